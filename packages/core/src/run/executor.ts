import type { BinnacleError } from '../errors.ts'
import type { Json } from '../values/json.ts'
import type { Capability } from '../model.ts'
import type { Answer } from '../answer.ts'
import type { Request } from '../request.ts'
import type { Purpose, RunDeployment } from '../run-spec.ts'
import type { FailedAttempt } from './ledger.ts'

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
