import { type Augmentation, DEFAULT_ADAPTATION, type RunSpec } from '@binnacle/core'
import { expect, test } from 'vitest'
import { estimateCost } from './cost.ts'

const SPEC: RunSpec = {
  name: 'quiz',
  task: { name: 'quiz', args: {} },
  scenario: { name: 'quiz' },
  adaptation: {
    ...DEFAULT_ADAPTATION,
    method: 'multiple_choice_joint',
    maxTrainInstances: 0,
    maxEvalInstances: 10,
    maxTokens: 1,
  },
  metrics: [],
  annotators: [],
  groups: [],
  deployment: { name: 'a/b', model: 'a/b', client: 'c', options: {}, price: { input: 1, output: 1 } },
  modelTags: [],
  adjustments: [],
}

const CANONICAL: Augmentation = {
  perturbations: [{ name: 'a' }, { name: 'b' }],
  augmentTrain: false,
  includeOriginalTrain: true,
  skipUnchangedTrain: true,
  augmentEval: true,
  includeOriginalEval: true,
  skipUnchangedEval: true,
  seedsPerInstance: 2,
}

const tokensOf = (spec: RunSpec) => {
  const { inputTokens, outputTokens } = estimateCost(spec, undefined)
  return [inputTokens, outputTokens]
}

test('a row is estimated as a short and as a long one', () => {
  expect(tokensOf(SPEC)).toEqual([
    [300, 6_000],
    [10, 10],
  ])
})

test.each([
  ['all copies may differ, or none of them', {}, [300, 30_000], [10, 50]],
  ['all copies are asked', { skipUnchangedEval: false }, [1_500, 30_000], [50, 50]],
  ['without the originals', { includeOriginalEval: false, skipUnchangedEval: false }, [1_200, 24_000], [40, 40]],
  ['only shots are perturbed', { augmentEval: false }, [300, 6_000], [10, 10]],
])('perturbed copies count: %s', (_name, more, input, output) => {
  expect(tokensOf({ ...SPEC, augmentation: { ...CANONICAL, ...more } })).toEqual([input, output])
})
