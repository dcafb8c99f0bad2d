import { DEFAULT_ADAPTATION, type RunSpec } from '@binnacle/core'
import { describe, expect, it } from 'vitest'
import { differingFields, differingRows } from './differing-questions.ts'

const spec = (more: object = {}): RunSpec =>
  ({
    name: 'quiz:model=a',
    task: { name: 'quiz', args: { level: 'high', model: 'a/one' } },
    scenario: { name: 'quiz', options: { level: 'high' } },
    adaptation: {
      ...DEFAULT_ADAPTATION,
      method: 'generation',
      maxTrainInstances: 5,
      model: 'a/one',
      modelDeployment: 'a/one',
      maxEvalInstances: 100,
    },
    metrics: [{ name: 'm', options: {} }],
    annotators: [],
    groups: ['quiz'],
    deployment: { name: 'a/one', model: 'a/one', client: 'c', options: {} },
    modelTags: [],
    adjustments: [],
    ...more,
  }) as unknown as RunSpec

describe('fields in which two runs differ', () => {
  it('are none where the model and the number of rows alone are others', () => {
    const other = spec({
      name: 'quiz:model=b',
      task: { name: 'quiz', args: { level: 'high', model: 'b/two' } },
      deployment: { name: 'b/two', model: 'b/two', client: 'd', options: { x: 1 } },
      modelTags: ['T'],
    })
    const shorter = {
      ...other,
      adaptation: { ...other.adaptation, model: 'b/two', modelDeployment: 'b/two', maxEvalInstances: 10 },
    } as RunSpec
    expect(differingFields(spec(), shorter)).toEqual([])
  })

  it('say whether it is another question or the same in other words', () => {
    const base = spec()
    const other = spec({
      scenario: { name: 'quiz', options: { level: 'low' } },
      adaptation: { ...base.adaptation, maxTrainInstances: 0 },
      metrics: [{ name: 'm', options: { strict: true } }],
    })
    expect(differingFields(base, other)).toEqual([
      { field: 'scenario.options.level', first: 'high', second: 'low', weight: 'question' },
      { field: 'adaptation.maxTrainInstances', first: 5, second: 0, weight: 'wording' },
      { field: 'metrics', first: base.metrics, second: other.metrics, weight: 'question' },
    ])
  })
})

it('rows that differ are those that both have', () => {
  const first = new Map([
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
  ])
  const second = new Map([
    ['a', '1'],
    ['b', '9'],
    ['d', '4'],
  ])
  expect(differingRows(first, second)).toEqual(['b'])
})
