import { errorText, OUTCOMES, type RunSpec, type Sample, type ScoreDirections, type ScoreValue } from '@binnacle/core'
import type { RunEvent } from '@binnacle/core/run'
import type { HookDriver } from '@binnacle/core/host'
import { createAggregate, type Aggregated } from '../aggregate/aggregate.ts'
import { faultNote } from '../fault-note.ts'
import { createMetricFaults, type MetricFaults } from './metric-faults.ts'
import type { RunMetric } from '../plan/run-code.ts'
import { withProcessedOutput } from './process-output.ts'
import { type AnnotationsOf, type PlacedSample, readSamples, sampleCount } from './samples.ts'
import type { ScoreRow, ScoringStore } from '@binnacle/store'

/** What scoring needs. */
export interface ScoreTools {
  readonly store: ScoringStore
  readonly hooks: HookDriver
  readonly emit: (event: RunEvent) => void
  readonly annotationsOf?: AnnotationsOf
}

/** Samples between two looks at the clock of the event loop. */
const BREATH = 2_000

/** Scores samples one after the other, in the order of the plan. */
export interface Scorer {
  /** Whether a metric reads all repeats of a request as one sample: they are read from the record then. */
  readonly readsRepeats: boolean
  /**
   * Scores a sample; a promise where a watcher is to be waited for.
   * @param repeats the further repeats of the same request, where `readsRepeats` and this is the first one
   */
  add(placed: PlacedSample, repeats?: readonly Sample[]): Promise<void> | undefined
  finish(): Aggregated
}

/** Makes the scorer of a run. A metric that throws leaves its scores of that sample missing and is named once. */
export function createScorer(spec: RunSpec, metrics: readonly RunMetric[], tools: ScoreTools): Scorer {
  const { store, hooks, emit } = tools
  const faults = createMetricFaults()
  const aggregate = createAggregate(spec, metrics, store, faults)
  const watched = hooks.has('sampleScored', spec)
  const isRepeated = spec.adaptation.numTrials > 1
  const readsAll = (metric: RunMetric) => isRepeated && metric.metric.repeats === 'all'
  return {
    readsRepeats: metrics.some(readsAll),
    add({ place, sample: recorded }, repeats) {
      const processed = (one: Sample) => withProcessedOutput(one, spec.processOutput)
      const sample = processed(recorded)
      const whole = repeats === undefined ? undefined : withRepeats(sample, repeats.map(processed))
      const readBy = metrics.map((metric) => (readsAll(metric) ? whole : sample))
      const scores = metrics.map((metric, index) => {
        const read = readBy[index]
        return read === undefined || read.outcome === 'errored' ? null : scoresOf(metric, read, faults)
      })
      const { trial, repeat, outcome } = sample
      const repeated = repeat === 0 ? {} : { repeat }
      const row: ScoreRow = { sample: place, instanceId: sample.instance.id, trial, ...repeated, outcome, scores }
      store.scores.append(row)
      aggregate.add(sample, place, scores, readBy)
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
  if (first > 0 && first >= sampleCount(spec, store.instances.count)) return
  const others = scorer.readsRepeats ? repeatReaders(spec, store, annotationsOf) : []
  for (const placed of readSamples(spec, store, annotationsOf)) {
    if (placed.place < first) continue
    const isFirst = others.length > 0 && placed.sample.repeat === 0
    const watched = scorer.add(placed, isFirst ? others.map((reader) => reader.next().value as Sample) : undefined)
    if (watched !== undefined) await watched
    if (placed.place % BREATH === BREATH - 1) await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Readers of the second, third … repeats, which go through the record in step with the first. */
function repeatReaders(spec: RunSpec, store: ScoringStore, annotationsOf: AnnotationsOf | undefined): readonly Generator<Sample>[] {
  return Array.from({ length: spec.adaptation.numTrials - 1 }, function* reader(_, index) {
    for (const { sample } of readSamples(spec, store, annotationsOf)) if (sample.repeat === index + 1) yield sample
  } as (_: unknown, index: number) => Generator<Sample>)
}

/** All repeats of a request as one sample; it is errored as soon as one of them is. */
function withRepeats(sample: Sample, repeats: readonly Sample[]): Sample {
  const all = [sample, ...repeats]
  const outcome = OUTCOMES.find((one) => all.some((repeat) => repeat.outcome === one))!
  return { ...sample, outcome, requests: outcome === 'errored' ? [] : all.flatMap(({ requests }) => requests) }
}

/** Whether a metric reads a sample, by the shape of its requests. */
function readsSample({ metric }: RunMetric, sample: Sample): boolean {
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
    if (Object.hasOwn(scores, name) || '*' in directions) continue
    completed ??= { ...scores }
    completed[name] = { missing: 'the metric gave none' }
  }
  return completed ?? scores
}
