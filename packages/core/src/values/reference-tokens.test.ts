import { expect, test } from 'vitest'
import { referenceTokens } from './reference-tokens.ts'
import type { Completion } from '../answer.ts'
import type { SampleRequest, TokenCounts } from '../sample.ts'

function asked(prompt: string, texts: readonly string[], tokenCounts: TokenCounts, more: Partial<Completion> = {}): SampleRequest {
  const tokens = texts.map((text, place) => ({ text, logprob: -place }))
  return { request: { prompt }, answer: { completions: [{ text: prompt, tokens, ...more }] }, tokenCounts } as unknown as SampleRequest
}

function texts(request: SampleRequest, reference: string) {
  const found = referenceTokens(request, reference)
  return found === undefined ? undefined : [found.count, ...found.tokens.map(({ text }) => text)]
}

const estimated = (reference: number): TokenCounts => ({ prompt: 9, reference, estimated: true })

test.each([
  ['a token each', ['Answer', ':', ' second'], 'second', [1, ' second']],
  ['a blank apart', ['Answer', ':', ' ', 'second'], 'second', [2, ' ', 'second']],
  ['two tokens', ['Answer:', ' sec', 'ond'], 'second', [2, ' sec', 'ond']],
  ['a token over the border', ['Answer', ': second'], 'second', [1, ': second']],
  ['tokens without text', ['Answer', ':', '', ' ', '第', '', '二'], '第二', [4, ' ', '第', '', '二']],
  ['a word in the reference', ['Answer:', ' the', ' second'], 'the second', [2, ' the', ' second']],
])('%s: those that cover its characters, not as many as were counted', (_what, given, reference, expected) => {
  for (const count of [1, 4]) {
    expect(texts(asked(given.join(''), given, estimated(count), { echoed: true }), reference)).toEqual(expected)
    expect(texts(asked(given.join(''), given, { prompt: 9, reference: count }, { echoed: true }), reference)).toEqual(expected)
  }
})

test('where nobody looked whether they are the prompt’s, the tokenizer’s count, as in HELM', () => {
  const given = ['Answer', ':', ' sec', 'ond']
  const found = (reference: number) => texts(asked('Answer: second', given, { prompt: 9, reference }), 'second')
  expect(found(1)).toEqual([1, 'ond'])
  expect(found(9)).toEqual([9, ...given])
  expect(found(0)).toEqual([0])
  expect(texts(asked('Answer: second', given, estimated(1)), 'second')).toEqual([1, 'ond'])
  expect(texts(asked('Answer: sec', given, { prompt: 9, reference: 1 }, { echoed: true }), 'second')).toEqual([1, 'ond'])
})

test('nothing where it is not known', () => {
  expect(texts(asked('Answer: second', ['<s>', 'Answer: second'], estimated(1), { echoed: false }), 'second')).toBeUndefined()
  expect(texts(asked('Answer: sec', ['Answer: sec'], estimated(1), { echoed: true }), 'second')).toBeUndefined()
  const without = { request: { prompt: 'x' }, answer: { completions: [{ text: 'x' }] }, tokenCounts: { prompt: 1, reference: 1 } }
  expect(texts(without as unknown as SampleRequest, 'x')).toBeUndefined()
})
