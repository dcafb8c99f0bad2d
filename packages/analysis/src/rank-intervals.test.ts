import { createPythonRandom } from '@binnacle/random'
import { describe, expect, it } from 'vitest'
import { rankIntervals } from './rank-intervals.ts'

const rows = (values: readonly number[]) => new Map(values.map((value, index) => [`q${index}`, value]))
const board = (tasks: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>) =>
  new Map(
    Object.entries(tasks).map(([task, models]) => [task, new Map(Object.entries(models).map(([model, values]) => [model, rows(values)]))]),
  )

describe('ranks of a board', () => {
  it('of models that are far apart are certain', () => {
    const half = Array.from({ length: 40 }, (_, index) => index % 2)
    const found = rankIntervals(board({ a: { low: half.map(() => 0), high: half.map(() => 1), middle: half } }))
    expect(found.map(({ model, rank, rankInterval, best }) => [model, rank, rankInterval, best])).toEqual([
      ['high', 1, [1, 1], 1],
      ['middle', 2, [2, 2], 0],
      ['low', 3, [3, 3], 0],
    ])
    expect(found[1]!.score).toBe(0.5)
  })

  it('draws rows of one cluster together: twenty copies of a row are one row', () => {
    const scores = board({
      a: { one: Array.from({ length: 20 }, () => 1).concat([0, 0]), two: Array.from({ length: 20 }, () => 0).concat([1, 1]) },
    })
    const clusters = new Map([['a', new Map(Array.from({ length: 20 }, (_, index) => [`q${index}`, 'copies']))]])
    expect(rankIntervals(scores)[1]).toMatchObject({ model: 'two', rankInterval: [2, 2] })
    const [one, two] = rankIntervals(scores, { clusters })
    // Three things are drawn, of which 1 has no copies in (2/3)³ of the draws.
    expect(two).toMatchObject({ model: 'two', rankInterval: [1, 2], best: expect.closeTo(8 / 27, 1) })
    expect(one!.score).toBeCloseTo(20 / 22, 12)
  })

  it('of models that are alike are not', () => {
    const random = createPythonRandom(3)
    const draw = (share: number) => Array.from({ length: 50 }, () => (random.random() < share ? 1 : 0))
    const [first, second] = rankIntervals(board({ a: { one: draw(0.5), two: draw(0.5) } }))
    expect([first!.rankInterval, second!.rankInterval]).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  it('are shared by equal scores, and are the other way round where lower is better', () => {
    const same = board({ a: { one: [1, 0], two: [1, 0], worse: [0, 0] } })
    expect(rankIntervals(same).map(({ model, rank }) => [model, rank])).toEqual([
      ['one', 1],
      ['two', 1],
      ['worse', 3],
    ])
    expect(rankIntervals(same, { direction: 'lower' })[0]).toMatchObject({ model: 'worse', rank: 1 })
  })

  it('count tasks alike, whatever their number of rows, and rows that all models have', () => {
    const found = rankIntervals(board({ big: { a: [1, 1, 1, 1], b: [0, 0, 0, 0] }, small: { a: [0], b: [1] } }))
    expect(found.map(({ score }) => score)).toEqual([0.5, 0.5])
    const uneven = new Map([
      [
        't',
        new Map([
          ['a', rows([1, 0, 0])],
          ['b', rows([1])],
        ]),
      ],
    ])
    expect(rankIntervals(uneven).map(({ score }) => score)).toEqual([1, 1])
  })

  it('leave out a model that lacks a task; without shared rows there are none', () => {
    const found = rankIntervals(board({ a: { one: [1], two: [0], three: [1] }, b: { one: [1], two: [0] } }))
    expect(found.map(({ model }) => model)).toEqual(['one', 'two'])
    expect(rankIntervals(new Map())).toEqual([])
    expect(
      rankIntervals(
        new Map([
          [
            't',
            new Map([
              ['a', new Map([['x', 1]])],
              ['b', new Map([['y', 1]])],
            ]),
          ],
        ]),
      ),
    ).toEqual([])
  })

  it('hold the true rank as often as they say', () => {
    const random = createPythonRandom(11)
    let held = 0
    const rounds = 120
    for (let round = 0; round < rounds; round++) {
      const draw = (share: number) => Array.from({ length: 60 }, () => (random.random() < share ? 1 : 0))
      const found = rankIntervals(board({ t: { best: draw(0.75), middle: draw(0.6), worst: draw(0.45) } }), { resamples: 200 })
      const best = found.find(({ model }) => model === 'best')!
      if (best.rankInterval[0] <= 1 && 1 <= best.rankInterval[1]) held++
    }
    expect(held / rounds).toBeGreaterThan(0.93)
  })
})
