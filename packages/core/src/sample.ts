import type { Answer } from './answer.ts'
import type { Adaptation } from './adaptation.ts'
import type { Instance } from './instance.ts'
import type { Json } from './values/json.ts'
import type { Capability } from './model.ts'
import type { Request } from './request.ts'

/** The outcomes, the strongest first. */
export const OUTCOMES = ['errored', 'refused', 'filtered', 'truncated', 'unparsed', 'scored'] as const

/**
 * How a sample ended, in this precedence: `errored` (no answer), `refused`, `filtered` (the provider's filter),
 * `truncated` (cut at the token cap before an answer could be read), `unparsed` (no choice could be read), `scored`.
 * It describes the sample, not its score.
 */
export type Outcome = (typeof OUTCOMES)[number]

/** Counts of tokens by the tokenizer of the deployment, taken when the request was made. */
export interface TokenCounts {
  /** Tokens of the prompt; 1 where the deployment has no tokenizer, as in HELM. */
  readonly prompt: number
  /** Tokens of a blank followed by the reference's text, for requests that score a reference. */
  readonly reference?: number
  /** Set where the numbers are an estimate and not a tokenizer's. */
  readonly estimated?: true
}

/** A request as an adapter made it, with what later rooms need to know about its making. */
export interface AdaptedRequest {
  readonly request: Request
  /** What the model must do with it; `generate` where absent. */
  readonly capability?: Capability
  /** For requests about one reference: whether it is scored in its context or by itself. */
  readonly mode?: 'original' | 'calibration'
  readonly referenceIndex?: number
  /** From the letter shown to the model to the text of the reference. */
  readonly outputMapping?: { readonly [letter: string]: string }
  /** In-context examples that fitted into the prompt. */
  readonly numTrainInstances: number
  /** Whether the prompt was cut at the window. */
  readonly promptTruncated: boolean
  /** Leading tokens that are only context, in language modelling. */
  readonly numConditioningTokens: number
  readonly tokenCounts: TokenCounts
}

/** A request with its answer. */
export interface SampleRequest extends AdaptedRequest {
  readonly answer: Answer
  /** The turn of a conversation that an adapter leads, from 0; absent where all requests are made at once. */
  readonly turn?: number
}

/** One (instance, perturbation, trial, repeat) with its requests, answers and annotations: what a metric reads. */
export interface Sample {
  readonly instance: Instance
  readonly trial: number
  /** Which of the repetitions of the same request this is, from 0 to `numTrials` − 1. */
  readonly repeat: number
  readonly outcome: Outcome
  readonly requests: readonly SampleRequest[]
  readonly annotations: { readonly [annotator: string]: Json }
  /** How the requests were made; the same object for all samples of a run. */
  readonly adaptation: Adaptation
}
