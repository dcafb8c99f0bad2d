import { type Answer, type BinnacleError, errorText, type RequestInfo, type RunSpec } from '@binnacle/core'
import type { Executor, Question, RunEvent, Settled } from '@binnacle/core/run'
import type { HookDriver } from '@binnacle/core/host'
import { faultNote } from '../fault-note.ts'
import type { RunStore } from '@binnacle/store'
import { lookFirst } from './look-first.ts'

/** What recording answers needs. */
export interface RecordTools {
  readonly store: Pick<RunStore, 'ledger' | 'change'>
  readonly hooks: HookDriver
  readonly emit: (event: RunEvent) => void
}

/** Puts settled questions into the record, through the hooks: the same for the model under test and for judges. */
export interface SettledRecorder {
  /**
   * Records an answer, or why there is none.
   * @returns the answer as it counts, or the error; a promise only where something has to be waited for
   */
  record(settled: Settled): Answer | BinnacleError | Promise<Answer | BinnacleError>
  /** What ended the run, once something did: a wrong key, an unknown model, a spent budget, a full disk, a stop. */
  readonly ended: BinnacleError | undefined
  end(error: BinnacleError): void
  /** Waits until all answers are recorded, then throws what ended the run, if anything did. */
  drain(): Promise<void>
}

/**
 * Makes a recorder.
 * @param infoOf what hooks are told of a question
 */
export function createSettledRecorder(
  spec: RunSpec,
  { store, hooks, emit }: RecordTools,
  infoOf: (question: Question) => RequestInfo,
): SettledRecorder {
  const underWay = new Set<Promise<unknown>>()
  let ended: BinnacleError | undefined
  const end = (error: BinnacleError): void => void (ended ??= error)
  const hears = (name: 'completionReceived' | 'transformCompletion') => hooks.has(name, spec)
  const [watches, transforms] = [hears('completionReceived'), hears('transformCompletion')]

  async function withHooks({ question, answer: raw, seconds, attempts }: Settled & { readonly answer: Answer }): Promise<Answer> {
    const { key, request } = question
    const info = { ...infoOf(question), key, request }
    const answer = transforms
      ? await hooks.waterfall('transformCompletion', spec, (change) => store.change({ ...change, subject: `answer ${key}` }), raw, info)
      : raw
    await store.ledger.record(key, answer)
    if (watches) await hooks.call('completionReceived', spec, raw, { ...info, seconds, attempts: attempts.length + 1 })
    return answer
  }

  /** Waits for a record without holding up others; what fails ends the run. */
  function track(work: void | Promise<void>): void {
    if (work === undefined) return
    const one = work.catch((error: unknown) => end(error as BinnacleError)).finally(() => underWay.delete(one))
    underWay.add(one)
  }

  async function throughHooks(settled: Settled & { readonly answer: Answer }): Promise<Answer | BinnacleError> {
    try {
      return await withHooks(settled)
    } catch (cause) {
      return fail({ ...settled, answer: undefined, error: cause as BinnacleError })
    }
  }

  function fail({ question, error, attempts }: Settled & { readonly error: BinnacleError }): BinnacleError {
    if (error.code === 'ERR_RUN_STOPPED') return (end(error), error)
    const code = error.code ?? 'ERR_INTERNAL'
    const at = new Date().toISOString()
    const tries = attempts.length > 0 ? attempts : [{ attempt: 1, code, message: errorText(error), at, seconds: 0 }]
    try {
      track(store.ledger.recordFailure(question.key, tries))
    } catch (disk) {
      end(disk as BinnacleError)
    }
    emit({ ...faultNote(spec, { code, message: errorText(error), hint: error.hint }), type: 'failed' })
    if (error.fate !== 'sample') end(error)
    return error
  }

  return {
    record(settled) {
      if (settled.error !== undefined) return fail(settled)
      const { question, answer, attempts } = settled
      try {
        if (attempts.length > 0) track(store.ledger.recordFailure(question.key, attempts, true))
        if (transforms || watches) {
          const one = throughHooks(settled)
          underWay.add(one)
          return one.finally(() => underWay.delete(one))
        }
        track(store.ledger.record(question.key, answer))
      } catch (cause) {
        end(cause as BinnacleError)
      }
      return answer
    },
    get ended() {
      return ended
    },
    end,
    async drain() {
      while (underWay.size > 0) await Promise.all(underWay)
      if (ended !== undefined) throw ended
    },
  }
}

/** The executor with the caches of plugins in front of it, where there are any. */
export function withLookup(executor: Executor, spec: RunSpec, hooks: HookDriver, infoOf: (question: Question) => RequestInfo): Executor {
  if (!hooks.has('lookupCompletion', spec)) return executor
  return lookFirst(executor, async (question) => {
    const found = await hooks.first('lookupCompletion', spec, question.request, { ...infoOf(question), key: question.key })
    return found as Answer | undefined
  })
}
