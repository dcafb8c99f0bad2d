import {
  type Answer,
  type AnswerSource,
  type BinnacleError,
  errorText,
  type Request,
  type RoleAnswer,
  type RunEvent,
  type RunSpec,
} from '@binnacle/core'
import {
  ask,
  type AskRole,
  type Budget,
  createRequestKey,
  FailedCall,
  finishRun,
  type Gate,
  type Patience,
  resolveModel,
  type RunStore,
} from '@binnacle/engine'
import type { Container } from '@binnacle/core/host'
import type { Signals } from './watch-signals.ts'

/** What asking models for annotators needs. */
export interface RoleTools {
  readonly container: Container
  /** The run that is annotated. */
  readonly run: RunSpec
  readonly store: RunStore
  readonly patience: Patience
  readonly budget: Budget
  readonly gateOf: (deployment: string) => Gate
  readonly signals: Signals
  readonly emit: (event: RunEvent) => void
  /** Opens the source of a model's answers. */
  readonly open: (spec: RunSpec) => AnswerSource
}

/** Models that play roles. */
export interface Roles {
  readonly askRole: AskRole
  close(): Promise<void>
}

interface OpenModel {
  readonly source: AnswerSource
  readonly spec: RunSpec
  readonly keyOf: (request: Request) => string
}

/**
 * Asks models that play roles for annotators: recorded in the same run, one flight a request, through the gates of their own
 * deployments, and with the same caches.
 */
export function createRoles(tools: RoleTools): Roles {
  const models = new Map<string, Promise<OpenModel>>()
  const flights = new Map<string, Promise<Answer>>()

  async function open(model: string): Promise<OpenModel> {
    const resolved = await resolveModel(tools.container, model)
    const spec = finishRun({ ...tools.run, name: model }, resolved, [])
    return { source: tools.open(spec), spec, keyOf: createRequestKey(spec.deployment) }
  }

  async function askRole(model: string, request: Request, by: string): Promise<RoleAnswer> {
    try {
      let opening = models.get(model)
      if (opening === undefined) models.set(model, (opening = open(model)))
      const opened = await opening
      const key = opened.keyOf(request)
      const known = tools.store.ledger.read(key)
      if (known !== undefined) return { model, answer: known }
      let flight = flights.get(key)
      if (flight === undefined) {
        flight = fly(opened, key, request, by).finally(() => flights.delete(key))
        flights.set(key, flight)
      }
      return { model, answer: await flight }
    } catch (cause) {
      return { model, error: errorText(cause) }
    }
  }

  async function fly({ source, spec }: OpenModel, key: string, request: Request, by: string): Promise<Answer> {
    const { hooks } = tools.container
    const { run, store, budget, patience, signals } = tools
    const gate = tools.gateOf(spec.deployment.name)
    await gate.enter(signals.stopping)
    try {
      const cached = hooks.has('lookupCompletion', run) ? await hooks.first('lookupCompletion', run, request, { run, key }) : undefined
      const spent = budget.spent()
      if (cached === undefined && spent !== undefined && !source.recorded) throw spent
      const retrying = (error: BinnacleError, waitMs: number) =>
        tools.emit({ type: 'retrying', run: by, code: error.code, message: error.message, waitMs })
      const question = { key, request, capability: 'generate' as const }
      const asked =
        cached === undefined
          ? await ask(source, question, { gate, patience, signal: signals.hard, stopping: signals.stopping, retrying })
          : { answer: cached, seconds: 0, attempts: [] }
      if (cached === undefined && !source.recorded) budget.charge(request, asked.answer, spec.deployment.price)
      await store.ledger.record(key, asked.answer)
      const { answer, seconds, attempts } = asked
      if (attempts.length > 0) await store.ledger.recordFailure(key, attempts, true)
      await hooks.call('completionReceived', run, answer, { run, key, request, seconds, attempts: attempts.length + 1 })
      return answer
    } catch (cause) {
      if (cause instanceof FailedCall && cause.error.code !== 'ERR_RUN_STOPPED') void store.ledger.recordFailure(key, cause.attempts)
      throw cause
    } finally {
      gate.leave()
    }
  }

  return {
    askRole,
    async close() {
      for (const opening of models.values()) await (await opening.catch(() => undefined))?.source.close()
    },
  }
}
