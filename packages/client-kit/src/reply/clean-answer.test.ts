import type { Answer } from '@binnacle/core'
import { expect, test } from 'vitest'
import { cleanAnswer } from './clean-answer.ts'

test('an answer that is right is given back as it is', () => {
  const answer: Answer = {
    completions: [{ text: 'a', logprob: -1, tokens: [{ text: 'a', logprob: -1 }], finishReason: 'stop' }, { text: 'b' }],
    usage: { promptTokens: 3 },
  }
  expect(cleanAnswer(answer)).toBe(answer)
  const filtered: Answer = { completions: [{ text: '', finishReason: 'filter' }], filtered: 'policy' }
  expect(cleanAnswer(filtered)).toEqual(filtered)
})

test('what cannot be counts as not known', () => {
  const answer = {
    completions: [
      {
        text: 'a',
        logprob: NaN,
        tokens: [
          { text: 'a', logprob: NaN },
          { text: 'b', logprob: -1 },
        ],
        finishReason: 'max_tokens',
      },
    ],
    usage: { promptTokens: -3, completionTokens: 2, cachedPromptTokens: 1 },
    cached: true,
  }
  expect(cleanAnswer(answer as unknown as Answer)).toEqual({
    completions: [{ text: 'a', tokens: [{ text: 'a' }, { text: 'b', logprob: -1 }], finishReason: 'length', providerReason: 'max_tokens' }],
    usage: { completionTokens: 2, cacheReadTokens: 1 },
    helm: { cached: true },
  })
  expect(cleanAnswer({ completions: [{ text: 'a' }], usage: { promptTokens: -3 } })).toEqual({ completions: [{ text: 'a' }] })
})
