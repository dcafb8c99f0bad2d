import type { Answer } from '../answer.ts'

/** One try to get an answer, and why it failed. */
export interface FailedAttempt {
  readonly attempt: number
  readonly code: string
  readonly message: string
  readonly at: string
  readonly seconds: number
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
