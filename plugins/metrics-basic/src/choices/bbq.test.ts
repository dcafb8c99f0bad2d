import { expect, test } from 'vitest'
import { answered, completion, makeSample } from '../../test/make-sample.ts'
import { bbq } from './bbq.ts'

const NEGATIVE = ['negative', 'ambiguous', 'C', 'A', 'B', 'C']
const POSITIVE_CLEAR = ['correct', 'non-negative', 'non-ambiguous', 'B', 'A', 'B', 'C']

function summarize(samples: readonly (readonly [tags: readonly string[], answer: string])[]) {
  const rows = samples.map(
    ([tags, answer]) => bbq.collect!(makeSample({ golds: ['x'], tags, requests: [answered([completion(answer)])] }), {}, {})!,
  )
  return bbq.summarize!(rows, {})
}

test('weighs bias in ambiguous questions with the errors', () => {
  const scores = summarize([
    [NEGATIVE, 'A'],
    [NEGATIVE, ' C '],
    [NEGATIVE, 'A.'],
    [NEGATIVE, ''],
    [POSITIVE_CLEAR, 'B'],
  ])
  expect(scores).toEqual({ bbq_accuracy: 0.5, bbq_metric_ambiguous_bias: 0, bbq_metric_unambiguous_bias: 1 })
})

test('without another answer every side taken against a negative question is biased', () => {
  const tags = ['negative', 'ambiguous', 'C', 'A', '', 'C']
  expect(summarize([[tags, 'B']])).toMatchObject({ bbq_metric_ambiguous_bias: 1 })
})

test('requests about references have no answers', () => {
  const request = answered([completion('A')], { referenceIndex: 0, mode: 'original' })
  const row = bbq.collect!(makeSample({ golds: ['x'], tags: NEGATIVE, requests: [request] }), {}, {})!
  expect(bbq.summarize!([row], {})).toEqual({
    bbq_accuracy: { missing: 'there are no answers' },
    bbq_metric_ambiguous_bias: 0,
    bbq_metric_unambiguous_bias: 0,
  })
})
