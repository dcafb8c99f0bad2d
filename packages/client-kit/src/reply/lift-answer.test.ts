import { expect, test } from 'vitest'
import { liftAnswer } from './lift-answer.ts'

test('an answer of the first format', () => {
  const recorded = {
    completions: [
      { text: 'a', logprob: 0, tokens: [], finishReason: 'content_filter' },
      { text: 'b', logprob: -1, tokens: [{ text: 'b', logprob: -1 }], finishReason: 'max_tokens', thinking: 'hm' },
      { text: 'c', logprob: 0, tokens: [], finishReason: 'whatever' },
      { text: 'd', logprob: 0, tokens: [] },
    ],
    requestTime: 1.5,
    model: 'm',
    usage: { promptTokens: 3, completionTokens: 2, cachedPromptTokens: 1 },
    cached: true,
    batch: { size: 2, requestTime: 4 },
  }
  expect(liftAnswer(recorded)).toEqual({
    completions: [
      { text: 'a', logprob: 0, tokens: [], finishReason: 'filter' },
      {
        text: 'b',
        logprob: -1,
        tokens: [{ text: 'b', logprob: -1 }],
        finishReason: 'length',
        providerReason: 'max_tokens',
        thinking: 'hm',
      },
      { text: 'c', logprob: 0, tokens: [], finishReason: 'unknown', providerReason: 'whatever' },
      { text: 'd', logprob: 0, tokens: [] },
    ],
    requestTime: 1.5,
    model: 'm',
    usage: { promptTokens: 3, completionTokens: 2, cacheReadTokens: 1 },
    helm: { cached: true, batch: { size: 2, requestTime: 4 } },
  })
})

test("an answer of today's form stays as it is", () => {
  const answer = {
    completions: [{ text: 'a', finishReason: 'filter' }, { text: 'b', finishReason: 'unknown', providerReason: 'odd' }, { text: 'c' }],
    usage: { promptTokens: 3, cacheReadTokens: 1 },
    helm: { cached: false },
    filtered: 'policy',
  }
  expect(liftAnswer(answer)).toEqual(answer)
})
