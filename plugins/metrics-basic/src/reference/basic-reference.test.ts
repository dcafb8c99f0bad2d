import type { AdapterName, SampleRequest } from '@binnacle/core'
import { expect, test } from 'vitest'
import { answered, completion, makeSample } from '../../test/make-sample.ts'
import { basicReference } from './basic-reference.ts'

function about(
  referenceIndex: number,
  logprobs: readonly number[],
  reference: number,
  mode: 'original' | 'calibration' = 'original',
): SampleRequest {
  const tokens = logprobs.map((logprob) => ({ text: 't', logprob }))
  return answered([completion('', { tokens, finishReason: 'length' })], {
    referenceIndex,
    mode,
    echoPrompt: true,
    tokenCounts: { prompt: 2, reference },
  })
}

const score = (method: AdapterName, requests: readonly SampleRequest[]) =>
  basicReference.score!(makeSample({ golds: ['a'], wrong: ['b'], requests, adaptation: { method } }), {})

test('picks the reference with the greatest log-probability a token', () => {
  const scores = score('multiple_choice_separate_original', [about(0, [-9, -1, -1], 2), about(1, [-9, -1.5], 1)])
  expect(scores).toMatchObject({ exact_match: 1, predicted_index: 0, num_references: [2, 2], num_output_tokens: [1, 0] })
  expect(scores['max_prob']).toBeCloseTo(1 / (1 + Math.exp(-0.5)), 15)
  expect(Object.keys(scores).slice(-3)).toEqual(['max_prob', 'exact_match', 'predicted_index'])
  expect(scores['training_co2_cost']).toHaveProperty('missing')
})

test('takes off what the reference is worth by itself', () => {
  const requests = [about(0, [-3], 1), about(0, [-1], 1, 'calibration'), about(1, [-4], 1), about(1, [-3], 1, 'calibration')]
  expect(score('multiple_choice_separate_calibrated', requests)).toMatchObject({
    exact_match: 0,
    predicted_index: 1,
    batch_size: [1, 1, 1, 1],
  })
})

test('shares a tie', () => {
  expect(score('ranking_binary', [about(0, [-1], 1), about(1, [-1], 1)])).toMatchObject({
    exact_match: 0.5,
    predicted_index: 0,
    max_prob: 0.5,
  })
})

test('a reference without tokens has no mean', () => {
  const requests = [about(0, [-1, -1], 0), about(0, [-1], 0, 'calibration'), about(1, [-4], 1), about(1, [-1], 1, 'calibration')]
  expect(score('multiple_choice_separate_original', requests)['exact_match']).toEqual({ missing: 'reference 0 has no tokens' })
  expect(score('multiple_choice_separate_calibrated', requests)).toMatchObject({ exact_match: 1 })
  expect(score('ranking_binary', requests.slice(0, 1))['predicted_index']).toHaveProperty('missing')
})
