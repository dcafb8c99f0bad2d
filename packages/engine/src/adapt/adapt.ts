import {
  type AdaptedRequest,
  errorText,
  type Fit,
  type Instance,
  isBinnacleError,
  type PlainAdapter,
  type Request,
  type RequestInfo,
  type RunSpec,
} from '@binnacle/core'
import type { Question } from '@binnacle/core/run'
import type { HookDriver } from '@binnacle/core/host'
import { createFindKey } from '../execute/find-key.ts'
import type { Gathered } from '../gather/gather.ts'
import type { RequestRow, RunStore } from '@binnacle/store'
import { chooseShots } from './shots.ts'

/** What adapting needs. */
export interface AdaptTools {
  readonly store: RunStore
  readonly hooks: HookDriver
  readonly fit: Fit
  /** Told of an instance that cannot be asked: its sample is errored. */
  readonly failed: (sample: number, instance: Instance, error: unknown) => void
  /** Told at the end how many rows stand among their own shots, where any do. */
  readonly ownShots?: (rows: number) => void
}

/** The requests of one sample, in order. */
export interface AdaptedSample {
  readonly sample: number
  readonly trial: number
  readonly repeat: number
  readonly instance: Instance
  readonly rows: readonly RequestRow[]
}

/** A place of the plan: what is asked there, with which shots. */
export interface PlannedSample {
  /** The place: (trial × repeats + repeat) × instances + instance. */
  readonly sample: number
  readonly trial: number
  readonly repeat: number
  readonly instance: Instance
  readonly shots: readonly Instance[]
  /** Why it cannot be asked. */
  readonly fault: unknown
}

/**
 * The places of a run in the order of the plan: trial by trial, repeat by repeat, instance by instance. Writes the shots of each trial.
 * @param write false to go over the plan a second time
 */
export async function* plannedSamples(
  spec: RunSpec,
  gathered: Gathered,
  { store, hooks }: Pick<AdaptTools, 'store' | 'hooks'>,
  write = true,
): AsyncGenerator<PlannedSample> {
  const { numTrainTrials, numTrials } = spec.adaptation
  const transforms = hooks.has('transformInstance', spec)
  let sample = 0
  for (let trial = 0; trial < numTrainTrials; trial++) {
    const shots: Instance[] = []
    for (const place of chooseShots(gathered.labels, spec.adaptation, trial)) {
      const shot = gathered.trainAt(place)
      shots.push(transforms ? await transformShot(shot) : shot)
    }
    if (write) for (const instance of shots) store.train.append({ trial, instance })
    for (let repeat = 0; repeat < numTrials; repeat++) {
      let place = 0
      for (const batch of store.instances.scan())
        for (const instance of batch) yield { sample: sample++, trial, repeat, instance, shots, fault: gathered.faults.get(place++) }
    }
  }

  function transformShot(instance: Instance): Promise<Instance> {
    const changed = (change: { hook: string; plugin: string; before: unknown; after: unknown }) => {
      if (write) store.change({ ...change, subject: `instance ${instance.id}` })
    }
    return hooks.waterfall('transformInstance', spec, changed, instance, { run: spec })
  }
}

/** Finds rows that stand among their own shots: their prompts hold their answers. */
function createOwnShots(): { look(planned: PlannedSample, numTrainInstances: number): void; readonly count: number } {
  const found = new Set<Instance['id']>()
  let texts: { readonly shots: readonly Instance[]; readonly of: readonly string[] } = { shots: [], of: [] }
  return {
    look({ instance, shots }, numTrainInstances) {
      if (numTrainInstances === 0 || found.has(instance.id)) return
      if (texts.shots !== shots) texts = { shots, of: shots.map(questionText) }
      if (texts.of.slice(0, numTrainInstances).includes(questionText(instance))) found.add(instance.id)
    },
    get count() {
      return found.size
    },
  }
}

