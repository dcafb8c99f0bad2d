import { isMissing, type Json, type Metric, type ScoreValue } from '@binnacle/core'
import { afterAll, describe, expect, test } from 'vitest'
import { basicGeneration } from '../src/basic-generation.ts'
import { basicReference } from '../src/basic-reference.ts'
import { bbq } from '../src/bbq.ts'
import { instancesPerSplit } from '../src/instances-per-split.ts'
import { REFERENCE_METRIC_NAMES, type ReferenceMetricName } from '../src/reference-comparisons.ts'
import { contextKey, findRuns, readRun, recordKey, type HelmStat, type OracleRun, type OracleSample } from './oracle-runs.ts'

const folders = findRuns('basic_metrics.')
const counts = { runs: 0, sampleStats: 0, summaryStats: 0, kinds: 0, kindExceptions: 0 }

const tolerance = (expected: number) => 1e-9 * Math.max(1, Math.abs(expected))

describe.skipIf(folders.length === 0)('equals HELM', () => {
  test.each(folders.map((folder) => [folder.split('/').slice(-2).join('/'), folder] as const))('%s', (_name, folder) => {
    const run = readRun(folder)
    if (run === undefined) return
    let compared = false
    const seen = new Map<string, number>()
    for (const { class_name: className, args } of run.metrics) {
      const place = seen.get(className) ?? 0
      seen.set(className, place + 1)
      if (className.endsWith('.BasicGenerationMetric')) {
        const names = (args.names ?? []).filter(isReferenceMetricName)
        compared = compare(run, basicGeneration, { names }, 'logprob', place, args.names ?? [])
      }
      if (className.endsWith('.BasicReferenceMetric')) compared = compare(run, basicReference, {}, 'predicted_index', place, [])
      if (className.endsWith('.InstancesPerSplitMetric')) compareSummaries(run, instancesPerSplit, {}, place, run.samples)
      if (className.endsWith('.BBQMetric')) compareSummaries(run, bbq, {}, place, run.samples)
    }
    if (compared) counts.runs++
  })

  afterAll(() => {
    console.log(
      `${counts.runs} runs: ${counts.sampleStats} stats of samples and ${counts.summaryStats} of contexts are equal; ` +
        `${counts.kinds} number kinds, ${counts.kindExceptions} exceptions`,
    )
  })
})

function isReferenceMetricName(name: string): name is ReferenceMetricName {
  return (REFERENCE_METRIC_NAMES as readonly string[]).includes(name)
}

/**
 * Compares every stat of every sample, then the stats of the whole.
 * @param mark a stat that only this metric gives
 * @param place which of the run's metrics of this class it is
 * @param allNames the named comparisons, also those of other packages
 */
function compare<Options>(
  run: OracleRun,
  metric: Metric<Options>,
  options: NoInfer<Options>,
  mark: string,
  place: number,
  allNames: readonly string[],
): boolean {
  const records = Map.groupBy(
    run.records.filter(({ stats }) => stats.some(({ name }) => name.name === mark)),
    recordKey,
  )
  const read = run.samples.filter(({ sample }) => {
    const about = sample.requests.filter(({ referenceIndex }) => referenceIndex !== undefined).length
    return metric.reads === 'one' ? about === 0 && sample.requests.length === 1 : about === sample.requests.length
  })
  expect(records.size).toBe(read.length)
  const scored = new Map<OracleSample, Readonly<Record<string, ScoreValue>>>()
  for (const entry of read) {
    const scores = metric.score!(entry.sample, options)
    scored.set(entry, scores)
    const skipped = new Set(allNames.filter((name) => !(name in scores)))
    const expected = records.get(entry.key)![place]!.stats.filter(({ name }) => !skipped.has(name.name.split('@')[0]!))
    expect(Object.keys(scores)).toEqual(expected.map(({ name }) => name.name))
    for (const stat of expected) compareStat(stat, scores[stat.name.name]!, metric.helm!.floats!)
  }
  if (metric.summarize !== undefined) compareSummaries(run, metric, options, place, read, scored)
  return true
}

function compareStat(stat: HelmStat, value: ScoreValue, floats: readonly string[]) {
  const { name } = stat.name
  if (isMissing(value)) {
    expect([name, stat.count]).toEqual([name, 0])
  } else {
    const values = typeof value === 'number' ? [value] : value
    expect([name, stat.count]).toEqual([name, values.length])
    const actual = [
      values.reduce((sum, each) => sum + each, 0),
      values.reduce((sum, each) => sum + each * each, 0),
      Math.min(...values),
      Math.max(...values),
    ]
    const expected = [stat.sum, stat.sum_squared, stat.min!, stat.max!]
    for (const [index, number] of expected.entries()) {
      expect(Math.abs(actual[index]! - number), `${name}: ${actual[index]} for ${number}`).toBeLessThanOrEqual(tolerance(number))
    }
    compareKind(stat, floats)
  }
  counts.sampleStats++
}

/** HELM writes 1 for a count and 1.0 for a float. Where nothing is shared its F1 is the integer 0. */
function compareKind(stat: HelmStat, floats: readonly string[]) {
  if (!Number.isInteger(stat.sum)) return
  const [name = ''] = stat.name.name.split('@')
  const isFloat = floats.includes(name)
  counts.kinds++
  if (isFloat === stat.isFloat) return
  counts.kindExceptions++
  expect([name, stat.sum]).toEqual(['f1_score', 0])
}

function compareSummaries<Options>(
  run: OracleRun,
  metric: Metric<Options>,
  options: NoInfer<Options>,
  place: number,
  samples: readonly OracleSample[],
  scored: ReadonlyMap<OracleSample, Readonly<Record<string, ScoreValue>>> = new Map(),
) {
  const values = new Map<string, Map<string, number[]>>()
  for (const entries of Map.groupBy(samples, ({ sample, context }) => `${sample.trial} ${context}`).values()) {
    const rows: Json[] = []
    for (const entry of entries) {
      const row = metric.collect!(entry.sample, scored.get(entry) ?? {}, options)
      if (row !== undefined) rows.push(row)
    }
    const context = values.get(entries[0]!.context) ?? new Map<string, number[]>()
    values.set(entries[0]!.context, context)
    for (const [name, value] of [metric.summarize!(JSON.parse(JSON.stringify(rows)), options)]
      .flat()
      .flatMap((group) => Object.entries(group))) {
      const list = context.get(name) ?? []
      context.set(name, list)
      if (typeof value === 'number') list.push(value)
    }
  }
  const declared = typeof metric.scores === 'function' ? metric.scores(options) : metric.scores
  const sampleNames = new Set([...scored.values()].flatMap((scores) => Object.keys(scores)))
  const summaryNames = new Set(Object.keys(declared).filter((name) => !sampleNames.has(name)))
  for (const [context, byName] of values) {
    const here = run.stats.filter((stat) => contextKey(stat.name) === context && summaryNames.has(stat.name.name))
    const expected = [...Map.groupBy(here, ({ name }) => name.name).values()].map((stats) => stats[place]!)
    expect([...byName.keys()]).toEqual(expected.map(({ name }) => name.name))
    for (const stat of expected) {
      const { name } = stat.name
      const list = byName.get(name)!
      expect([name, stat.count]).toEqual([name, list.length])
      const actual = list.reduce((sum, value) => sum + value, 0)
      expect(Math.abs(actual - stat.sum), `${name}: ${actual} for ${stat.sum}`).toBeLessThanOrEqual(tolerance(stat.sum))
      counts.summaryStats++
    }
  }
}
