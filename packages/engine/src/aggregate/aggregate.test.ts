import { defineMetric, type Instance, type Metric, type PerturbationDescription, type ScoreValue, type Stat } from '@binnacle/core'
import { describe, expect, it } from 'vitest'
import { makeAdaptation, makeInstance, makeSample, makeSampleRequest, makeAnswer, makeSpec } from '../../test/make.ts'
import { createMemoryStore } from '@binnacle/store'
import { createAggregate } from './aggregate.ts'
import { createMetricFaults } from '../score/metric-faults.ts'
import type { RunMetric } from '../plan/run-code.ts'

const plain = defineMetric({
  name: 'plain',
  description: '',
  reads: 'one',
  scores: { score: 'higher' },
  score: () => ({ score: 0 }),
}) as unknown as Metric<unknown>

const runMetric = (metric: Metric<unknown>): RunMetric => ({
  metric,
  plugin: 'p',
  options: undefined,
  directions: metric.scores as RunMetric['directions'],
})

type Row = readonly [instance: Instance, scores: Readonly<Record<string, ScoreValue>>, trial?: number]

/** Sums up samples of one metric in the given order, for so many instances a trial. */
function aggregateOf(rows: readonly Row[], { metric = plain, trials = 1 } = {}) {
  const store = createMemoryStore()
  for (const [instance] of rows.slice(0, rows.length / trials)) store.instances.append(instance)
  const spec = makeSpec({ adaptation: makeAdaptation({ numTrainTrials: trials }) })
  const faults = createMetricFaults()
  const aggregate = createAggregate(spec, [runMetric(metric)], store, faults)
  for (const [place, [instance, scores, trial = 0]] of rows.entries()) aggregate.add(makeSample(instance, { trial }), place, [scores])
  return { ...aggregate.finish(), faults: faults.list() }
}

const named = (stats: readonly Stat[], name: string, perturbation?: string, computedOn?: string) =>
  stats.find(
    (stat) => stat.name.name === name && stat.name.perturbation?.name === perturbation && stat.name.perturbation?.computedOn === computedOn,
  )

const perturbed = (name: string, robustness: boolean, fairness: boolean): PerturbationDescription => ({
  name,
  robustness,
  fairness,
  computedOn: 'perturbed',
})
const TYPOS = perturbed('typos', true, false)
const DIALECT = perturbed('dialect', false, true)

