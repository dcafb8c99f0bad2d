import { expect, test } from 'vitest'
import { answered, completion, makeSample } from '../../test/make-sample.ts'
import { dryRun } from '../requests/dry-run.ts'
import { languageModeling } from './language-modeling.ts'
import { airBench2024BasicGeneration } from '../requests/request-only.ts'

const window = (logprob: number) => answered([completion('ab', { tokens: [{ text: 'ab', logprob }], finishReason: 'length' })])

test('language modelling has one value a window, and perplexity of all', () => {
  const sample = makeSample({ requests: [window(-1), window(-2)] })
  const scores = languageModeling.score!(sample, {})
  expect(scores).toMatchObject({ logprob: [-1, -2], num_perplexity_tokens: [1, 1], num_bytes: [2, 2], num_prompt_tokens: [7, 7] })
  const row = languageModeling.collect!(sample, scores, {})!
  expect(row).toEqual([-3, 2, 4])
  expect(languageModeling.summarize!([row, row], {})).toEqual({
    perplexity: Math.exp(1.5),
    bits_per_byte: 3 / 4 / Math.LN2,
    logprob_per_byte: -0.75,
    num_instances: 2,
  })
})

test.each([
  ['openai/gpt2', 7 + 3 * 5],
  ['openai/gpt2', 7 + 3 * 5 + 7, true],
  ['cohere/x', 15],
  ['gooseai/x', 0],
  ['gooseai/x', 0, true],
  ['other/x', 0],
])('a dry run on %s costs %d tokens', (modelDeployment, cost, echoPrompt = false) => {
  const request = answered([], { echoPrompt })
  const requests = [{ ...request, request: { ...request.request, numCompletions: 3, maxTokens: 5 } }]
  const sample = makeSample({ requests, adaptation: { modelDeployment } })
  expect(dryRun.score!(sample, {})).toEqual({
    estimated_num_tokens_cost: [cost],
    num_completions: [3],
    max_num_completion_tokens: [15],
    num_prompt_tokens: [7],
  })
  expect(dryRun.summarize!([dryRun.collect!(sample, {}, {})!, 2], {})).toEqual({ num_requests: 3 })
})

test('where references are no answers only the request is counted', () => {
  const scores = airBench2024BasicGeneration.score!(makeSample({ golds: ['1.1.1'], requests: [window(-1)] }), {})
  expect(scores).toMatchObject({ num_references: 1, num_prompt_tokens: 7, finish_reason_length: 1 })
  expect(scores).not.toHaveProperty('max_prob')
})
