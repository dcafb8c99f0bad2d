import {
  type Adaptation,
  type BinnacleError,
  checkValue,
  type Instance,
  isBinnacleError,
  plainJson,
  type RunSpec,
  type Scenario,
  type ScenarioContext,
  type SourceInstance,
} from '@binnacle/core'
import type { RunEvent } from '@binnacle/core/run'
import { formatIssues, type HookDriver } from '@binnacle/core/host'
import { createNumpyRandom } from '@binnacle/random'
import { type Augment } from './augment.ts'
import * as errors from '../errors.ts'
import { faultNote } from '../fault-note.ts'
import type { RunCode } from '../plan/run-code.ts'
import { shotLabel } from '../adapt/shots.ts'
import type { RowFile, RunStore } from '@binnacle/store'

/** Milliseconds after which a scenario that never waits gives up its turn, so that signals are heard. */
const LONGEST_TURN = 50
/** The splits that are evaluated unless the adaptation names others. */
const EVAL_SPLITS: readonly string[] = ['valid', 'test']

/** What gathering found. Instances themselves lie in the store. */
export interface Gathered {
  /** Evaluated instances, without perturbed copies. */
  readonly instances: number
  /** Everything the scenario gave. */
  readonly loaded: number
  /** Labels of the training instances, for choosing shots. */
  readonly labels: readonly (string | undefined)[]
  /** Reads training instances by their place. */
  readonly trainAt: (place: number) => Instance
  /** Evaluated instances that a hook failed on, by their place in the record: they cannot be asked. */
  readonly faults: ReadonlyMap<number, BinnacleError>
}

/** What gathering needs beside the run. */
export interface GatherTools {
  readonly store: RunStore
  readonly hooks: HookDriver
  readonly context: ScenarioContext
  readonly augment: Augment | undefined
  readonly emit: (event: RunEvent) => void
}

/**
 * Brings the instances of a run: two passes, so that memory holds places and labels only. All are written to a passing file;
 * those to be evaluated are drawn, numbered, perturbed and written to the record in the order of the plan.
 * @throws BinnacleError `ERR_GATHER_*` (fate run)
 */
export async function gather(spec: RunSpec, parts: RunCode, tools: GatherTools): Promise<Gathered> {
  const { store, context } = tools
  const {
    scenarioPlugin: plugin,
    scenario: { name },
  } = parts
  const splits = spec.adaptation.evalSplits?.length ? spec.adaptation.evalSplits : EVAL_SPLITS
  const evaluated = createSpilled(store.spill<never>('gathered-eval'))
  const train = createSpilled(store.spill<never>('gathered-train'))
  const labels: (string | undefined)[] = []
  let loaded = 0
  let turn = performance.now()
  let [named, unnamed, firstUnnamed] = [0, 0, 0]
  try {
    for await (const given of parts.scenario.load(parts.scenarioOptions, context)) {
      const instance = recordable(parts, loaded, given)
      checkInstance(parts, loaded, instance)
      if (instance.id !== undefined) named++
      else if (unnamed++ === 0) firstUnnamed = loaded
      if (instance.split === 'train') {
        train.append(instance, loaded)
        labels.push(shotLabel(instance))
      } else if (splits.includes(instance.split) && EVAL_SPLITS.includes(instance.split)) {
        evaluated.append(instance, loaded)
      }
      loaded++
      if (performance.now() - turn > LONGEST_TURN) {
        await new Promise((resolve) => setImmediate(resolve))
        turn = performance.now()
      }
      if (context.signal.aborted) throw errors.stopped()
    }
  } catch (cause) {
    if (context.signal.aborted) throw errors.stopped()
    throw isBinnacleError(cause) ? cause : errors.scenarioThrew(plugin, name, cause)
  }
  if (evaluated.count === 0) throw errors.noInstances(plugin, name, loaded, splits.join(', '))

  const numbering: Numbering = unnamed === 0 ? 'own' : named === 0 ? 'number' : 'renumber'
  if (numbering === 'renumber') tools.emit(faultNote(spec, errors.mixedIds(plugin, name, firstUnnamed, unnamed, loaded)))
  const ids = numbering === 'own' ? store.keySet() : undefined
  const isChanged = tools.augment !== undefined || tools.hooks.has('transformInstance', spec)
  const faults = new Map<number, BinnacleError>()
  let instances = 0
  for (const place of drawn(evaluated.count, spec.adaptation)) {
    const text = evaluated.textAt(place, numbering)
    const id = ids === undefined ? undefined : idOf(text)
    if (id !== undefined && ids?.add(String(id)) === false) throw errors.duplicateId(plugin, name, id)
    instances++
    if (!isChanged) {
      store.instances.appendText(text)
      continue
    }
    const found = store.instances.rowOf(text)
    try {
      const instance = await transformed(found, spec, tools)
      for (const copy of tools.augment?.(instance, 'eval') ?? [instance]) store.instances.append(copy)
    } catch (cause) {
      if (!isBinnacleError(cause) || cause.fate !== 'sample') throw cause
      faults.set(store.instances.count, cause)
      store.instances.append(found)
    }
  }
  return { instances, loaded, labels, faults, trainAt: (place) => store.instances.rowOf(train.textAt(place, numbering)) }
}

