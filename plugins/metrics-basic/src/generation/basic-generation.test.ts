import { checkValue, isMissing, type ScoreValue } from '@binnacle/core'
import { expect, test } from 'vitest'
import { answered, completion, makeSample } from '../../test/make-sample.ts'
import { basicGeneration } from './basic-generation.ts'

const score = (sample: Parameters<NonNullable<typeof basicGeneration.score>>[0], ...names: ['exact_match', ...'f1_score'[]]) =>
  basicGeneration.score!(sample, { names })

test('gives the stats of the request, the comparisons and the language stats, in this order', () => {
  const tokens = [
    { text: 'Pa', logprob: -1 },
    { text: 'ris', logprob: -0.5 },
    { text: 'bytes:\\xe2\\x80', logprob: -0.25 },
  ]
  const sample = makeSample({
    golds: ['Paris'],
    wrong: ['Rome'],
    requests: [answered([completion('Paris ', { logprob: -1.5, tokens, finishReason: 'stop' })])],
  })
  const scores = score(sample, 'exact_match', 'f1_score')
  expect(Object.entries(scores)).toEqual([
    ['num_references', 2],
    ['num_train_trials', 1],
    ['num_prompt_tokens', 7],
    ['num_completion_tokens', 3],
    ['num_output_tokens', 3],
    ['training_co2_cost', { missing: expect.any(String) }],
    ['training_energy_cost', { missing: expect.any(String) }],
    ['inference_runtime', 0.5],
    ['batch_size', 1],
    ['finish_reason_length', 0],
    ['finish_reason_stop', 1],
    ['finish_reason_endoftext', 0],
    ['finish_reason_unknown', 0],
    ['num_train_instances', 2],
    ['prompt_truncated', 0],
    ['max_prob', Math.exp(-1.5)],
    ['exact_match', 1],
    ['f1_score', 1],
    ['logprob', -1.75],
    ['num_perplexity_tokens', 3],
    ['num_bytes', 7],
  ])
  const declared = typeof basicGeneration.scores === 'function' ? basicGeneration.scores({ names: ['exact_match', 'f1_score'] }) : {}
  expect(Object.keys(scores).filter((name) => !(name in declared))).toEqual([])
})

test('reads the likeliest completion, and the best of all where more are asked for', () => {
  const requests = [
    answered([completion('Rome', { logprob: -2 }), completion('Paris', { logprob: -3 }), completion('Oslo', { logprob: -1 })]),
  ]
  const scores = score(makeSample({ golds: ['Paris'], requests, adaptation: { numOutputs: 3 } }), 'exact_match', 'f1_score')
  expect(scores).toMatchObject({ max_prob: Math.exp(-1), exact_match: 0, 'exact_match@3': 1, f1_score: 0, 'f1_score@3': 1 })
  expect(Object.keys(scores).slice(16, 20)).toEqual(['exact_match', 'exact_match@3', 'f1_score', 'f1_score@3'])
})

test('reads letters, and counts one that names no choice as wrong where HELM does', () => {
  const outputMapping = { A: 'Paris', B: 'Rome' }
  const read = (text: string, outputMappingPattern?: string) =>
    score(
      makeSample({
        golds: ['Paris'],
        requests: [answered([completion(text)], { outputMapping })],
        adaptation: outputMappingPattern === undefined ? {} : { outputMappingPattern },
      }),
      'exact_match',
      'f1_score',
    )
  expect(read(' A\n')).toMatchObject({ exact_match: 1, f1_score: 1 })
  expect(read('A.')['exact_match']).toBe(0)
  expect(isMissing(read('A.')['f1_score'])).toBe(true)
  expect(read('constructor')['exact_match']).toBe(0)
  expect(read('It is (A).', '\\(([A-Z])\\)')['exact_match']).toBe(1)
  expect(read('It is a B', '(?i)(?P<letter>b)')['exact_match']).toBe(0)
  expect(read('It is A', '[AB]')['exact_match']).toBe(1)
  expect(read('none', '[AB]')['exact_match']).toBe(0)
})

