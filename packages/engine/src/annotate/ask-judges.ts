import {
  type Answer,
  type BinnacleError,
  createRequest,
  errorText,
  type Instance,
  isBinnacleError,
  type Request,
  type RequestInfo,
  type RoleAnswer,
  type RoleRequest,
  type RoleSeat,
  type RunDeployment,
  type RunSpec,
} from '@binnacle/core'
import type { Executor, ExecutorSignals, Question } from '@binnacle/core/run'
import { createChannel } from '../execute/channel.ts'
import { createFindKey, type FindKey } from '../execute/find-key.ts'
import { createSettledRecorder, type RecordTools, withLookup } from '../execute/record-settled.ts'
import type { RunStore } from '@binnacle/store'

/** What asking judges needs. */
export interface JudgeTools extends RecordTools, ExecutorSignals {
  readonly executor: Executor
  readonly store: Pick<RunStore, 'ledger' | 'change' | 'judgeRequests' | 'tickets'>
}

/** Who asks whom about what. */
export interface JudgeCall {
  readonly sample: number
  readonly instance: Instance
  readonly annotator: string
  readonly role: string
  readonly seat: RoleSeat
  readonly request: RoleRequest
}

/** The models that play roles for the annotators of a run: asked, hooked and recorded like the model under test. */
export interface Judges {
  /**
   * Asks one model. What it did wrong comes as a value.
   * @throws BinnacleError what ended the run
   */
  ask(call: JudgeCall): Promise<RoleAnswer>
  /** What ended the run, if anything did. */
  readonly ended: BinnacleError | undefined
  /** Waits until all is recorded. */
  close(): Promise<void>
}

/** Opens the judges of a run: one stream of questions to the executor, one flight a key. */
export function openJudges(spec: RunSpec, tools: JudgeTools): Judges {
  const { store, hooks } = tools
  const questions = createChannel<Question>()
  const flights = new Map<
    string,
    { readonly promise: Promise<Answer | BinnacleError>; readonly land: (result: Answer | BinnacleError) => void }
  >()
  const askers = new Map<string, Pick<RequestInfo, 'annotator' | 'role' | 'deployment'>>()
  const keysOf = new Map<string, FindKey>()
  const infoOf = ({ key }: Question): RequestInfo => ({ run: spec, purpose: 'annotation', ...askers.get(key)! })
  const recorder = createSettledRecorder(spec, tools, infoOf)
  const executor = withLookup(tools.executor, spec, hooks, infoOf)
  const running = run()

  async function run(): Promise<void> {
    try {
      for await (const settled of executor.execute(questions, { stopping: tools.stopping, signal: tools.signal, tickets: store.tickets })) {
        const flight = flights.get(settled.question.key)!
        void Promise.resolve(recorder.record(settled)).then((result) => {
          flights.delete(settled.question.key)
          flight.land(result)
        })
      }
    } catch (cause) {
      recorder.end(cause as BinnacleError)
      for (const { land } of flights.values()) land(cause as BinnacleError)
    }
  }

  function keyOf(deployment: RunDeployment, request: Request): string {
    const id = JSON.stringify([deployment.client, deployment.name, deployment.model, deployment.options])
    let find = keysOf.get(id)
    if (find === undefined) keysOf.set(id, (find = createFindKey(deployment, store.ledger)))
    return find(request)
  }

  /** A judge's prompt passes the hooks of requests too: a redactor sees all that leaves the machine. */
  function transformed(call: JudgeCall, asked: Request): Promise<Request> | Request {
    if (!hooks.has('transformRequest', spec, 'annotation')) return asked
    const { instance, annotator, role } = call
    const deployment = deploymentOf(call.seat)
    const changed = (change: { hook: string; plugin: string; before: unknown; after: unknown }) =>
      store.change({ ...change, subject: `request of ${annotator} (${role}) for instance ${instance.id}` })
    const info = { run: spec, purpose: 'annotation' as const, deployment, annotator, role, instance }
    return hooks.waterfall('transformRequest', spec, changed, asked, info)
  }

  function fly(key: string, request: Request, call: JudgeCall): Promise<Answer | BinnacleError> {
    const flying = flights.get(key)
    if (flying !== undefined) return flying.promise
    const known = store.ledger.read(key)
    if (known !== undefined) return Promise.resolve(known)
    const { promise, resolve } = Promise.withResolvers<Answer | BinnacleError>()
    flights.set(key, { promise, land: resolve })
    const deployment = deploymentOf(call.seat)
    askers.set(key, { annotator: call.annotator, role: call.role, deployment })
    questions.push({ key, request, capability: 'generate', deployment, purpose: 'annotation' })
    return promise
  }

  return {
    async ask(call) {
      const { sample, annotator, role } = call
      const { seat, model, name } = call.seat
      const who = { seat, model, deployment: name }
      if (recorder.ended !== undefined) throw recorder.ended
      const request = await transformed(call, createRequest(call.request))
      const key = keyOf(call.seat, request)
      store.judgeRequests.append({ sample, annotator, role, deployment: name, key, request })
      const result = await fly(key, request, call)
      if (!isBinnacleError(result)) return { ...who, answer: result }
      if (result.fate !== 'sample' || result.code === 'ERR_RUN_STOPPED') throw result
      return { ...who, error: { code: result.code, message: errorText(result), retryable: result.retryable } }
    },
    get ended() {
      return recorder.ended
    },
    async close() {
      questions.end()
      await running
      await recorder.drain()
    },
  }
}

/** The deployment of a seat, as any model's. */
function deploymentOf({ seat: _seat, ...deployment }: RoleSeat): RunDeployment {
  return deployment
}
