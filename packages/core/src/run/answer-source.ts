import type { Capability } from '../model.ts'
import type { Answer } from '../answer.ts'
import type { Request } from '../request.ts'

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
