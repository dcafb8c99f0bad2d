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
