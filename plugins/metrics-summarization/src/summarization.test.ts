import { createSample, describeMetric, describePlugin } from '@binnacle/testkit'
import { expect, test } from 'vitest'
import { englishTokens } from './english-tokens.ts'
import { measureExtraction } from './extraction.ts'
import plugin from './index.ts'
import { summarization } from './summarization.ts'

const options = { task: 'notes', device: 'cpu' }

describePlugin(plugin)
describeMetric(summarization, {
  options,
  gold: [createSample({ input: 'A long text about cats.', right: 'A text about cats.', completions: 'A text about cats.' })],
  bounds: { rouge_1: [0, 1], rouge_2: [0, 1], rouge_l: [0, 1], summarization_coverage: [0, 1] },
  best: { rouge_1: 1, rouge_2: 1, rouge_l: 1 },
})

// summ_eval 0.892.
test.each([
  ['the cat sat on the mat', 'yesterday The cat slept , then the cat sat', 2 / 3, 5 / 3, 1.5],
  ['a a a b', 'a a b a a a', 1, 2.5, 1.5],
  ['x', 'y z', 0, 0, 2],
  ['', 'a', 0, 0, 0],
])('of %j from %j', (summary, text, coverage, density, compression) => {
  const words = (line: string) => (line === '' ? [] : line.split(' '))
  const extraction = measureExtraction(words(summary), words(text))
  expect(extraction.coverage).toBeCloseTo(coverage, 12)
  expect(extraction.density).toBeCloseTo(density, 12)
  expect(extraction.compression).toBe(compression)
})

// spaCy 3.8, English.
test.each([
  [
    "Mr. O'Neil can't pay US$5.50 (about 5€) by 3pm... :-)  see http://a.com/b,c",
    [
      'Mr.',
      "O'Neil",
      'ca',
      "n't",
      'pay',
      'US$',
      '5.50',
      '(',
      'about',
      '5',
      '€',
      ')',
      'by',
      '3',
      'pm',
      '...',
      ':-)',
      ' ',
      'see',
      'http://a.com/b,c',
    ],
  ],
  ['well-known e.g. U.S. end.\n\nNext "line"!', ['well', '-', 'known', 'e.g.', 'U.S.', 'end', '.', '\n\n', 'Next', '"', 'line', '"', '!']],
  ['hi:)', ['hi', ':)']],
  ['hi : )', ['hi', ':', ')']],
  [' a', [' ', 'a']],
  ['', []],
])('tokens of %j', (text, tokens) => expect(englishTokens(text)).toEqual(tokens))

test('long runs of signs', () => {
  const [word, dots] = ['a'.repeat(80), '.'.repeat(100)]
  expect(englishTokens(word + dots)).toEqual([word, dots])
  expect(englishTokens(`${'1'.repeat(80)}km's`)).toEqual(['1'.repeat(80), 'km', "'s"])
  expect(englishTokens(`${'('.repeat(70)}x`)).toEqual([...'('.repeat(70), 'x'])
})

test('one brace at each end goes, and the best reference counts', () => {
  const sample = createSample({ input: '{the red cat sat}', right: ['{a dog}', '{red cat}'], completions: ' {red cat} ' })
  expect(summarization.score!(sample, options)).toEqual({
    rouge_1: 1,
    rouge_2: 1,
    rouge_l: 1,
    summarization_coverage: 1,
    summarization_density: 2,
    summarization_compression: 2,
  })
})

test('without a reference ROUGE is missing, without a completion all', () => {
  const missing = { missing: expect.any(String) as string }
  const scores = summarization.score!(createSample({ input: 'a', completions: 'a' }), options)
  expect(scores).toMatchObject({ rouge_1: missing, summarization_coverage: 1 })
  expect(summarization.score!(createSample({ right: 'a', completions: [] }), options)).toMatchObject({ summarization_coverage: missing })
})
