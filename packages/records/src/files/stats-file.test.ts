import type { OutcomeCounts, Stat } from '@binnacle/core'
import { describe, expect, it } from 'vitest'
import { formatStats, parseStats } from './stats-file.ts'

const outcomes: OutcomeCounts = { errored: 1, refused: 0, filtered: 0, truncated: 2, unparsed: 0, scored: 3 }

const stats: readonly Stat[] = [
  {
    name: { name: 'exact_match', split: 'test' },
    count: 2,
    sum: 1.5,
    sumSquared: 1.25,
    min: 0.5,
    max: 1,
    mean: 0.75,
    variance: 0.0625,
    stddev: 0.25,
    metric: 'basic_generation',
    spread: { n: 4, standardError: 0.25, interval: [0.3, 0.95], method: 'wilson' },
    missing: 1,
  },
  {
    name: {
      name: 'bits',
      split: 'valid',
      subSplit: 'hard',
      perturbation: { name: 'typos', robustness: true, fairness: false, computedOn: 'worst', seed: 2, level: 0.5 },
    },
    count: 1,
    sum: Infinity,
    sumSquared: Infinity,
    min: Infinity,
    max: Infinity,
    mean: -Infinity,
    variance: 0,
    stddev: 0,
    metric: 'bits',
  },
  { name: { name: 'empty', split: 'test' }, count: 0, sum: 0, sumSquared: 0, metric: 'bits' },
]

describe('stats.json', () => {
  it('gives back what was written, infinite numbers too', () => {
    expect(parseStats(formatStats(stats, outcomes), 1)).toEqual(stats)
  })

  it('gives back a spread without numbers, and −0', () => {
    const spread = { n: 2, standardError: NaN, interval: [-Infinity, NaN], method: 't' } as const
    const odd: readonly Stat[] = [{ ...stats[0]!, mean: -0, sum: -0, spread }]
    expect(parseStats(formatStats(odd, outcomes), 1)).toStrictEqual(odd)
  })

  it('of the first format had null for such a spread', () => {
    const text = formatStats(stats, outcomes, 0).replace('"standard_error":0.25', '"standard_error":null')
    expect(parseStats(text, 0)[0]!.spread!.standardError).toBe(NaN)
  })

  it.each(['"0.75"', 'true', '"1e3"', '[]', '""'])('with %s for a number is none', (value) => {
    const text = formatStats(stats, outcomes).replace('"mean":0.75', `"mean":${value}`)
    expect(() => parseStats(text, 1)).toThrow('stands where a number should')
  })

  it('has HELM’s fields in HELM’s spelling, and the outcomes with each', () => {
    const [first, second] = JSON.parse(formatStats(stats, outcomes)) as Record<string, unknown>[]
    expect(Object.keys(first!).slice(0, 9)).toEqual(['name', 'count', 'sum', 'sum_squared', 'min', 'max', 'mean', 'variance', 'stddev'])
    expect(first).toMatchObject({ num_values: 4, standard_error: 0.25, interval_method: 'wilson', num_missing: 1, outcomes })
    expect(second).toMatchObject({
      name: {
        name: 'bits',
        split: 'valid',
        sub_split: 'hard',
        perturbation: { name: 'typos', robustness: true, fairness: false, computed_on: 'worst', seed: 2, level: 0.5 },
      },
      sum: 'Infinity',
      mean: '-Infinity',
    })
  })

  it('of no stats is an empty list', () => {
    expect(parseStats(formatStats([], outcomes), 1)).toEqual([])
  })
})
