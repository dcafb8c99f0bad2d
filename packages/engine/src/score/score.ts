import { errorText, type RunEvent, type RunSpec, type Sample, type ScoreDirections, type ScoreValue } from '@binnacle/core'
import type { HookDriver } from '@binnacle/core/host'
import { createAggregate, type Aggregated } from '../aggregate/aggregate.ts'
import { faultNote } from '../fault-note.ts'
import { createMetricFaults, type MetricFaults } from './metric-faults.ts'
import type { RunMetric } from '../plan/run-code.ts'
import { type AnnotationsOf, type PlacedSample, readSamples } from './samples.ts'
import type { RunStore, ScoreRow } from '../store/store.ts'

/** What scoring needs. */
export interface ScoreTools {
  readonly store: RunStore
  readonly hooks: HookDriver
  readonly emit: (event: RunEvent) => void
  readonly annotationsOf?: AnnotationsOf
}

/** Samples between two looks at the clock of the event loop. */
const BREATH = 2_000

/** Scores samples one after the other, in the order of the plan. */
export interface Scorer {
  /** Scores a sample; a promise where a watcher is to be waited for. */
  add(placed: PlacedSample): Promise<void> | undefined
  finish(): Aggregated
}

/** Makes the scorer of a run. A metric that throws leaves its scores of that sample missing and is named once. */
export function createScorer(spec: RunSpec, metrics: readonly RunMetric[], tools: ScoreTools): Scorer {
  const { store, hooks, emit } = tools
  const faults = createMetricFaults()
  const aggregate = createAggregate(spec, metrics, store, faults)
  const watched = hooks.has('sampleScored', spec)
  return {
    add({ place, sample }) {
      const scores = metrics.map((metric) => (sample.outcome === 'errored' ? null : scoresOf(metric, sample, faults)))
      const row: ScoreRow = { sample: place, instanceId: sample.instance.id, trial: sample.trial, outcome: sample.outcome, scores }
      store.scores.append(row)
      aggregate.add(sample, place, scores)
      if (!watched) return undefined
      const byName = Object.fromEntries(
        metrics.flatMap(({ metric }, index) => (scores[index] === null ? [] : [[metric.name, scores[index]!]])),
      )
      return hooks.call('sampleScored', spec, sample, { run: spec, scores: byName })
    },
    finish() {
      const aggregated = aggregate.finish()
      for (const fault of faults.list()) emit(faultNote(spec, fault))
      return aggregated
    },
  }
}

/** Scores the samples of a run from the record and sums them up: no call, the same twice. */
export async function score(spec: RunSpec, metrics: readonly RunMetric[], tools: ScoreTools): Promise<Aggregated> {
  const scorer = createScorer(spec, metrics, tools)
  await scoreFrom(0, scorer, spec, tools)
  return scorer.finish()
}

/** Scores the samples from a place of the plan on. */
export async function scoreFrom(first: number, scorer: Scorer, spec: RunSpec, { store, annotationsOf }: ScoreTools): Promise<void> {
  if (first > 0 && first >= store.instances.count * spec.adaptation.numTrainTrials) return
  for (const placed of readSamples(spec, store, annotationsOf)) {
    if (placed.place < first) continue
    const watched = scorer.add(placed)
    if (watched !== undefined) await watched
    if (placed.place % BREATH === BREATH - 1) await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Whether a metric reads a sample, by the shape of its requests. */
export function readsSample({ metric }: RunMetric, sample: Sample): boolean {
  if (metric.reads === 'all') return true
  const perReference = sample.requests.some((request) => request.referenceIndex !== undefined)
  return metric.reads === 'perReference' ? perReference : !perReference && sample.requests.length === 1
}

function scoresOf(runMetric: RunMetric, sample: Sample, faults: MetricFaults): Readonly<Record<string, ScoreValue>> | null {
  const { metric, options } = runMetric
  if (!readsSample(runMetric, sample)) return null
  if (metric.score === undefined) return {}
  try {
    const scores = faults.checked(runMetric, `instance ${sample.instance.id}`, metric.score(sample, options))
    return metric.summarize === undefined ? withDeclared(scores, runMetric.directions) : scores
  } catch (cause) {
    const reason = `the metric failed: ${errorText(cause)}`
    faults.threw(runMetric, `instance ${sample.instance.id}`, cause)
    const names = Object.keys(runMetric.directions).filter((name) => name !== '*')
    return Object.fromEntries(names.map((name) => [name, { missing: reason }]))
  }
}

/** A score that is declared and not given is missing, and so is said; with `*` the names depend on data. */
function withDeclared(scores: Readonly<Record<string, ScoreValue>>, directions: ScoreDirections): Readonly<Record<string, ScoreValue>> {
  let completed: Record<string, ScoreValue> | undefined
  for (const name in directions) {
    if (name in scores || '*' in directions) continue
    completed ??= { ...scores }
    completed[name] = { missing: 'the metric gave none' }
  }
  return completed ?? scores
}
