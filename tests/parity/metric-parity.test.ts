import { isMissing, type Metric, type ScoreValue } from '@binnacle/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunMetric } from '@binnacle/engine'
import { plainStatName } from '@binnacle/helm'
import { METRIC_CLASSES } from '@binnacle/parity-kit/metric-classes'
import { METRIC_EXCEPTIONS } from './metric-exceptions.data.ts'
import { readRecordedRun, type RecordedRun, recordedRuns, type RecordedStat, scoresKey, statKey } from './recorded-runs.ts'
import { helmName, loadMetrics, metricOf, type Scored, scoreRecorded, unwrapped } from './score-recorded.ts'

const runs = recordedRuns()
const PACKAGE = 'helm.benchmark.metrics.'
/** `platt_*` come from an optimiser, and HELM records where it stopped. */
const tolerance = (name: string, value: number) => (name.startsWith('platt_') ? 2e-3 : 1e-9) * Math.max(1, Math.abs(value))

const counts = { runs: 0, stats: 0, scores: 0, excepted: 0, kinds: 0, kindsOfZero: 0 }
const used = new Set<number>()

interface Numbers {
  readonly count: number
  readonly sum: number
  readonly squares: number
  readonly min: number | undefined
  readonly max: number | undefined
}

describe.skipIf(runs.length === 0)('every stat of every recorded run', () => {
  let metrics: ReadonlyMap<string, Metric<unknown>>
  beforeAll(async () => {
    metrics = await loadMetrics()
  })

  test.each(runs)('%s', (name) => {
    const run = unwrapped(readRecordedRun(name))
    if (run.metrics.some(isPlanned)) return
    const own = run.metrics.flatMap((spec) => metricOf(spec, metrics) ?? [])
    const scored = scoreRecorded(run, own)
    const problems = [...compareStats(name, run, scored), ...compareScores(name, run, scored, own)]
    expect(problems.slice(0, 10)).toEqual([])
    counts.runs++
  })

  afterAll(() => {
    const { runs: all, stats, scores, excepted, kinds, kindsOfZero } = counts
    console.log(
      `${all} runs: ${stats} stats and ${scores} of instances are equal, ${excepted} excepted; ` +
        `${kinds} kinds of numbers, ${kindsOfZero} more are a whole 0 in HELM`,
    )
  })
})

describe.skipIf(runs.length === 0)('the list of what is not equal', () => {
  test('has no row that nothing needs', () => {
    const idle = METRIC_EXCEPTIONS.filter((_row, index) => !used.has(index)).map(({ helm, stats, runs: where }) => ({ helm, stats, where }))
    expect(idle).toEqual([])
  })
})

function isPlanned({ class_name: className }: RecordedRun['metrics'][number]): boolean {
  return METRIC_CLASSES.some(({ helm, status }) => status === 'planned' && `${PACKAGE}${helm}` === className)
}

/**
 * Whether a stat is excepted in this run.
 * @param isMissing whether it is the number of one instance, and not there
 */
function isExcepted(name: string, run: RecordedRun, stat: string, isMissing: boolean | undefined): boolean {
  const index = METRIC_EXCEPTIONS.findIndex(
    ({ helm, stats, runs: where, onlyMissing = false }) =>
      new RegExp(`^(?:${stats})$`).test(stat) &&
      (!onlyMissing || isMissing !== false) &&
      (where === undefined || new RegExp(where).test(name)) &&
      run.metrics.some(({ class_name: className }) => className === `${PACKAGE}${helm}`),
  )
  if (index < 0) return false
  used.add(index)
  counts.excepted++
  return true
}

function compareStats(name: string, run: RecordedRun, scored: Scored): string[] {
  const wanted = Map.groupBy(run.stats, (stat) => statKey(stat.name))
  const given = Map.groupBy(scored.stats, (stat) => statKey(helmName(stat.name)))
  const problems: string[] = []
  for (const key of new Set([...wanted.keys(), ...given.keys()])) {
    const [expected, actual] = [wanted.get(key) ?? [], given.get(key) ?? []]
    const stat = (JSON.parse(key) as [string])[0]
    const found =
      expected.length !== actual.length
        ? [`${key}: ${actual.length} for ${expected.length}`]
        : expected.flatMap((one, index) => {
            const { count, sum, sumSquared: squares, min, max } = actual[index]!
            return difference(key, stat, one, { count, sum, squares, min, max })
          })
    if (found.length > 0 && !isExcepted(name, run, stat, undefined)) problems.push(...found)
    else counts.stats += expected.length
  }
  return problems
}