/** Whether instances keep their ids, get numbers, or get numbers in place of the ids that some have. */
type Numbering = 'own' | 'number' | 'renumber'

/** Instances in a passing file, each with its place in the scenario. */
interface SpilledInstances {
  readonly count: number
  append(instance: SourceInstance, number: number): void
  /** The JSON of an instance with its id. */
  textAt(place: number, numbering: Numbering): string
}

function createSpilled(file: RowFile<SourceInstance>): SpilledInstances {
  const numbers: number[] = []
  return {
    get count() {
      return file.count
    },
    append(instance, number) {
      numbers.push(number)
      // The id stands first, so that it can be read without parsing the rest.
      file.append(instance.id === undefined ? instance : { id: instance.id, ...instance })
    },
    textAt(place, numbering) {
      const text = file.textAt(place)
      if (numbering === 'own') return text
      const id = `"id${numbers[place]}"`
      return numbering === 'number' ? `{"id":${id},${text.slice(1)}` : file.textOf({ ...file.rowOf(text), id: `id${numbers[place]}` })
    },
  }
}

const FIRST_ID = /^\{"id":("(?:[^"\\]|\\.)*"|[^,}]+)/

function idOf(text: string): string | number {
  return JSON.parse(FIRST_ID.exec(text)![1]!) as string | number
}

/** The places of the instances to be evaluated: all in order, or HELM's draw in the order of the draw. */
function* drawn(count: number, adaptation: Adaptation): Iterable<number> {
  const most = adaptation.maxEvalInstances ?? Infinity
  if (count <= most) for (let place = 0; place < count; place++) yield place
  else yield* createNumpyRandom(0).choiceWithoutReplacement(count, most)
}

async function transformed(instance: Instance, spec: RunSpec, { hooks, store }: GatherTools): Promise<Instance> {
  if (!hooks.has('transformInstance', spec)) return instance
  const changed = (change: { hook: string; plugin: string; before: unknown; after: unknown }) =>
    store.change({ ...change, subject: `instance ${instance.id}` })
  return plainJson(await hooks.waterfall('transformInstance', spec, changed, instance, { run: spec })) as unknown as Instance
}

/** An instance with what JSON does not have turned into what it has, once, before anything looks at it. */
function recordable({ scenario, scenarioPlugin }: RunCode, place: number, instance: SourceInstance): SourceInstance {
  try {
    return plainJson(instance) as unknown as SourceInstance
  } catch (cause) {
    throw isBinnacleError(cause) ? errors.badInstance(scenarioPlugin, scenario.name, place, `cannot be recorded: ${cause.message}`) : cause
  }
}

function checkInstance({ scenario, scenarioPlugin }: RunCode, place: number, instance: SourceInstance): void {
  const fault = faultOf(instance) ?? extraFault(scenario, instance)
  if (fault !== undefined) throw errors.badInstance(scenarioPlugin, scenario.name, place, fault)
}

function extraFault({ extra }: Scenario<unknown, unknown>, instance: SourceInstance): string | undefined {
  const issues = extra === undefined ? undefined : checkValue(extra, instance.extra).issues
  return issues === undefined ? undefined : `has extra fields that do not fit: ${formatIssues(issues)}`
}

function faultOf(instance: SourceInstance | null | undefined): string | undefined {
  if (typeof instance !== 'object' || instance === null) return 'is not an object'
  if (instance.id !== undefined && typeof instance.id !== 'string' && typeof instance.id !== 'number')
    return 'has an id that is neither a text nor a number'
  if (typeof instance.split !== 'string' || instance.split === '') return 'has no split'
  if (instance.cluster !== undefined && (typeof instance.cluster !== 'string' || instance.cluster === ''))
    return 'has a cluster that is not a text'
  const input = instance.input as { text?: unknown; messages?: unknown; parts?: unknown } | undefined
  if (typeof input?.text !== 'string' && !Array.isArray(input?.messages) && !Array.isArray(input?.parts))
    return 'has no input text, messages or parts'
  if (!Array.isArray(instance.references)) return 'has no list of references'
  for (const [index, reference] of instance.references.entries()) {
    if (typeof reference?.output?.text !== 'string') return `has a reference without output text (reference ${index})`
    if (!Array.isArray(reference.tags)) return `has a reference without tags (reference ${index})`
  }
  return undefined
}
