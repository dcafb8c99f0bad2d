import { expect, test } from 'vitest'
import { finishFields, finishOfWord, finishWord, readFinish } from './finish-reason.ts'
import { FINISH_WORDS } from './finish-reasons.data.ts'

test('no word says two things', () => {
  const words = Object.values(FINISH_WORDS).flat()
  expect(new Set(words).size).toBe(words.length)
  for (const word of words) expect(word).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
})

test.each([
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['MAX_TOKENS', 'length'],
  ['maxTokens', 'length'],
  ['model_length', 'length'],
  ['max_output_tokens', 'length'],
  ['ALTERNATIVE_STATUS_TRUNCATED_FINAL', 'length'],
  ['contextLengthReached', 'length'],
  [{ type: 'length', length: 3 }, 'length'],
  [{ reason: 'max_output_tokens' }, 'length'],
  ['content_filter', 'filter'],
  ['SAFETY', 'filter'],
  ['RECITATION', 'filter'],
  ['sensitive', 'filter'],
  ['guardrail_intervened', 'filter'],
  ['refusal', 'refusal'],
  ['tool_use', 'toolCalls'],
  ['stop', 'stop'],
  ['end_turn', 'stop'],
  ['COMPLETE', 'stop'],
  ['endoftext', 'endoftext'],
  ['error', 'failure'],
  ['abort', 'failure'],
  ['insufficient_system_resource', 'failure'],
  ['because', 'unknown'],
  [7, 'unknown'],
])('%j is %s', (word, meaning) => {
  expect(readFinish(word)).toMatchObject({ meaning })
})

test.each([undefined, null, ''])('%j says nothing', (word) => {
  expect(readFinish(word)).toBeUndefined()
})

test('the word of the provider is kept, unless it is the usual one', () => {
  const kept = (word: string) => finishOfWord(word)
  expect(kept('stop')).toEqual({ finishReason: 'stop' })
  expect(kept('content_filter')).toEqual({ finishReason: 'filter' })
  expect(kept('MAX_TOKENS')).toEqual({ finishReason: 'length', providerReason: 'MAX_TOKENS' })
  expect(kept('because')).toEqual({ finishReason: 'unknown', providerReason: 'because' })
  expect(kept('error')).toEqual({ finishReason: 'unknown', providerReason: 'error' })
  expect(finishFields(undefined)).toEqual({})
})

test.each(['stop', 'length', 'endoftext', 'content_filter', 'tool_calls', 'refusal', 'unknown', 'filter', 'MAX_TOKENS', 'because'])(
  'the word %s comes out as it went in',
  (word) => {
    expect(finishWord(finishOfWord(word))).toBe(word)
  },
)
