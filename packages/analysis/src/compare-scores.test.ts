import { describe, expect, it } from 'vitest'
import { compareScores } from './compare-scores.ts'
import { correctComparisons } from './correct-comparisons.ts'

const scores = (values: readonly number[], prefix = 'q') => new Map(values.map((value, index) => [`${prefix}${index}`, value]))
const repeated = (...counts: readonly (readonly [times: number, first: number, second: number])[]) => {
  const rows = counts.flatMap(([times, first, second]) => Array.from({ length: times }, () => [first, second] as const))
  return { first: scores(rows.map(([first]) => first)), second: scores(rows.map(([, second]) => second)) }
}

describe('right and wrong answers', () => {
  it('are compared by McNemar’s exact test', () => {
    // 10 against 2 of 30: twice the lower tail of Binomial(12, ½) is 2 · (1 + 12 + 66) / 4096.
    const found = compareScores(repeated([10, 1, 0], [2, 0, 1], [12, 1, 1], [6, 0, 0]))
    expect(found).toMatchObject({ rows: 30, test: 'mcnemar', better: 10, worse: 2, equal: 18 })
    expect(found.pValue).toBeCloseTo((2 * 79) / 4096, 12)
    expect(found.difference).toBeCloseTo(8 / 30, 12)
    expect(found.means).toEqual([expect.closeTo(22 / 30, 12), expect.closeTo(14 / 30, 12)])
    const [low, high] = found.interval
    expect([low > 0, low < 8 / 30, high > 8 / 30]).toEqual([true, true, true])
    // The permutation test of so few unlike pairs is exact, and the same.
    expect(found.permutationPValue).toBeCloseTo((2 * 79) / 4096, 12)
  })

  it('of equal answers have no difference, and rows that flipped are named', () => {
    expect(compareScores(repeated([5, 1, 1], [5, 0, 0]))).toMatchObject({ difference: 0, pValue: 1, flips: [] })
    expect(compareScores({ first: scores([1, 0, 1]), second: scores([1, 1, 0]) }).flips).toEqual([
      { row: 'q1', first: 0, second: 1 },
      { row: 'q2', first: 1, second: 0 },
    ])
  })
})

describe('graded scores', () => {
  it('are compared by Student’s test of their differences', () => {
    // Student's own sleep data (1908): extra hours by two drugs on ten patients. t = 4.0621, 9 degrees, p = 0.00283.
    const second = scores([0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2])
    const first = scores([1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4])
    const found = compareScores({ first, second })
    expect(found).toMatchObject({ test: 't', rows: 10 })
    expect(found.difference).toBeCloseTo(1.58, 10)
    expect(found.pValue).toBeCloseTo(0.00283289, 8)
    expect(found.interval).toEqual([expect.closeTo(0.7001142, 6), expect.closeTo(2.4598858, 6)])
  })

  it('that hang together in clusters have wider intervals', () => {
    const values = [0.9, 0.9, 0.8, 0.2, 0.1, 0.2, 0.7, 0.6, 0.7]
    const clusters = new Map(values.map((_, index) => [`q${index}`, `passage ${Math.floor(index / 3)}`]))
    const second = scores(values.map(() => 0.5))
    const clustered = compareScores({ first: scores(values), second, clusters })
    const plain = compareScores({ first: scores(values), second })
    expect(clustered).toMatchObject({ test: 'clustered t', clusters: 3, rows: 9 })
    expect(clustered.interval[1] - clustered.interval[0]).toBeGreaterThan(plain.interval[1] - plain.interval[0])
    const alone = new Map(values.map((_, index) => [`q${index}`, String(index)]))
    expect(compareScores({ first: scores(values), second, clusters: alone })).toEqual(plain)
  })

  it('of rows that stand three times show no smaller difference than those that stand once', () => {
    const once = [0.9, 0.1, 0.4, 0.7, 0.2, 0.6]
    const thrice = once.flatMap((value) => [value, value, value])
    const clusters = new Map(thrice.map((_, index) => [`q${index}`, `question ${Math.floor(index / 3)}`]))
    const plain = compareScores({ first: scores(once), second: scores(once.map(() => 0.5)) })
    const copied = compareScores({ first: scores(thrice), second: scores(thrice.map(() => 0.5)), clusters })
    expect(copied.deviation).toBeCloseTo(plain.deviation * Math.sqrt(3), 12)
    expect(copied.detectable).toBeCloseTo(plain.detectable, 12)
  })

  it('that are better the lower count flips the other way', () => {
    expect(compareScores({ first: scores([1, 2, 3]), second: scores([2, 2, 4]) }, { direction: 'lower' })).toMatchObject({
      better: 2,
      worse: 0,
      equal: 1,
    })
  })
})

describe('rows', () => {
  it('that only one has do not count, and are counted', () => {
    const found = compareScores({
      first: new Map([...scores([1, 0, 1]), ['own', 1]]),
      second: new Map([...scores([1, 0, 0]), ['x', 0], ['y', 0]]),
    })
    expect(found).toMatchObject({ rows: 3, onlyFirst: 1, onlySecond: 2 })
  })

  it('none or one give no test', () => {
    for (const values of [[], [1]]) {
      expect(compareScores({ first: scores(values), second: scores(values) })).toMatchObject({
        test: 'none',
        pValue: Number.NaN,
        interval: [Number.NaN, Number.NaN],
      })
    }
  })
})

it('the same twice', () => {
  const pair = repeated([40, 0.3, 0.1], [30, 0.2, 0.6], [30, 0.5, 0.5])
  expect(compareScores(pair)).toEqual(compareScores(pair))
})

it('p values are corrected for the comparisons that have one', () => {
  const comparisons = [0.01, Number.NaN, 0.04].map((pValue) => ({ pValue }))
  expect(correctComparisons(comparisons, 'holm')).toEqual([0.02, Number.NaN, 0.04])
  expect(correctComparisons(comparisons, 'benjamini-hochberg')).toEqual([0.02, Number.NaN, 0.04])
  expect(correctComparisons(comparisons, 'none')).toEqual([0.01, Number.NaN, 0.04])
})