test('what HELM cannot score is missing', () => {
  const noGold = score(makeSample({ wrong: ['Rome'], requests: [answered([completion('Rome')])] }), 'exact_match')
  expect(noGold['exact_match']).toEqual({ missing: 'no reference is marked as correct' })
  const nothing = score(makeSample({ golds: ['Rome'], requests: [answered([], { answer: {} })] }), 'exact_match')
  expect(nothing['exact_match']).toEqual({ missing: 'there is no completion' })
  expect(nothing).toMatchObject({ logprob: 0, num_bytes: 0, finish_reason_unknown: 1 })
  const noReferences = score(makeSample({ requests: [answered([completion('Rome')])] }), 'exact_match')
  expect(noReferences).not.toHaveProperty('max_prob')
})

test('echoed and conditioning tokens are taken off', () => {
  const tokens = ['', '<s>', 'a', 'b'].map((text) => ({ text, logprob: -1 }))
  const parts = { echoPrompt: true, tokenCounts: { prompt: 3 }, numConditioningTokens: 1 }
  const scores = score(makeSample({ requests: [answered([completion('ab', { tokens })], parts)] }), 'exact_match')
  expect(scores).toMatchObject({ num_completion_tokens: 4, num_output_tokens: 1, logprob: -2, num_perplexity_tokens: 2, num_bytes: 2 })
  const longer = { ...parts, tokenCounts: { prompt: 9 } }
  expect(score(makeSample({ requests: [answered([completion('ab', { tokens })], longer)] }), 'exact_match')['num_output_tokens']).toBe(0)
})

test('an answer of a batch took its part of the time of the batch', () => {
  const request = answered([completion('a')], { answer: { helm: { cached: false, batch: { size: 4, requestTime: 10 } } } })
  const scores = score(makeSample({ requests: [request] }), 'exact_match')
  expect(scores).toMatchObject({ inference_runtime: 10, batch_size: 4, inference_denoised_runtime: 2.5 })
  expect(Object.keys(scores).slice(7, 11)).toEqual([
    'inference_runtime',
    'batch_size',
    'inference_denoised_runtime',
    'finish_reason_length',
  ])
})

const summarize = (rows: readonly (readonly (number | null)[])[]): Record<string, ScoreValue> =>
  Object.assign({}, ...[basicGeneration.summarize!(rows, { names: ['exact_match'] })].flat())

test('sums perplexity over samples and calibrates only where log-probabilities are known', () => {
  expect(summarize([])).toEqual({})
  expect(summarize([[0, 0, 0, 1, 1]])).toEqual({})
  expect(summarize([[0, 2, 8, 1, 1]])).toEqual({ perplexity: 1, bits_per_byte: -0, logprob_per_byte: 0 })
  const scores = summarize([
    [-1, 1, 2, 0.4, 1],
    [-3, 3, 6, 0.6, 0],
    [-2, 2, 4, null, null],
  ])
  expect(scores['perplexity']).toBeCloseTo(Math.E, 12)
  expect(scores['bits_per_byte']).toBeCloseTo(0.5 / Math.LN2, 12)
  expect(Object.keys(scores)).toEqual([
    'perplexity',
    'bits_per_byte',
    'logprob_per_byte',
    'ece_10_bin',
    'ece_1_bin',
    'selective_cov_acc_area',
    'selective_acc@10',
    'platt_coef',
    'platt_intercept',
    'platt_ece_10_bin',
    'platt_ece_1_bin',
  ])
})

test('rows of summarize come from the scores', () => {
  const sample = makeSample({
    golds: ['x'],
    requests: [answered([completion('x', { tokens: [{ text: 'x', logprob: -1 }], logprob: -1 })])],
  })
  const options = { names: ['exact_match' as const] }
  expect(basicGeneration.collect!(sample, basicGeneration.score!(sample, options), options)).toEqual([-1, 1, 1, Math.exp(-1), 1])
})

test('an unknown name is refused with the known ones', () => {
  const result = checkValue(basicGeneration.options!, { names: ['exact_match', 'exact'] })
  expect(result.issues?.[0]?.message).toMatch(
    /^there is no reference metric "exact"; there are exact_match, quasi_exact_match, .*math_equiv/,
  )
  expect(result.issues?.[0]?.path).toEqual(['names', 1])
  expect(checkValue(basicGeneration.options!, { names: [] }).issues).toBeUndefined()
  expect(checkValue(basicGeneration.options!, {}).issues).toHaveLength(1)
})
