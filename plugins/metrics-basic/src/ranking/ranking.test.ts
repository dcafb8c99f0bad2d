import { checkValue } from '@binnacle/core'
import { expect, test } from 'vitest'
import { answered, completion, makeSample } from '../../test/make-sample.ts'
import { ranking } from './ranking.ts'

const passages = [
  { tags: ['relevance=1', 'rank=1'], answer: 'No', logprob: -0.1 },
  { tags: ['correct', 'relevance=2', 'rank=2'], answer: ' yes', logprob: -0.5 },
  { tags: ['rank=3'], answer: 'Yes', logprob: -0.2 },
  { tags: ['relevance=3', 'rank=4'], answer: 'Maybe', logprob: -0.3 },
]
const sample = {
  ...makeSample({
    requests: passages.map(({ answer, logprob }, referenceIndex) => answered([completion(answer, { logprob })], { referenceIndex })),
  }),
}
const instance = { ...sample.instance, references: passages.map(({ tags }) => ({ output: { text: 'x' }, tags })) }
const score = (options: object) => {
  const checked = checkValue(ranking.options!, { method: 'ranking_binary', correct_output: 'Yes', wrong_output: 'No', ...options })
  return ranking.score!({ ...sample, instance }, (checked as { value: never }).value)
}

// trec_eval by pytrec_eval 0.5.
test('the surest yes first, the least sure no before other texts', () => {
  const scores = score({ measure_names: ['recip_rank', 'recip_rank.1', 'success.1', 'recall.2', 'ndcg_cut.3'] })
  expect(scores).toMatchObject({ ref2_rank: 0, ref1_rank: 1, ref0_rank: 2, ref3_rank: 3 })
  expect(scores).toMatchObject({ RR: 0.5, 'RR@1': 0, 'Success@1': 0, 'Recall@2': 1 / 3 })
  const ideal = 3 + 2 / Math.log2(3) + 1 / 2
  expect(scores['NDCG@3']).toBeCloseTo((2 / Math.log2(3) + 1 / 2) / ideal, 12)
})

test('with grades a relevance of 1 is none for yes and no; ranks may be limited', () => {
  const scores = score({ measure_names: ['recall.4', 'success.2'], multiple_relevance_values: true, rank: 2 })
  expect(scores).toMatchObject({ 'Recall@4': 1, 'Success@2': 1, 'Recall@4 (topk=2)': 0.5, 'Success@2 (topk=2)': 1 })
})

test('unknown measures are refused', () => {
  const options = { method: 'ranking_binary', correct_output: 'Yes', wrong_output: 'No' }
  expect(checkValue(ranking.options!, { ...options, measure_names: ['recall'] }).issues).toHaveLength(1)
  expect(checkValue(ranking.options!, { ...options, measure_names: ['map.3'] }).issues).toHaveLength(1)
})
