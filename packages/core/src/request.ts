import type { Json } from './json.ts'
import type { Message, Part } from './instance.ts'

/**
 * One question to a model, complete: two equal requests may share one answer. It never holds references.
 * Exactly one of `prompt`, `messages` and `parts` is there.
 */
export interface Request {
  readonly prompt?: string
  readonly messages?: readonly Message[]
  readonly parts?: readonly Part[]
  /** How many completions are asked for. */
  readonly numCompletions: number
  readonly temperature: number
  readonly topP: number
  /** HELM's field: how many alternatives a token; 1 where nothing else is asked. */
  readonly topKPerToken: number
  /** The cap on tokens of each completion. 0 together with `echoPrompt` scores the prompt's own tokens. */
  readonly maxTokens: number
  readonly stopSequences: readonly string[]
  readonly presencePenalty: number
  readonly frequencyPenalty: number
  /** Makes otherwise equal requests differ; part of the key, never sent. */
  readonly random?: string
  /** Whether the prompt's tokens come back in front of the completion's. */
  readonly echoPrompt: boolean
  readonly responseFormat?: { readonly jsonSchema: Json }
  readonly imageParameters?: {
    readonly width?: number
    readonly height?: number
    readonly guidanceScale?: number
    readonly diffusionSteps?: number
  }
  /** Beyond HELM; absent unless set. */
  readonly seed?: number
  /** Beyond HELM; absent unless set. */
  readonly topK?: number
}

/** One token of a completion. `logprob` is the natural logarithm of its probability, 0 where the model gives none. */
export interface Token {
  readonly text: string
  readonly logprob: number
}

/**
 * One text that a model gave. `logprob` is the sum over its tokens, 0 where the model gives none.
 * `finishReason`: `stop`, `length`, `endoftext`, `content_filter`, `refusal`, or the provider's own word.
 */
export interface Completion {
  readonly text: string
  readonly logprob: number
  readonly tokens: readonly Token[]
  readonly finishReason?: string
  /** The reasoning that the model showed apart from its answer. */
  readonly thinking?: string
  readonly parts?: readonly Part[]
}

/** Tokens as the provider billed them. */
export interface Usage {
  readonly promptTokens?: number
  readonly completionTokens?: number
  readonly cachedPromptTokens?: number
  readonly reasoningTokens?: number
}

/** What a model answered to one request. */
export interface Answer {
  readonly completions: readonly Completion[]
  /** Why the provider gave no text (its content filter, a policy). The completions are then one empty text, as in HELM. */
  readonly filtered?: string
  /** Seconds from sending to the whole answer. */
  readonly requestTime?: number
  /** When it was asked, in whole seconds since 1970. */
  readonly requestDatetime?: number
  /** What the model called itself. */
  readonly model?: string
  /** The provider's fingerprint of the system that answered. */
  readonly fingerprint?: string
  readonly usage?: Usage
  readonly batch?: { readonly size: number; readonly requestTime: number }
  /** HELM's mark on a recorded answer that had come from a cache. */
  readonly cached?: boolean
}
