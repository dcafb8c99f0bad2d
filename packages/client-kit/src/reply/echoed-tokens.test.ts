import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { echoedTokens } from './echoed-tokens.ts'

const made = (texts: readonly string[], first: number | undefined = undefined) =>
  texts.map((text, place) => ({ text, ...(place === 0 && first === undefined ? {} : { logprob: -place - 1 }) }))

function textsOf(texts: readonly string[], prompt: string, extra = 0): readonly string[] | string {
  const found = echoedTokens(made(texts), prompt, extra)
  return 'problem' in found ? found.problem : found.tokens.map(({ text }) => text)
}

describe('are found', () => {
  test.each([
    ['as they stand', ['The', ' sky'], 'The sky', ['The', ' sky']],
    ['behind a mark', ['<s>', 'The', ' sky'], 'The sky', ['The', ' sky']],
    ['behind another mark', ['<|begin_of_text|>', 'The', ' sky'], 'The sky', ['The', ' sky']],
    ['behind an empty mark', ['', 'The', ' sky'], 'The sky', ['', 'The', ' sky']],
    ['a mark that is the prompt’s own', ['<s>', 'The'], '<s>The', ['<s>', 'The']],
    ['without blanks', ['The', 'sky', 'is'], 'The sky is', ['The', ' sky', ' is']],
    ['with marks for blanks', ['▁The', '▁sky'], ' The sky', [' The', ' sky']],
    ['a first blank that a tokenizer adds', ['▁The', '▁sky'], 'The sky', 'tokens that are not those'],
    ['without text for parts of characters', ['A', '', '你', ' b'], 'A你 b', ['A', '', '你', ' b']],
    ['replaced parts of characters', ['A', '\ufffd', '\ufffd', ' b'], 'A你 b', ['A', '', '你', ' b']],
    ['parts that begin with a blank', ['A', ' \ufffd', '\ufffd', 'b'], 'A 你b', ['A', '', ' 你', 'b']],
    ['parts at the end', ['A', '\ufffd', '\ufffd'], 'A🙂', ['A', '', '🙂']],
    ['several characters in parts', ['\ufffd', '\ufffd', '\ufffd', '好'], '你们好', ['', '', '你们', '好']],
    ['bytes', ['A', '<0xE4>', '<0xBD>', '<0xA0>', 'b'], 'A你b', ['A', '', '', '你', 'b']],
    ['bytes as HELM writes them', ['A', 'bytes:\\xe4\\xbd', 'bytes:\\xa0', 'b'], 'A你b', ['A', '', '你', 'b']],
    ['a replacement character of the prompt', ['A', '\ufffd', 'b'], 'A\ufffdb', ['A', '\ufffd', 'b']],
  ])('%s', (_how, came, prompt, expected) => {
    if (typeof expected === 'string') expect(textsOf(came, prompt)).toContain(expected)
    else expect(textsOf(came, prompt)).toEqual(expected)
  })

  test('tokens after them are left out, as many as were asked for', () => {
    expect(textsOf(['The', ' sky', ' is'], 'The sky', 1)).toEqual(['The', ' sky'])
    expect(textsOf(['The', ' sky', ' is'], 'The sky', 0)).toBe('1 tokens after the prompt, where none was asked for')
    expect(textsOf(['The', ' sky', ' is', ' blue'], 'The sky', 1)).toBe('2 tokens after the prompt, where 1 was asked for')
  })

  test('with the numbers that they came with', () => {
    expect(echoedTokens(made(['<s>', 'The', ' sky'], 0), 'The sky', 0)).toEqual({
      tokens: [
        { text: 'The', logprob: -2 },
        { text: ' sky', logprob: -3 },
      ],
    })
  })
})

describe('are not found', () => {
  test.each([
    ['an ignored echo', [' the'], 'The sky', /they hold none of the prompt/],
    ['a cut prompt', ['The'], 'The sky', /as far as "The"/],
    ['a prompt cut in front', [' sky'], 'The sky', /none of the prompt/],
    ['another text', ['The', ' sea'], 'The sky', /as far as "The"/],
    ['a changed prompt', ['the', ' sky'], 'The sky', /none of the prompt/],
    ['a template around it', ['<|user|>', 'Q:', ' The', ' sky'], 'The sky', /none of the prompt/],
    ['a lost line break', ['The', 'sky'], 'The\nsky', /as far as "The"/],
    ['parts that cannot be those characters', ['A', '\ufffd', 'z'], 'A plain text z', /as far as "A"/],
    ['parts that are too few', ['\ufffd', '!'], '你们好吗!', /none of the prompt/],
    ['nothing', [], 'The sky', /no log-probabilities/],
  ])('%s', (_what, came, prompt, problem) => {
    expect(textsOf(came, prompt)).toMatch(problem)
  })

  test('a token of the prompt without its log-probability', () => {
    expect(echoedTokens([{ text: 'The' }, { text: ' sky' }], 'The sky', 0)).toEqual({
      problem: 'no log-probability for the token " sky" of the prompt',
    })
    expect(echoedTokens([{ text: '<s>', logprob: 0 }, { text: 'The' }], 'The', 0)).toHaveProperty('problem')
  })
})

test('however a text is cut, its tokens are found, and those of no other text are', () => {
  const cut = fc.array(fc.oneof(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme', minLength: 1 })), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(cut, fc.boolean(), (texts, marked) => {
      const prompt = texts.join('')
      const found = echoedTokens(made(marked ? ['<s>', ...texts] : texts), prompt, 0)
      expect('tokens' in found && found.tokens.map(({ text }) => text).join('')).toBe(prompt)
      const other = echoedTokens(made(texts), `${prompt}x`, 0)
      expect(other).toHaveProperty('problem')
    }),
    { seed: 9 },
  )
})