function compareScores(name: string, run: RecordedRun, { rows }: Scored, own: readonly RunMetric[]): string[] {
  const wanted = new Map<string, RecordedStat[]>()
  for (const record of run.scores) {
    const key = scoresKey(record)
    wanted.set(key, [...(wanted.get(key) ?? []), ...record.stats])
  }
  const problems: string[] = []
  for (const [index, sample] of run.samples.entries()) {
    const { instance, trial } = sample
    const { computedOn, ...rest } = instance.perturbation ?? { computedOn: '' }
    const key = scoresKey({
      instance_id: instance.id,
      train_trial_index: trial,
      ...(instance.perturbation === undefined ? {} : { perturbation: { ...rest, computed_on: computedOn } }),
    })
    const expected = Map.groupBy(wanted.get(key) ?? [], ({ name: stat }) => stat.name)
    const actual = Map.groupBy(
      rows[index]!.scores.flatMap((scores, metric) =>
        Object.entries(scores ?? {}).map(([stat, value]) => ({ stat, numbers: numbersOf(value), isFloat: isFloat(own[metric]!, stat) })),
      ),
      ({ stat }) => stat,
    )
    for (const stat of new Set([...expected.keys(), ...actual.keys()])) {
      const ours = actual.get(stat) ?? []
      // HELM has a record for each request where Binnacle has one for the instance.
      const theirs = ours.length === 1 ? merged(expected.get(stat) ?? []) : (expected.get(stat) ?? [])
      const place = `${key} ${stat}`
      const found =
        theirs.length !== ours.length
          ? [`${place}: ${ours.length} for ${theirs.length}`]
          : theirs.flatMap((one, which) => [
              ...difference(place, stat, one, ours[which]!.numbers),
              ...kindDifference(place, one, ours[which]!.isFloat),
            ])
      const isMissing = ours.every(({ numbers }) => numbers.count === 0)
      if (found.length > 0 && !isExcepted(name, run, stat, isMissing)) problems.push(...found)
      else counts.scores += theirs.length
    }
  }
  return problems
}

/** Several records of a stat as one. */
function merged(stats: readonly RecordedStat[]): readonly RecordedStat[] {
  const [first] = stats
  if (first === undefined || stats.length === 1) return stats
  const total = (field: 'count' | 'sum' | 'sum_squared') => stats.reduce((sum, stat) => sum + stat[field], 0)
  return [
    {
      ...first,
      count: total('count'),
      sum: total('sum'),
      sum_squared: total('sum_squared'),
      ...(first.min === undefined ? {} : { min: Math.min(...stats.map(({ min }) => min!)) }),
      ...(first.max === undefined ? {} : { max: Math.max(...stats.map(({ max }) => max!)) }),
      isFloat: stats.some((stat) => stat.isFloat),
    },
  ]
}

/** Whether HELM writes a whole number of this stat as `1.0`. */
function isFloat({ metric }: RunMetric, stat: string): boolean {
  return metric.helm?.floats?.includes(plainStatName(stat)) === true
}

/** HELM writes 1 for a count and 1.0 for a float. Where nothing is found, many floats are the integer 0. */
function kindDifference(place: string, { sum, count, isFloat: isWritten }: RecordedStat, isDeclared: boolean): string[] {
  if (count === 0 || !Number.isInteger(sum)) return []
  if (isWritten === isDeclared) counts.kinds++
  else if (isDeclared && sum === 0) counts.kindsOfZero++
  else return [`${place}: ${isDeclared ? 'declared as a float' : 'not declared as a float'}, but ${sum} is ${isWritten ? 'one' : 'none'}`]
  return []
}

function numbersOf(value: ScoreValue): Numbers {
  const values = isMissing(value) ? [] : typeof value === 'number' ? [value] : value
  return {
    count: values.length,
    sum: values.reduce((sum, one) => sum + one, 0),
    squares: values.reduce((sum, one) => sum + one * one, 0),
    min: values.length === 0 ? undefined : Math.min(...values),
    max: values.length === 0 ? undefined : Math.max(...values),
  }
}

function difference(place: string, stat: string, expected: RecordedStat, actual: Numbers): string[] {
  if (expected.count !== actual.count) return [`${place}: count ${actual.count} for ${expected.count}`]
  const pairs = [
    ['sum', actual.sum, expected.sum],
    ['sum of squares', actual.squares, expected.sum_squared],
    ['min', actual.min, expected.min],
    ['max', actual.max, expected.max],
  ] as const
  return pairs.flatMap(([what, ours, theirs]) =>
    ours === theirs || (ours !== undefined && theirs !== undefined && Math.abs(ours - theirs) <= tolerance(stat, theirs))
      ? []
      : [`${place}: ${what} ${ours} for ${theirs}`],
  )
}
