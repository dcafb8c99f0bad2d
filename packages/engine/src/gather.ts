import { type Adaptation, type Instance, isBinnacleError, type RunSpec, type ScenarioContext, type SourceInstance } from '@binnacle/core'
import type { HookDriver } from '@binnacle/core/host'
import { createNumpyRandom } from '@binnacle/random'
import { type Augment } from './augment.ts'
import * as errors from './errors.ts'
import type { RunParts } from './parts.ts'
import { shotLabel } from './shots.ts'
import type { RowFile, RunStore } from './store.ts'

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
}

interface Spilled {
  readonly number: number
  readonly instance: SourceInstance
}

/** What gathering needs beside the run. */
export interface GatherTools {
  readonly store: RunStore
  readonly hooks: HookDriver
  readonly context: ScenarioContext
  readonly augment: Augment | undefined
}

/**
 * Brings the instances of a run: two passes, so that memory holds places and labels only. All are written to a passing file;
 * those to be evaluated are drawn, numbered, perturbed and written to the record in the order of the plan.
 * @throws BinnacleError `ERR_GATHER_*` (fate run)
 */
export async function gather(spec: RunSpec, parts: RunParts, tools: GatherTools): Promise<Gathered> {
  const { store, context } = tools
  const { name } = parts.scenario
  const splits = spec.adaptation.evalSplits?.length ? spec.adaptation.evalSplits : EVAL_SPLITS
  const evaluated = store.spill<never>('gathered-eval') as unknown as RowFile<Spilled>
  const train = store.spill<never>('gathered-train') as unknown as RowFile<Spilled>
  const labels: (string | undefined)[] = []
  let loaded = 0
  let unnumbered = false
  try {
    for await (const instance of parts.scenario.load(parts.scenarioOptions, context)) {
      checkInstance(name, loaded, instance)
      unnumbered ||= instance.id === undefined
      if (instance.split === 'train') {
        train.append({ number: loaded, instance })
        labels.push(shotLabel(instance))
      } else if (splits.includes(instance.split) && EVAL_SPLITS.includes(instance.split)) {
        evaluated.append({ number: loaded, instance })
      }
      loaded++
      if (context.signal.aborted) throw errors.stopped()
    }
  } catch (cause) {
    throw isBinnacleError(cause) ? cause : errors.scenarioThrew(name, cause)
  }
  if (evaluated.count === 0) throw errors.noInstances(name, loaded, splits.join(', '))

  const numbered = ({ number, instance }: Spilled): Instance => (unnumbered ? { ...instance, id: `id${number}` } : (instance as Instance))
  const ids = unnumbered ? undefined : store.keySet()
  let instances = 0
  for (const spilled of drawn(evaluated, spec.adaptation)) {
    const instance = await transformed(numbered(spilled), spec, tools)
    if (ids?.add(String(instance.id)) === false) throw errors.duplicateId(name, instance.id)
    instances++
    for (const copy of tools.augment?.(instance, 'eval') ?? [instance]) store.instances.append(copy)
  }
  return { instances, loaded, labels, trainAt: (place) => numbered(train.at(place)) }
}

/** The instances to be evaluated: all in order, or HELM's draw in the order of the draw. */
function* drawn(evaluated: RowFile<Spilled>, adaptation: Adaptation): Iterable<Spilled> {
  const most = adaptation.maxEvalInstances ?? Infinity
  if (evaluated.count <= most) {
    for (const batch of evaluated.scan()) yield* batch
    return
  }
  for (const place of createNumpyRandom(0).choiceWithoutReplacement(evaluated.count, most)) yield evaluated.at(place)
}

async function transformed(instance: Instance, spec: RunSpec, { hooks, store }: GatherTools): Promise<Instance> {
  if (!hooks.has('transformInstance', spec)) return instance
  const changed = (change: { hook: string; plugin: string; before: unknown; after: unknown }) =>
    store.change({ ...change, subject: `instance ${instance.id}` })
  return hooks.waterfall('transformInstance', spec, changed, instance, { run: spec })
}

function checkInstance(scenario: string, place: number, instance: SourceInstance): void {
  const fault = faultOf(instance)
  if (fault !== undefined) throw errors.badInstance(scenario, place, fault)
}

function faultOf(instance: SourceInstance | null | undefined): string | undefined {
  if (typeof instance !== 'object' || instance === null) return 'is not an object'
  if (typeof instance.split !== 'string' || instance.split === '') return 'has no split'
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
