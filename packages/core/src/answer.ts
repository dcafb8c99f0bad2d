import type { Part } from './instance.ts'

/**
 * How a completion ended: `stop` at its own end or a stop sequence, `length` at the cap on tokens or the window, `endoftext` at the
 * model's end mark where the provider says so, `filter` by the provider's filter, `refusal` where the model refuses, `toolCalls` where
 * it asks for a tool, `unknown` where the provider's word is in no table: the text then counts as whole.
 */
export const FINISH_REASONS = ['stop', 'length', 'endoftext', 'filter', 'refusal', 'toolCalls', 'unknown'] as const

/** One of `FINISH_REASONS`. */
export type FinishReason = (typeof FINISH_REASONS)[number]

/** A token that the model weighed in place of the one it gave. */
export interface TokenAlternative {
  readonly text: string
  /** The natural logarithm of its probability. */
  readonly logprob: number
}

/** One token of a completion. */
export interface Token {
  readonly text: string
  /** The natural logarithm of its probability, at most 0. Absent where the provider gives none, as for the first token of an echo. */
  readonly logprob?: number
  /** The likeliest tokens at this place, the likeliest first, where more than one is asked for. */
  readonly alternatives?: readonly TokenAlternative[]
}

/** One text that a model gave. What is absent is not known; only a record of HELM's has 0 and an empty list in its place. */
export interface Completion {
  readonly text: string
  /** The natural logarithm of the probability of the whole: the sum over its tokens. */
  readonly logprob?: number
  /** The tokens; joined, they are the text. */
  readonly tokens?: readonly Token[]
  /** Whether `tokens`, joined, are the prompt that was to be scored; absent where nobody looked, as in records of HELM's. */
  readonly echoed?: boolean
  readonly finishReason?: FinishReason
  /** The provider's own word for how it ended, where it is another than the usual one for `finishReason`. */
  readonly providerReason?: string
  /** The reasoning that the model showed apart from its answer. */
  readonly thinking?: string
  readonly parts?: readonly Part[]
  /** The vector that stands for the text that was asked about, where an embedding was asked for. */
  readonly embedding?: readonly number[]
}

/** Numbers of tokens as the provider billed them. What is absent is not known. */
export interface Usage {
  /** All tokens of the prompt, those that a cache gave or took included. */
  readonly promptTokens?: number
  /** All tokens of the completions, reasoning included. */
  readonly completionTokens?: number
  /** Those of the prompt that the provider's cache gave. */
  readonly cacheReadTokens?: number
  /** Those of the prompt that went into the provider's cache. */
  readonly cacheWriteTokens?: number
  /** Those of the completions that are reasoning. */
  readonly reasoningTokens?: number
}

/** What only HELM's files have. */
export interface HelmAnswerFields {
  /** HELM's mark on an answer that had come from a cache. */
  readonly cached: boolean
  /** Answers that were asked for together, and the seconds that they took. */
  readonly batch?: { readonly size: number; readonly requestTime: number }
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
  /** Seconds from sending to the first token, where the answer came as a stream. */
  readonly timeToFirstToken?: number
  /** What the model called itself. */
  readonly model?: string
  /** The provider's fingerprint of the system that answered. */
  readonly fingerprint?: string
  readonly usage?: Usage
  /** There where the answer was read from a record of HELM's. */
  readonly helm?: HelmAnswerFields
}

/**
 * The completions, the likeliest first and the first of equally likely ones before the others. Where the log-probability of one is not
 * known they stay in the order in which they were given.
 */
export function byLikelihood(completions: readonly Completion[]): readonly Completion[] {
  if (completions.length < 2 || completions.some(({ logprob }) => logprob === undefined)) return completions
  return completions.toSorted((left, right) => right.logprob! - left.logprob!)
}