describe('over instances', () => {
  it('a declared score that some samples have and others have not is missing there', () => {
    const scores: readonly Record<string, ScoreValue>[] = [{ score: 1 }, {}, { score: 0.5, other: 1 }, {}]
    const { stats } = aggregateOf(scores.map((own, id): Row => [makeInstance(id), own]))
    expect(named(stats, 'score')).toMatchObject({ mean: 0.75, missing: 2, spread: { n: 2 } })
    expect(named(stats, 'other')).not.toHaveProperty('missing')
    expect(aggregateOf([{}, {}].map((own, id): Row => [makeInstance(id), own])).stats).toEqual([])
  })

  it('a stat is one trial’s mean, with its spread beside HELM’s fields', () => {
    const { stats } = aggregateOf([1, 0, 1, 1].map((score, id): Row => [makeInstance(id), { score }]))
    expect(named(stats, 'score')).toEqual({
      name: { name: 'score', split: 'test' },
      count: 1,
      sum: 0.75,
      sumSquared: 0.5625,
      min: 0.75,
      max: 0.75,
      mean: 0.75,
      variance: 0,
      stddev: 0,
      metric: 'plain',
      // Wilson's interval of 3 in 4; the standard error is that of the sample.
      spread: { n: 4, standardError: 0.25, interval: [expect.closeTo(0.30064, 5), expect.closeTo(0.95441, 5)], method: 'wilson' },
    })
  })

  it('splits and sub-splits are by themselves, in the order in which they came', () => {
    const { stats } = aggregateOf([
      [makeInstance(1, { split: 'valid' }), { score: 1 }],
      [makeInstance(2, { subSplit: 'hard' }), { score: 0 }],
      [makeInstance(3), { score: 4 }],
      [makeInstance(4, { subSplit: 'hard' }), { score: 1 }],
    ])
    const own = stats.filter((stat) => stat.name.perturbation === undefined)
    expect(own.map(({ name, mean }) => [name.split, name.subSplit, mean])).toEqual([
      ['valid', undefined, 1],
      ['test', 'hard', 0.5],
      ['test', undefined, 4],
    ])
  })

  it('a missing score is counted, and is no 0', () => {
    const { stats } = aggregateOf([
      [makeInstance(1), { score: 1 }],
      [makeInstance(2), { score: { missing: 'unread' } }],
    ])
    expect(named(stats, 'score')).toMatchObject({ mean: 1, missing: 1, spread: { n: 1 } })
  })

  it('rows of one cluster do not pass for as many rows', () => {
    const scores = [1, 1, 1, 0, 0, 1, 0]
    const clusters = ['a', 'a', 'b', 'b', 'c', undefined, undefined]
    const { stats } = aggregateOf(
      scores.map((score, place) => {
        const cluster = clusters[place]
        return [makeInstance(place, cluster === undefined ? {} : { cluster }), { score: score * 2 }]
      }),
    )
    // Mean 8/7; the sums about it: a 12/7, b -2/7, c -8/7, and two rows alone, 6/7 and -8/7.
    const squares = (12 ** 2 + 2 ** 2 + 8 ** 2 + 6 ** 2 + 8 ** 2) / 49
    const error = Math.sqrt((squares * 5) / 4) / 7
    expect(named(stats, 'score')!.spread).toEqual({
      n: 7,
      clusters: 5,
      standardError: expect.closeTo(error, 12),
      // The 97.5 % quantile of Student's t with four degrees of freedom.
      interval: [expect.closeTo(8 / 7 - 2.7764451 * error, 6), expect.closeTo(8 / 7 + 2.7764451 * error, 6)],
      method: 't',
    })
  })

  it('a cluster that all rows have tells nothing of others; a row each is no cluster; right throughout counts clusters', () => {
    const spreadOf = (...rows: readonly (readonly [cluster: string, score: number])[]) =>
      named(aggregateOf(rows.map(([cluster, score], place) => [makeInstance(place, { cluster }), { score }])).stats, 'score')!.spread
    expect(spreadOf(['a', 1], ['a', 0])).toBeUndefined()
    expect(spreadOf(['a', 1], ['b', 0])).not.toHaveProperty('clusters')
    // Wilson's of 2 in 2, not of 4 in 4.
    expect(spreadOf(['a', 1], ['a', 1], ['b', 1], ['b', 1])).toMatchObject({ n: 4, clusters: 2, interval: [expect.closeTo(0.34238, 5), 1] })
  })

  it('a score that is always missing is an empty stat', () => {
    const { stats } = aggregateOf([[makeInstance(1), { score: { missing: 'unread' } }]])
    expect(named(stats, 'score')).toEqual({
      name: { name: 'score', split: 'test' },
      count: 0,
      sum: 0,
      sumSquared: 0,
      metric: 'plain',
      missing: 1,
    })
  })

  it('several values of one instance count each', () => {
    const { stats } = aggregateOf([
      [makeInstance(1), { score: [1, 2, 3] }],
      [makeInstance(2), { score: 6 }],
    ])
    expect(named(stats, 'score')).toMatchObject({ mean: 3, spread: { n: 2 } })
  })
})

describe('over trials', () => {
  const twice: readonly Row[] = [
    [makeInstance(1), { score: 1 }, 0],
    [makeInstance(2), { score: 0 }, 0],
    [makeInstance(1), { score: 1 }, 1],
    [makeInstance(2), { score: 1 }, 1],
  ]

  it('the count is of trials, and mean and deviation are over their means', () => {
    const { stats } = aggregateOf(twice, { trials: 2 })
    expect(named(stats, 'score')).toMatchObject({ count: 2, sum: 1.5, mean: 0.75, min: 0.5, max: 1, variance: 0.0625, stddev: 0.25 })
  })

  it('the spread takes the mean of an instance for one value', () => {
    // Instance 1 has 1 and 1, instance 2 has 0 and 1: the values 1 and 0.5.
    expect(named(aggregateOf(twice, { trials: 2 }).stats, 'score')!.spread).toMatchObject({ n: 2, standardError: 0.25, method: 't' })
  })
})

