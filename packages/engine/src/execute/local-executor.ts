import { type BinnacleError, errorText, isBinnacleError, type RunDeployment } from '@binnacle/core'
import type { AnswerSource, Executor, ExecutorSignals, Question, Settled } from '@binnacle/core/run'
import * as errors from '../errors.ts'
import { ask, FailedCall, type Patience } from './ask.ts'
import type { Budget, Hold } from './budget.ts'
import { createChannel } from './channel.ts'
import type { Gate } from './gate.ts'

/** What asking from this process needs; shared by all runs of a session. */
export interface LocalExecutorTools {
  /** The source of a deployment's answers; opened once for each. */
  readonly sourceOf: (deployment: RunDeployment) => AnswerSource
  /** The gate of a deployment, or of a record. */
  readonly gateOf: (deployment: string) => Gate
  readonly patience: Patience
  readonly budget: Budget
  /** Told of every wait before another try. */
  readonly retrying: (question: Question, error: BinnacleError, waitMs: number) => void
}

/** A question on its way, with its place and what it may cost. */
interface Flight {
  readonly question: Question
  readonly gate: Gate
  readonly source: AnswerSource
  readonly hold: Hold | undefined
}

/** The name of the gate of recorded answers. */
export const RECORD_GATE = 'the record'

/**
 * Asks from this process: bounded concurrency by deployment, tries again, stops at the budget. The next question is pulled while the one
 * before it waits for a place, so that a place is filled the moment it is free.
 */
export function createLocalExecutor(tools: LocalExecutorTools): Executor {
  const { budget, patience } = tools

  async function settle({ question, gate, source, hold }: Flight, signals: ExecutorSignals): Promise<Settled> {
    const started = performance.now()
    try {
      const retrying = (error: BinnacleError, waitMs: number) => tools.retrying(question, error, waitMs)
      const { answer, seconds, attempts } = await ask(source, question, { gate, patience, ...signals, retrying })
      hold?.settle(answer)
      return { question, answer, seconds, attempts }
    } catch (thrown) {
      hold?.settle(undefined)
      const seconds = (performance.now() - started) / 1000
      if (thrown instanceof FailedCall) return { question, error: thrown.error, seconds, attempts: thrown.attempts }
      return failedBefore(question, thrown, source.by, seconds)
    }
  }

  return {
    async *execute(questions, signals) {
      const settled = createChannel<{ readonly outcome: Settled; readonly gate: Gate | undefined }>()
      let underWay = 0
      let pumped = false
      // After a fault of all that is asked here, what was pulled already is not sent.
      let isBroken = false

      function over(): void {
        if (pumped && underWay === 0) settled.end()
      }

      async function fly(flight: Flight): Promise<void> {
        const outcome = await settle(flight, signals)
        if (outcome.error !== undefined && outcome.error.fate !== 'sample') isBroken = true
        settled.push({ outcome, gate: flight.gate })
        underWay--
        over()
      }

      async function pump(): Promise<void> {
        for await (const question of questions) {
          let source: AnswerSource
          try {
            source = tools.sourceOf(question.deployment)
          } catch (cause) {
            settled.push({ outcome: failedBefore(question, cause, undefined, 0), gate: undefined })
            continue
          }
          // The budget comes first: who waits for it keeps no place from those whom it waits for.
          const found = source.recorded ? undefined : budget.hold(question.request, question.deployment.price)
          const hold = found instanceof Promise ? await found : found
          const gate = tools.gateOf(source.recorded ? RECORD_GATE : question.deployment.name)
          const place = gate.enter(signals.stopping)
          underWay++
          if (place !== undefined) await place
          const refused = signals.stopping.aborted || isBroken ? errors.stopped() : isBinnacleError(hold) ? hold : undefined
          if (refused === undefined) void fly({ question, gate, source, hold: hold as Hold | undefined })
          else {
            if (!isBinnacleError(hold)) hold?.settle(undefined)
            underWay--
            settled.push({ outcome: failedBefore(question, refused, source.by, 0), gate })
          }
        }
      }

      void pump().then(
        () => {
          pumped = true
          over()
        },
        (cause: unknown) => settled.end(cause),
      )
      for await (const { outcome, gate } of settled) {
        yield outcome
        // The place is free when whoever asked has taken the answer: it is recorded by then.
        gate?.leave()
      }
    },
  }
}

/** A question that was not asked. */
function failedBefore(question: Question, cause: unknown, by: string | undefined, seconds: number): Settled {
  const error = isBinnacleError(cause) ? cause : errors.clientFault(by ?? 'the model client', cause)
  return {
    question,
    error,
    seconds,
    attempts: [{ attempt: 1, code: error.code, message: errorText(error), at: new Date().toISOString(), seconds }],
  }
}
