import type { Answer, BinnacleError, RequestInfo, RunSpec } from '@binnacle/core'
import type { Executor, ExecutorSignals, Question } from '@binnacle/core/run'
import { isBinnacleError } from '@binnacle/core'
import { stopped } from '../errors.ts'
import type { RunStore } from '@binnacle/store'
import { createSettledRecorder, type RecordTools, withLookup } from './record-settled.ts'

/** Answers that hooks may still be busy with before more are asked for. */
const MOST_UNRECORDED = 512

/** What executing needs. */
export interface ExecuteTools extends RecordTools, ExecutorSignals {
  readonly store: Pick<RunStore, 'ledger' | 'change' | 'tickets'>
  readonly executor: Executor
}

/** The questions of a run on their way to recorded answers. */
export interface Execution {
  /** Whether a request is answered, or has failed for good. */
  isSettled(key: string): boolean
  /** Whether a question with this key has to be asked: it has no answer, did not fail, and is not under way. */
  isOpen(key: string): boolean
  /** What ended the run so far: no more questions are to be made. */
  ended(): BinnacleError | undefined
  /**
   * Asks all questions, each key once; every answer is handed to the record before its place is given free, so that a crash loses at
   * most the answers under way.
   * @param answered told of each key when its answer is recorded, or has failed for good
   * @throws BinnacleError what ended the run
   */
  run(questions: AsyncIterable<Question>, answered?: (key: string, answer: Answer | undefined) => void): Promise<void>
}

const signalsOf = ({ stopping, signal }: ExecutorSignals): ExecutorSignals => ({ stopping, signal })

/** Makes the execution of a run. */
export function createExecution(spec: RunSpec, tools: ExecuteTools): Execution {
  const { store, emit, stopping } = tools
  const underWay = new Set<string>()
  const failed = new Set<string>()
  const info: RequestInfo = { run: spec, purpose: 'evaluation', deployment: spec.deployment }
  const recorder = createSettledRecorder(spec, tools, () => info)
  const executor = withLookup(tools.executor, spec, tools.hooks, () => info)

  function ended(): BinnacleError | undefined {
    if (stopping.aborted) recorder.end(stopped())
    return recorder.ended
  }

  /** Each key once, and none after the run has ended. */
  async function* open(questions: AsyncIterable<Question>): AsyncGenerator<Question> {
    for await (const question of questions) {
      if (ended() !== undefined) return
      if (underWay.has(question.key) || failed.has(question.key)) continue
      underWay.add(question.key)
      yield question
    }
  }

  return {
    isSettled: (key) => !underWay.has(key) && (store.ledger.has(key) || failed.has(key)),
    isOpen: (key) => !underWay.has(key) && !failed.has(key) && !store.ledger.has(key),
    ended,
    async run(questions, answered) {
      const waiting = new Set<Promise<void>>()
      const settle = (key: string, seconds: number, result: Answer | BinnacleError): void => {
        if (isBinnacleError(result)) failed.add(key)
        else emit({ type: 'answered', run: spec.name, seconds, fromRecord: false })
        underWay.delete(key)
        answered?.(key, isBinnacleError(result) ? undefined : result)
      }
      for await (const settled of executor.execute(open(questions), { ...signalsOf(tools), tickets: store.tickets })) {
        const { key } = settled.question
        const result = recorder.record(settled)
        if (!(result instanceof Promise)) {
          settle(key, settled.seconds, result)
          continue
        }
        const one: Promise<void> = result.then((value) => settle(key, settled.seconds, value)).finally(() => waiting.delete(one))
        waiting.add(one)
        if (waiting.size >= MOST_UNRECORDED) await Promise.race(waiting)
      }
      await Promise.all(waiting)
      await recorder.drain()
      ended()
      await recorder.drain()
    },
  }
}