/** What an instance asks, by which it is known among shots; of a perturbed copy what it asked before. */
function questionText({ input, perturbation, contrastInputs }: Instance): string {
  return JSON.stringify(perturbation === undefined ? input : (contrastInputs?.[0] ?? input))
}

/** Turns adapted requests into rows of the record: hooks, the mark of the repeat, the key. */
export interface RowMaker {
  row(planned: PlannedSample, adapted: AdaptedRequest, turn?: number): Promise<RequestRow> | RequestRow
}

/** Makes it. The copies of a repeat carry its number in `random`, as in HELM, so that no cache takes them for the same. */
export function createRowMaker(spec: RunSpec, { store, hooks }: Pick<AdaptTools, 'store' | 'hooks'>, write = true): RowMaker {
  const keys = Array.from({ length: Math.max(1, spec.adaptation.numTrials) }, (_, repeat) =>
    createFindKey(spec.deployment, store.ledger, repeat),
  )
  const transforms = hooks.has('transformRequest', spec, 'evaluation')
  const info: RequestInfo = { run: spec, purpose: 'evaluation', deployment: spec.deployment }

  function finish({ sample, repeat }: PlannedSample, adapted: AdaptedRequest, request: Request, turn: number | undefined): RequestRow {
    return {
      sample,
      key: keys[repeat]!(request),
      ...(repeat === 0 ? {} : { repeat }),
      ...(turn === undefined ? {} : { turn }),
      ...adapted,
      request,
    }
  }

  async function transformed(planned: PlannedSample, adapted: AdaptedRequest, asked: Request, turn: number | undefined) {
    const { instance } = planned
    const changed = (change: { hook: string; plugin: string; before: unknown; after: unknown }) => {
      if (write) store.change({ ...change, subject: `request for instance ${instance.id}` })
    }
    const request = await hooks.waterfall('transformRequest', spec, changed, asked, { ...info, instance })
    return finish(planned, adapted, request, turn)
  }

  return {
    row(planned, adapted, turn) {
      const asked = planned.repeat === 0 ? adapted.request : { ...adapted.request, random: String(planned.repeat) }
      return transforms ? transformed(planned, adapted, asked, turn) : finish(planned, adapted, asked, turn)
    },
  }
}

/**
 * Makes the requests of a run by an adapter that knows them all beforehand, and writes them to the record.
 * @throws BinnacleError with fate `run` or `session`; a fault of one instance makes its sample errored
 */
export async function* adapt(spec: RunSpec, adapter: PlainAdapter, gathered: Gathered, tools: AdaptTools): AsyncGenerator<AdaptedSample> {
  const { store, fit } = tools
  const maker = createRowMaker(spec, tools)
  const own = createOwnShots()
  for await (const planned of plannedSamples(spec, gathered, tools)) {
    const { sample, trial, repeat, instance, shots, fault } = planned
    const rows: RequestRow[] = []
    try {
      if (fault !== undefined) throw fault
      for (const adapted of adapter.adapt(instance, shots, fit)) {
        const row = maker.row(planned, adapted)
        rows.push(row instanceof Promise ? await row : row)
      }
    } catch (cause) {
      if (isBinnacleError(cause) && cause.fate !== 'sample') throw cause
      // A sample is asked whole or not at all.
      rows.length = 0
      tools.failed(sample, instance, cause)
    }
    for (const row of rows) store.requests.append(row)
    if (rows.length > 0) own.look(planned, rows[0]!.numTrainInstances)
    yield { sample, trial, repeat, instance, rows }
  }
  if (own.count > 0) tools.ownShots?.(own.count)
}

/** The question that a row of the record asks. */
export function questionOf(spec: RunSpec, { key, request, capability = 'generate' }: RequestRow): Question {
  return { key, request, capability, deployment: spec.deployment, purpose: 'evaluation' }
}

/** The text of a fault that made a sample errored before it was asked. */
export const adaptFault = (instance: Instance, error: unknown): string => `instance ${instance.id}: ${errorText(error)}`
