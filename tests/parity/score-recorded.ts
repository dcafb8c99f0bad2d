import type { Metric, Plugin, RunSpec, Sample, ScoreDirections, Stat } from '@binnacle/core'
import { checkOptions, createScorer, type RunMetric, type RunStore, type ScoreRow } from '@binnacle/engine'
import { removeThinking } from '@binnacle/text'
import { join } from 'node:path'
import { PACKAGES, ROOT } from '../house.ts'
import { METRIC_CLASSES } from '@binnacle/parity-kit/metric-classes'
import type { MetricSpec, RecordedRun, RecordedStat } from './recorded-runs.ts'

const PACKAGE = 'helm.benchmark.metrics.'

/** All metrics of the plugins `metrics-*`, by name. */
export async function loadMetrics(): Promise<ReadonlyMap<string, Metric<unknown>>> {
  const found = new Map<string, Metric<unknown>>()
  for (const { short, folder, isPlugin } of PACKAGES) {
    if (!isPlugin || !short.startsWith('metrics-')) continue
    const { default: plugin } = (await import(join(ROOT, folder, 'src', 'index.ts'))) as { readonly default: Plugin<void, object> }
    for (const card of plugin.contribute({}).metrics ?? []) {
      const metric = 'load' in card ? await card.load() : card
      found.set(metric.name, metric)
    }
  }
  return found
}

/** The metric that stands for a class of HELM, with its options; `undefined` where there is none. */
export function metricOf(spec: MetricSpec, metrics: ReadonlyMap<string, Metric<unknown>>): RunMetric | undefined {
  const row = METRIC_CLASSES.find(({ helm }) => `${PACKAGE}${helm}` === spec.class_name)
  const metric = row?.metric === undefined ? undefined : metrics.get(row.metric)
  if (metric === undefined) return undefined
  const options = checkOptions('metric', metric.name, metric.options, spec.args)
  const directions: ScoreDirections = typeof metric.scores === 'function' ? metric.scores(options) : metric.scores
  return { metric, options, directions, plugin: row!.plugin! }
}

/** A metric that HELM wraps: it sees completions without their thinking. */
interface Wrapped {
  readonly processor: string
  readonly metric_specs: readonly MetricSpec[]
}

/** The run as its metrics see it: where HELM wraps them, the wrapped ones and what they are given. */
export function unwrapped(run: RecordedRun): RecordedRun {
  const wrapper = run.metrics.find(({ class_name: name }) => name.endsWith('.OutputProcessingMetric'))
  if (wrapper === undefined) return run
  const { processor, metric_specs: metrics } = wrapper.args as unknown as Wrapped
  if (run.metrics.length > 1 || !processor.endsWith('.remove_deepseek_r1_thinking')) throw new Error(`unknown wrapping: ${processor}`)
  const withoutThinking = (sample: Sample): Sample => ({
    ...sample,
    requests: sample.requests.map((request) => ({
      ...request,
      answer: {
        ...request.answer,
        completions: request.answer.completions.map((completion) => ({ ...completion, text: removeThinking(completion.text) })),
      },
    })),
  })
  return { ...run, metrics, samples: run.samples.map(withoutThinking) }
}

/** What our metrics make of a run, by HELM's names. */
export interface Scored {
  readonly stats: readonly Stat[]
  readonly rows: readonly ScoreRow[]
  readonly notes: readonly string[]
}

/** Feeds recorded samples through metrics and the aggregation. */
export function scoreRecorded(run: RecordedRun, metrics: readonly RunMetric[]): Scored {
  const rows: ScoreRow[] = []
  const notes: string[] = []
  const perTrial = Map.groupBy(run.samples, ({ trial }) => trial)
  const store = {
    scores: { append: (row: ScoreRow) => rows.push(row) },
    instances: { count: Math.max(...Array.from(perTrial.values(), (samples) => samples.length)) },
    spill: memoryFile,
  } as unknown as RunStore
  const spec = { name: 'recorded', adaptation: run.adaptation, metrics: [] } as unknown as RunSpec
  const hooks = { has: () => false } as unknown as Parameters<typeof createScorer>[2]['hooks']
  const scorer = createScorer(spec, metrics, { store, hooks, emit: (event) => event.type === 'note' && notes.push(event.message) })
  let place = 0
  for (const sample of run.samples) void scorer.add({ place: place++, sample, keys: [] })
  return { stats: scorer.finish().stats, rows, notes }
}

/** Rows that are written and read again as JSON, as on the disk. */
function memoryFile<T>(): { append(row: T): void; scan(): Iterable<readonly T[]> } {
  const texts: string[] = []
  return {
    append: (row) => texts.push(JSON.stringify(row)),
    scan: () => [texts.map((text) => JSON.parse(text) as T)],
  }
}

/** The name of a stat of ours in HELM's form. */
export function helmName({ subSplit, perturbation, ...name }: Stat['name']): RecordedStat['name'] {
  const { computedOn, ...rest } = perturbation ?? { computedOn: '' }
  return {
    ...name,
    ...(subSplit === undefined ? {} : { sub_split: subSplit }),
    ...(perturbation === undefined ? {} : { perturbation: { ...rest, computed_on: computedOn } }),
  }
}
