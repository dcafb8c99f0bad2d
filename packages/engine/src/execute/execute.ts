import {
  type Answer,
  type AnswerSource,
  type BinnacleError,
  type Capability,
  errorText,
  type Request,
  type RunEvent,
  type RunSpec,
} from '@binnacle/core'
import type { HookDriver } from '@binnacle/core/host'
import { ask, FailedCall, type Patience } from './ask.ts'
import type { Budget } from './budget.ts'
import { stopped } from '../errors.ts'
import { faultNote } from '../fault-note.ts'
import type { Gate } from './gate.ts'
import type { RunStore } from '../store/store.ts'

/** Turns requests into recorded answers. */
export interface Executor {
  /**
   * Takes a request. Fulfilled at once, or, when enough of them wait for a place, once this one has it; the answer comes later.
   * @throws BinnacleError what ended the run: a wrong key, an unknown model, a spent budget, a full disk, a stop
   */
  submit(key: string, request: Request, capability: 'generate' | 'scoreText'): Promise<void> | undefined
  /** Whether a request is answered, or has failed for good. */
  readonly isSettled: (key: string) => boolean
  /** Waits for what is under way, then throws what ended the run, if anything did. */
  drain(): Promise<void>
}

/** What executing needs. */
export interface ExecuteTools {
  readonly store: Pick<RunStore, 'ledger' | 'change'>
  readonly hooks: HookDriver
  readonly source: AnswerSource
  readonly gate: Gate
  readonly patience: Patience
  readonly budget: Budget
  /** No new calls. */
  readonly stopping: AbortSignal
  /** Ends calls that are under way. */
  readonly signal: AbortSignal
  readonly emit: (event: RunEvent) => void
}

/**
 * Makes the executor of a run: one flight a key, bounded concurrency, every answer recorded before its place is given free, so
 * that a crash loses at most the answers under way.
 */
export function createExecutor(spec: RunSpec, tools: ExecuteTools): Executor {
  const { store, hooks, source, gate, budget, emit } = tools
  const flights = new Set<string>()
  const failed = new Set<string>()
  let ended: BinnacleError | undefined
  let idle: (() => void) | undefined
  /** Requests that wait for a place. */
  let queued = 0
  const looksUp = hooks.has('lookupCompletion', spec)
  const watches = hooks.has('completionReceived', spec)
  const transforms = hooks.has('transformCompletion', spec)

  function retrying(error: BinnacleError, waitMs: number): void {
    emit({ type: 'retrying', run: spec.name, code: error.code, message: error.message, waitMs })
  }

  function end(error: BinnacleError): void {
    ended ??= error
  }

  /** Before each call: whether there may be another one. */
  function throwIfEnded(): void {
    if (tools.stopping.aborted) end(stopped())
    const spent = source.recorded ? undefined : budget.spent()
    if (spent !== undefined) end(spent)
    if (ended !== undefined) throw ended
  }

  function mayGo(): boolean {
    try {
      throwIfEnded()
      return true
    } catch {
      return false
    }
  }

  function land(key: string): void {
    flights.delete(key)
    gate.leave()
    if (flights.size === 0) idle?.()
  }

  async function fly(key: string, request: Request, capability: Extract<Capability, 'generate' | 'scoreText'>): Promise<void> {
    try {
      const cached = looksUp ? await hooks.first('lookupCompletion', spec, request, { run: spec, key }) : undefined
      const asked =
        cached === undefined
          ? await ask(
              source,
              { key, request, capability },
              { gate, patience: tools.patience, signal: tools.signal, stopping: tools.stopping, retrying },
            )
          : undefined
      const raw = (cached ?? asked!.answer) as Answer
      const seconds = asked?.seconds ?? 0
      if (asked !== undefined && !source.recorded) budget.charge(request, raw, spec.deployment.price)
      const answer = transforms ? await transformed(key, request, raw) : raw
      await store.ledger.record(key, answer)
      if (asked !== undefined && asked.attempts.length > 0) await store.ledger.recordFailure(key, asked.attempts, true)
      if (watches)
        await hooks.call('completionReceived', spec, raw, { run: spec, key, request, seconds, attempts: (asked?.attempts.length ?? 0) + 1 })
      emit({ type: 'answered', run: spec.name, seconds, fromRecord: false })
    } catch (thrown) {
      await fail(key, thrown)
    } finally {
      land(key)
    }
  }

  function transformed(key: string, request: Request, raw: Answer): Promise<Answer> {
    return hooks.waterfall('transformCompletion', spec, (change) => store.change({ ...change, subject: `answer ${key}` }), raw, {
      run: spec,
      key,
      request,
    })
  }

  async function fail(key: string, thrown: unknown): Promise<void> {
    const call = thrown instanceof FailedCall ? thrown : undefined
    const error = call?.error ?? (thrown as BinnacleError)
    if (error.code === 'ERR_RUN_STOPPED') return end(error)
    failed.add(key)
    try {
      await store.ledger.recordFailure(
        key,
        call?.attempts ?? [
          { attempt: 1, code: error.code ?? 'ERR_INTERNAL', message: errorText(error), at: new Date().toISOString(), seconds: 0 },
        ],
      )
    } catch (disk) {
      end(disk as BinnacleError)
    }
    emit({ ...faultNote(spec, { code: error.code ?? 'ERR_INTERNAL', message: errorText(error), hint: error.hint }), type: 'failed' })
    if (error.fate !== 'sample') end(error)
  }

  function launch(key: string, request: Request, capability: 'generate' | 'scoreText'): void {
    void fly(key, request, capability)
  }

  return {
    submit(key, request, capability) {
      throwIfEnded()
      if (flights.has(key) || failed.has(key)) return undefined
      if (store.ledger.has(key)) {
        emit({ type: 'answered', run: spec.name, seconds: 0, fromRecord: true })
        return undefined
      }
      flights.add(key)
      const place = gate.enter(tools.stopping)
      if (place === undefined) return (launch(key, request, capability), undefined)
      queued++
      const launched = place.then(() => {
        queued--
        if (mayGo()) launch(key, request, capability)
        else land(key)
      })
      // As many as may go at once are made ready ahead, so that a place is filled the moment it is free.
      return queued > gate.limit ? launched : undefined
    },
    isSettled: (key) => !flights.has(key) && (store.ledger.has(key) || failed.has(key)),
    async drain() {
      if (flights.size > 0) await new Promise<void>((resolve) => (idle = resolve))
      if (ended !== undefined) throw ended
    },
  }
}
