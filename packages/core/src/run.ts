import type { Answer } from './answer.ts'
import type { Adaptation } from './adaptation.ts'
import type { Use } from './contribution.ts'
import type { PerturbationDescription } from './instance.ts'
import type { JsonObject } from './json.ts'
import type { Price, TokenizerUse, Window } from './model.ts'
import type { Request } from './request.ts'
import type { Outcome } from './sample.ts'
import type { AssetSource, Augmentation, MetricUse } from './task.ts'

/** A deployment as a run uses it. Secrets in its options are references, never values. */
export interface RunDeployment {
  readonly name: string
  readonly model: string
  readonly client: string
  readonly options: JsonObject
  readonly window?: Window
  readonly tokenizer?: TokenizerUse
  readonly price?: Price
}

/** A task with its arguments and one model, resolved: JSON, printable, complete. */
export interface RunSpec {
  /** HELM's run name, with `/` as `_`. */
  readonly name: string
  readonly task: { readonly name: string; readonly args: JsonObject }
  readonly scenario: Use
  readonly adaptation: Adaptation
  readonly augmentation?: Augmentation
  readonly metrics: readonly MetricUse[]
  readonly annotators: readonly Use[]
  readonly groups: readonly string[]
  /** The files that were read while it was planned. */
  readonly assets?: readonly AssetSource[]
  /** The stat that tables show first. */
  readonly main?: { readonly stat: string; readonly split?: string }
  readonly deployment: RunDeployment
  /** What the model is marked with; decides adjustments. */
  readonly modelTags: readonly string[]
  /** Adjustments of the prompt for this model, in the order in which they were made. */
  readonly adjustments: readonly string[]
}

/** All runs of a session. */
export interface RunPlan {
  readonly runs: readonly RunSpec[]
}

/** The full name of a stat. */
export interface StatName {
  readonly name: string
  readonly split?: string
  readonly subSplit?: string
  readonly perturbation?: PerturbationDescription
}

/** The spread of a stat over instances, which HELM's own fields (over trials) do not tell. */
export interface StatSpread {
  /** Instances with a value. */
  readonly n: number
  readonly standardError: number
  /** Independent clusters of instances, where rows hang together. */
  readonly clusters?: number
  /** A 95 % interval of the mean. */
  readonly interval: readonly [low: number, high: number]
  /** `wilson` for shares, `t` for other means, `bootstrap` for a number of the whole. */
  readonly method: 'wilson' | 't' | 'bootstrap'
}

/** A number in HELM's form: `count` counts trials; variance is the population's. */
export interface Stat {
  readonly name: StatName
  readonly count: number
  readonly sum: number
  readonly sumSquared: number
  readonly min?: number
  readonly max?: number
  readonly mean?: number
  readonly variance?: number
  readonly stddev?: number
  /** The metric that gave it. */
  readonly metric: string
  readonly spread?: StatSpread
  /** Samples whose value is missing. */
  readonly missing?: number
}

/** How many samples ended how. */
export type OutcomeCounts = { readonly [O in Outcome]: number }

/** One try to get an answer, and why it failed. */
export interface FailedAttempt {
  readonly attempt: number
  readonly code: string
  readonly message: string
  readonly at: string
  readonly seconds: number
}

/** What happened, for progress and watchers. Events of a run carry its name. */
export type RunEvent =
  | { readonly type: 'runStarted'; readonly run: string }
  | { readonly type: 'gathered'; readonly run: string; readonly instances: number; readonly train: number; readonly loaded: number }
  | { readonly type: 'planned'; readonly run: string; readonly requests: number }
  | { readonly type: 'answered'; readonly run: string; readonly seconds: number; readonly fromRecord: boolean }
  | { readonly type: 'retrying'; readonly run: string; readonly code: string; readonly message: string; readonly waitMs: number }
  | { readonly type: 'failed'; readonly run: string; readonly code: string; readonly message: string; readonly hint?: string }
  | { readonly type: 'note'; readonly run?: string; readonly message: string }
  | { readonly type: 'fault'; readonly run: string; readonly code: string; readonly message: string; readonly hint?: string }
  | { readonly type: 'runFinished'; readonly run: string; readonly outcomes: OutcomeCounts; readonly stats: readonly Stat[] }

/** What a source of answers is asked. `key` is the hash of the whole canonical request, client, deployment and repeat. */
export interface Question {
  readonly key: string
  readonly request: Request
  readonly capability: 'generate' | 'scoreText'
  readonly signal: AbortSignal
  readonly attempt: number
}

/** Where answers come from: a model, a cache, a record. Failures are thrown as `BinnacleError`. */
export interface AnswerSource {
  /** Whether asking costs nothing and needs no waiting: a record. */
  readonly recorded: boolean
  /** Who answers, for messages: `plugin @acme/client: model client acme`. */
  readonly by?: string
  answer(question: Question): Promise<Answer>
  close(): Promise<void>
}

/** What is recorded of the answers of a run: asked before each call. */
export interface Ledger {
  has(key: string): boolean
  /** Records an answer; it counts as done when the promise is fulfilled. */
  record(key: string, answer: Answer): void | Promise<void>
  /** Records tries that failed; `answered` where a later one did not. */
  recordFailure(key: string, attempts: readonly FailedAttempt[], answered?: boolean): void | Promise<void>
  read(key: string): Answer | undefined
}

/** A change that a hook made, as it is recorded. */
export interface RecordedChange {
  readonly hook: string
  readonly plugin: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
}
