import { describe, expect, it } from 'vitest'
import { makeAdaptation, makeInstance } from '../../test/make.ts'
import { chooseShots, shotLabel } from './shots.ts'

describe('shots', () => {
  it('are HELM’s for labels a, b, a, c, b, a', () => {
    const labels = ['a', 'b', 'a', 'c', 'b', 'a']
    const adaptation = makeAdaptation({ maxTrainInstances: 3 })
    expect([0, 1, 2].map((trial) => chooseShots(labels, adaptation, trial))).toEqual([
      [2, 4, 3],
      [0, 1, 3],
      [0, 1, 3],
    ])
  })

  it('are HELM’s for ten labels of one instance each, and without labels', () => {
    const ten = Array.from({ length: 10 }, (_, index) => String(index))
    expect([0, 1].map((trial) => chooseShots(ten, makeAdaptation({ maxTrainInstances: 5 }), trial))).toEqual([
      [7, 8, 1, 5, 3],
      [6, 8, 9, 7, 5],
    ])
    expect(
      chooseShots(
        Array.from({ length: 6 }, () => undefined),
        makeAdaptation({ maxTrainInstances: 3 }),
        0,
      ),
    ).toEqual([3, 5, 0])
  })

  it('are refused where fewer instances have labels than are asked for: HELM looks for them without end', () => {
    expect(() => chooseShots(['a', undefined, undefined], makeAdaptation({ maxTrainInstances: 2 }), 0)).toThrow(
      expect.objectContaining({
        code: 'ERR_ADAPT_SHOTS',
        fate: 'run',
        message: expect.stringContaining('2 shots are wanted, but only 1 of the 3') as string,
      }) as Error,
    )
    expect(chooseShots(['a', '', undefined], makeAdaptation({ maxTrainInstances: 3 }), 0)).toEqual([2])
  })

  it('in order are the next block of each trial, which may be short or empty', () => {
    const adaptation = makeAdaptation({ sampleTrain: false, maxTrainInstances: 2 })
    const labels = ['a', 'b', 'c']
    expect([0, 1, 2].map((trial) => chooseShots(labels, adaptation, trial))).toEqual([[0, 1], [2], []])
  })

  it('are none where none are asked for or there are none', () => {
    expect(chooseShots(['a'], makeAdaptation(), 0)).toEqual([])
    expect(chooseShots([], makeAdaptation({ maxTrainInstances: 5 }), 0)).toEqual([])
  })

  it('are labelled by the first right reference', () => {
    const references = [
      { output: { text: 'wrong' }, tags: [] },
      { output: { text: 'right' }, tags: ['correct'] },
      { output: { text: 'also right' }, tags: ['correct'] },
    ]
    expect(shotLabel(makeInstance(1, { references }))).toBe('right')
    expect(shotLabel(makeInstance(1, { references: [] }))).toBeUndefined()
  })
})
