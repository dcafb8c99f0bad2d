import { describe, expect, it } from 'vitest'
import type { HeadsDocument } from '../../model/documents.ts'
import { rankHeads } from './head-scores.ts'
import { type Heads, joinHeads, scoreAt } from './heads.ts'
import { compareHeads } from './compare-heads.ts'
import { isFailure, placeOfKey, sampleKey, selectSamples } from './select-samples.ts'

function headsOf(scores: HeadsDocument['scores'], changes: Partial<HeadsDocument> = {}): Heads {
  const document: HeadsDocument = {
    from: 0,
    ids: ['q1', 'q2', 'q10', 'q2'],
    trials: [0, 0, 0, 1],
    repeats: [0, 0, 0, 0],
    splits: { values: ['test', 'valid'], places: [0, 0, 1, 0] },
    subSplits: { values: [null], places: [0, 0, 0, 0] },
    outcomes: { values: ['scored', 'unparsed'], places: [0, 1, 0, 0] },
    perturbations: { values: [null, 'typos 3'], places: [0, 0, 0, 0] },
    scores,
    moreScores: 0,
    ...changes,
  }
  return joinHeads(4, [document])
}

const HEADS = headsOf({ exact_match: [1, 0, 0.5, 'no answer'], same: [7] })

describe('samples', () => {
  it('have names that stay valid, by id, perturbation and trial', () => {
    const heads = headsOf({}, { perturbations: { values: [null, 'typos 3'], places: [0, 1, 0, 0] } })
    expect([0, 1, 2, 3].map((place) => sampleKey(heads, place))).toEqual(['q1', 'q2~typos 3', 'q10', 'q2@1'])
    expect(placeOfKey(heads, 'q2@1')).toBe(3)
    expect(placeOfKey(heads, 'q3')).toBeUndefined()
  })

  it.each([
    [{}, [0, 1, 2, 3]],
    [{ outcome: 'unparsed' as const }, [1]],
    [{ split: 'valid' }, [2]],
    [{ trial: 1 }, [3]],
    [{ score: 'zero' as const }, [1]],
    [{ score: 'low' as const }, [1]],
    [{ score: 'high' as const }, [0, 2]],
    [{ score: 'missing' as const }, [3]],
    [{ sort: 'score' as const }, [1, 2, 0, 3]],
    [{ sort: 'score-descending' as const }, [0, 2, 1, 3]],
    [{ sort: 'id' as const }, [0, 1, 3, 2]],
    [{ perturbation: 'some' }, []],
  ])('are chosen by %j', (search, places) => {
    expect(selectSamples(HEADS, search, 'exact_match')).toEqual(places)
  })

  it('are those that a search found', () => {
    expect(selectSamples(HEADS, {}, 'exact_match', new Set([2, 3]))).toEqual([2, 3])
  })

  it('share a score that all have', () => {
    expect([0, 3].map((place) => scoreAt(HEADS, 'same', place))).toEqual([7, 7])
    expect(scoreAt(HEADS, 'toString', 0)).toBeNull()
  })

  it('are failures where they did not end as scored, or their score is bad or missing', () => {
    expect([0, 1, 2, 3].map((place) => isFailure(HEADS, place, 'exact_match', false))).toEqual([false, true, false, true])
    expect(isFailure(HEADS, 0, 'exact_match', true)).toBe(true)
  })

  it('are listed as far as they are at hand', () => {
    const [document] = HEADS.parts
    expect(joinHeads(8, [document, undefined])).toMatchObject({ count: 4, total: 8 })
    expect(joinHeads(8, [undefined, document])).toMatchObject({ count: 0, total: 8 })
  })
})

describe('comparisons', () => {
  const of = (...scores: readonly (number | null)[]) =>
    headsOf(
      { exact_match: scores },
      { trials: [0, 0, 0, 0], ids: ['a', 'b', 'c', 'd'], splits: { values: ['test'], places: [0, 0, 0, 0] } },
    )

  it('are paired by row, and say how many rows do not count', () => {
    const { comparison, missing } = compareHeads({
      first: of(1, 1, 0, null),
      second: of(0, 1, 0, 1),
      stat: 'exact_match',
      split: 'test',
      direction: 'higher',
    })
    expect(missing).toEqual([1, 0])
    expect(comparison).toMatchObject({
      rows: 3,
      difference: 1 / 3,
      test: 'mcnemar',
      better: 1,
      worse: 0,
      equal: 2,
      flips: [{ row: 'a', first: 1, second: 0 }],
    })
  })

  it('say where rows have no such score', () => {
    expect(compareHeads({ first: of(1), second: of(1), stat: 'f1', split: 'test', direction: 'higher' })).toMatchObject({ isUnknown: true })
  })

  it('rank by the rows that all have', () => {
    const models = [
      { model: 'one', heads: of(1, 1, 1, 1), stat: 'exact_match', split: 'test' },
      { model: 'two', heads: of(0, 0, 0, 0), stat: 'exact_match', split: 'test' },
    ]
    expect(
      rankHeads({ tasks: [{ task: 't', models }], direction: 'higher' }).ranked?.map(({ model, rank, rankInterval }) => [
        model,
        rank,
        rankInterval,
      ]),
    ).toEqual([
      ['one', 1, [1, 1]],
      ['two', 2, [2, 2]],
    ])
  })
})