describe('the worst case', () => {
  it('is HELM’s: original 1, typos 0, dialect 1', () => {
    const { stats } = aggregateOf([
      [makeInstance(1), { score: 1 }],
      [makeInstance(1, { perturbation: TYPOS }), { score: 0 }],
      [makeInstance(1, { perturbation: DIALECT }), { score: 1 }],
    ])
    const means = [
      [undefined, undefined],
      ['typos', 'perturbed'],
      ['dialect', 'perturbed'],
      ['robustness', 'worst'],
      ['fairness', 'worst'],
      ['typos', 'worst'],
      ['typos', 'original'],
      ['dialect', 'worst'],
      ['dialect', 'original'],
    ].map(([name, computedOn]) => named(stats, 'score', name, computedOn)?.mean)
    expect(means).toEqual([1, 0, 1, 0, 1, 0, 1, 1, 1])
    expect(stats).toHaveLength(9)
  })

  it('exists for robustness and fairness also without perturbations', () => {
    const { stats } = aggregateOf([
      [makeInstance(1), { score: 0.5 }],
      [makeInstance(2), { score: 1 }],
    ])
    expect(named(stats, 'score', 'robustness', 'worst')).toMatchObject({
      mean: 0.75,
      name: { perturbation: { robustness: true, fairness: false } },
    })
    expect(named(stats, 'score', 'fairness', 'worst')).toMatchObject({
      mean: 0.75,
      name: { perturbation: { robustness: false, fairness: true } },
    })
  })

  it('takes instances one by one', () => {
    const { stats } = aggregateOf([
      [makeInstance(1), { score: 1 }],
      [makeInstance(1, { perturbation: TYPOS }), { score: 0 }],
      [makeInstance(2), { score: 0 }],
      [makeInstance(2, { perturbation: TYPOS }), { score: 1 }],
      [makeInstance(3), { score: 1 }],
      [makeInstance(3, { perturbation: TYPOS }), { score: 1 }],
    ])
    expect(named(stats, 'score', 'robustness', 'worst')!.mean).toBeCloseTo(1 / 3, 12)
    expect(named(stats, 'score', 'typos', 'original')!.mean).toBeCloseTo(2 / 3, 12)
  })

  it('stands over the perturbed copies alone where there is no original', () => {
    const { stats } = aggregateOf([[makeInstance(1, { perturbation: TYPOS }), { score: 0.25 }]])
    expect(named(stats, 'score', 'typos', 'worst')!.mean).toBe(0.25)
    expect(named(stats, 'score', 'typos', 'original')).toBeUndefined()
  })
})

describe('what a metric says of the whole', () => {
  const whole = defineMetric({
    name: 'whole',
    description: '',
    reads: 'one',
    scores: { '*': 'higher' },
    collect: ({ instance, trial }) => ({ id: String(instance.id), trial }),
    summarize: (rows) => {
      const all = [...rows]
      if (all.length === 1) throw new Error('one is none')
      return { ids: all.map(({ id }) => Number(id)), nothing: Number.NaN }
    },
  }) as unknown as Metric<unknown>

  it('is asked once a trial and context, with the rows of that alone', () => {
    const rows = [0, 1].flatMap((trial): Row[] => [
      [makeInstance(1), {}, trial],
      [makeInstance(2), {}, trial],
      [makeInstance(3, { split: 'valid' }), {}, trial],
      [makeInstance(4, { split: 'valid' }), {}, trial],
    ])
    const { stats } = aggregateOf(rows, { metric: whole, trials: 2 })
    expect(stats.filter(({ name }) => name.name === 'ids').map(({ name, count, mean }) => [name.split, count, mean])).toEqual([
      ['test', 2, 1.5],
      ['valid', 2, 3.5],
    ])
    expect(named(stats, 'nothing')).toMatchObject({ count: 0 })
  })

  it('that fails is noted, and the others stand', () => {
    const { stats, faults } = aggregateOf(
      [
        [makeInstance(1), {}],
        [makeInstance(2, { split: 'valid' }), {}],
        [makeInstance(3, { split: 'valid' }), {}],
      ],
      { metric: whole },
    )
    expect(faults.map(({ code, message }) => [code, message])).toEqual([
      ['ERR_METRIC_THREW', 'plugin p: metric whole failed on 1 sample; their scores are missing. First: summing up test: one is none'],
      ['ERR_METRIC_NAN', expect.stringContaining('plugin p: metric whole: the score “nothing” is not a number (NaN)')],
    ])
    expect(stats.filter(({ name }) => name.name === 'ids').map(({ name }) => name.split)).toEqual(['valid'])
  })
})

it('outcomes are counted, and what the model called itself', () => {
  const store = createMemoryStore()
  for (const id of [1, 2, 3]) store.instances.append(makeInstance(id))
  const aggregate = createAggregate(makeSpec(), [runMetric(plain)], store, createMetricFaults())
  const requests = [makeSampleRequest(makeAnswer('x', { model: 'm-1', fingerprint: 'f' }))]
  aggregate.add(makeSample(makeInstance(1), { requests }), 0, [{ score: 1 }])
  aggregate.add(makeSample(makeInstance(2), { requests, outcome: 'truncated' }), 1, [{ score: 0 }])
  aggregate.add(makeSample(makeInstance(3), { requests: [], outcome: 'errored' }), 2, [null])
  const { outcomes, models, fingerprints, stats } = aggregate.finish()
  expect(outcomes).toEqual({ errored: 1, refused: 0, filtered: 0, truncated: 1, unparsed: 0, scored: 1 })
  expect([models, fingerprints]).toEqual([{ 'm-1': 2 }, { f: 2 }])
  expect(named(stats, 'score')).toMatchObject({ mean: 0.5, spread: { n: 2 } })
})
