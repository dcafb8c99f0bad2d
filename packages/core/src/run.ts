import type { Adaptation } from './adaptation.ts'
import type { Use } from './contribution.ts'
import type { PerturbationDescription } from './instance.ts'
import type { Json, JsonObject } from './json.ts'
import type { BinnacleError } from './errors.ts'
import type { Capability, Price, TokenizerUse, Window } from './model.ts'
import type { Answer, Request } from './request.ts'
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

/** An annotator of a run with the deployments that play its roles: another judge is another run. */
export interface RunAnnotator extends Use {
  readonly roles?: { readonly [role: string]: readonly RoleSeat[] }
}

/** A deployment that plays a role, and the name of its seat. */
export interface RoleSeat extends RunDeployment {
  /** The name under which its verdict is kept; the model's where the role names no seats. */
  readonly seat: string
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
  readonly annotators: readonly RunAnnotator[]
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

/** What a request is for: the answer of the model under test, or help for an annotator. */
export type Purpose = 'evaluation' | 'annotation'

/** What an executor is asked: JSON, with the deployment that is to answer. */
export interface Question {
  /** SHA-256 of the canonical request, client, deployment and repeat; see `createRequestKey`. */
  readonly key: string
  readonly request: Request
  readonly capability: Capability
  readonly deployment: RunDeployment
  readonly purpose: Purpose
}

/** What came of a question. */
export type Settled =
  | {
      readonly question: Question
      readonly answer: Answer
      readonly error?: undefined
      /** From sending to the answer, with all tries. */
      readonly seconds: number
      /** The tries that failed before. */
      readonly attempts: readonly FailedAttempt[]
    }
  | {
      readonly question: Question
      readonly answer?: undefined
      readonly error: BinnacleError
      readonly seconds: number
      readonly attempts: readonly FailedAttempt[]
    }

/** Ends the work of an executor. */
export interface ExecutorSignals {
  /** No new questions: what is under way is waited for. */
  readonly stopping: AbortSignal
  /** Ends what is under way. */
  readonly signal: AbortSignal
}

/** What an executor wants to find again after a restart: batches that are submitted and paid for. Kept in the run folder. */
export interface Tickets {
  list(): readonly { readonly id: string; readonly ticket: Json }[]
  /** Keeps a ticket; it is with the operating system when this returns. */
  put(id: string, ticket: Json): void
  /** Its answers are settled. */
  remove(id: string): void
}

/** What goes along with the questions of a run. */
export interface ExecutorContext extends ExecutorSignals {
  readonly tickets: Tickets
}

/**
 * Settles questions: over HTTP at once, in batches of a provider, on other machines. It pulls a question when it has room for it, and
 * settles each exactly once, in any order. It throws only what is a fault of its own.
 */
export interface Executor {
  execute(questions: AsyncIterable<Question>, context: ExecutorContext): AsyncIterable<Settled>
  close?(): Promise<void>
}

/** One call of an answer source: what is asked, and what goes along with this try. */
export interface Ask {
  readonly key: string
  readonly request: Request
  readonly capability: Capability
  readonly signal: AbortSignal
  /** From 1 on. */
  readonly attempt: number
}

/** Where answers come from: a model, a cache, a record. Failures are thrown as `BinnacleError`. */
export interface AnswerSource {
  /** Whether asking costs nothing and needs no waiting: a record. */
  readonly recorded: boolean
  /** Who answers, for messages: `plugin @acme/client: model client acme`. */
  readonly by?: string
  answer(ask: Ask): Promise<Answer>
  close(): Promise<void>
}

/** What is recorded of the answers of a run: asked before each call. */
export interface Ledger {
  /** Whether answers may lie under the keys of format 0, which are looked up too. */
  readonly hasOldKeys?: boolean
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
