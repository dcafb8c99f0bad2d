import { isMissing, type Metric } from '@binnacle/core'
import { createSample, createSampleRequest, type SampleParts } from '@binnacle/testkit'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { answerMatch } from './answer-match.ts'
import { choiceLikelihood } from './choices/choice-likelihood.ts'
import { editSimilarity } from './edit-similarity.ts'
import { jsonSimilarity } from './json-similarity.ts'
import { rouge } from './rouge.ts'
import { squadF1 } from './squad-f1.ts'

function scores<O>(metric: Metric<O>, parts: SampleParts, options: object = {}): Record<string, unknown> {
  const settings = metric.options === undefined ? undefined : (metric.options as unknown as z.ZodType).parse(options)
  const found = Object.entries(metric.score!(createSample(parts), settings as O))
  return Object.fromEntries(found.map(([name, value]) => [name, isMissing(value) ? value.missing : value]))
}

const match = (completions: NonNullable<SampleParts['completions']>, right: string | readonly string[], options = {}): unknown =>
  scores(answerMatch, { completions, right }, options)['answer_match']

describe('answer_match', () => {
  test.each([
    ['Canada', 'Cnd', 0],
    ['The Beatles', 'beatles', 1],
    ['an apple', 'apple', 1],
    ['bathe', 'ba', 0],
    ['theatre', 'atre', 0],
    ['A', 'A', 1],
    ['B', 'A', 0],
    ['the', 'A', 0],
    ['thé', 'thé', 1],
  ])('without articles %j is %j: %d', (text, gold, value) => {
    expect(match(text, gold, { ignoreArticles: true })).toBe(value)
  })

  test('what punctuation leaves behind does not count', () => {
    expect(match('( B )', '(B)', { ignorePunctuation: true })).toBe(1)
    expect(match('( B )', '(B)')).toBe(0)
    expect(match('?', '!', { ignorePunctuation: true })).toBe(0)
  })

  test('composed and compatible signs', () => {
    expect(match('caf\u00e9', 'cafe\u0301')).toBe(1)
    expect(match('４２', '42')).toBe(1)
    expect(match('４２', '42', { ignoreCompatibility: false })).toBe(0)
    expect(match('Paris', 'paris', { ignoreCase: false })).toBe(0)
  })

  test.each([
    [String.raw`The domain is \boxed{[2,5)}`, '[2,5)'],
    [String.raw`\[ \boxed{42} \]`, '42'],
    [String.raw`so \boxed 2`, '2'],
    [String.raw`\boxed{\frac{1}{2}}`, String.raw`\frac{1}{2}`],
    [String.raw`first \boxed{1}, corrected: \boxed{2}`, '2'],
    [String.raw`\boxed{\{1, 2\}}`, String.raw`\{1, 2\}`],
  ])('%j has %j in its box', (text, gold) => {
    expect(match(text, gold, { boxed: true })).toBe(1)
    expect(match(text, `${gold}0`, { boxed: true })).toBe(0)
  })

  test('a box that is not there, empty or not ended is unparsed', () => {
    expect(match(String.raw`Mark your solution with \boxed `, '2', { boxed: true })).toBe('unparsed: there is nothing in a box')
    expect(match(String.raw`\boxed{}`, '2', { boxed: true })).toBe('unparsed: there is nothing in a box')
    expect(match([{ text: String.raw`\boxed{`, finishReason: 'length' }], '2', { boxed: true })).toBe(
      'unparsed: the last box does not end; cut at the token limit',
    )
  })

  test('patterns', () => {
    expect(match('The answer is 42', '42', { pattern: String.raw`\d+` })).toBe(1)
    expect(match('x', '42', { pattern: 'x(foo)?(bar)?' })).toBe('unparsed: the groups of the pattern are empty')
    expect(match('xbar', 'bar', { pattern: 'x(foo)?(bar)?' })).toBe(1)
    expect(() => match('x', 'x', { pattern: 'x', boxed: true })).toThrow(/either a pattern or a box/)
  })

  test('the thinking goes before the text is cut', () => {
    expect(match('<think>Step 1.\n\nStep 2.</think>\nParis', 'Paris', { stop: ['\n\n'] })).toBe(1)
    expect(match('<think>Step 1.</think>\n\n\nParis\n\nLondon', 'Paris', { stop: ['\n\n'] })).toBe(1)
    expect(match('<think>Paris', 'Paris')).toBe('unparsed: the thinking does not end')
  })
})

describe('squad_f1', () => {
  const squad = (completions: string, right: readonly string[], options = {}): unknown[] => {
    const { squad_f1: f1, squad_exact_match: exact } = scores(squadF1, { completions, right }, options)
    return [f1, exact]
  }

  test('words are counted as often as in both', () => {
    expect(squad('the cat sat', ['The cat.'])).toEqual([2 / 3, 0])
    expect(squad('The cat!', ['cat', 'dog'])).toEqual([1, 1])
    expect(squad('cat cat', ['cat'])).toEqual([2 / 3, 0])
    expect(squad('dog', ['cat'])).toEqual([0, 0])
  })

  test('what normalising would leave empty stays', () => {
    expect(squad('A', ['A'])).toEqual([1, 1])
    expect(squad('B', ['A'])).toEqual([0, 0])
    expect(squad('the', ['A'])).toEqual([0, 0])
    expect(squad('+', ['+'])).toEqual([1, 1])
    expect(squad('+', ['-'])).toEqual([0, 0])
  })

  test('questions without an answer', () => {
    const options = { noAnswer: ['unanswerable'] }
    expect(squad('', [], options)).toEqual([1, 1])
    expect(squad('Unanswerable.', [], options)).toEqual([1, 1])
    expect(squad('Paris', [], options)).toEqual([0, 0])
    expect(squad('', ['Paris'], options)).toEqual([0, 0])
    expect(squad('unanswerable', ['Paris'], options)).toEqual([0, 0])
  })

  test('scripts without blanks count by character', () => {
    expect(squad('今天天气', ['今天天气很好'])).toEqual([0.8, 0])
    expect(squad('नमस्ते दुनिया', ['नमस्ते'])).toEqual([2 / 3, 0])
  })
})

describe('rouge', () => {
  test.each(['今天天气很不错', 'नमस्ते दुनिया', 'مرحبا بالعالم', '😀😀', '', 'word', '…', '👩‍👩‍👧'])('%j is like itself', (text) => {
    expect(scores(rouge, { completions: text, right: text })).toEqual({ rouge_l: 1, rouge_1: 1, rouge_2: 1 })
  })

  test('the F1 of words, pairs and the longest row', () => {
    const found = scores(rouge, { completions: 'the cat sat on a mat', right: 'The cat lay on the mat.' })
    expect(found['rouge_1']).toBeCloseTo(8 / 12, 12)
    expect(found['rouge_2']).toBeCloseTo(2 / 10, 12)
    expect(found['rouge_l']).toBeCloseTo(8 / 12, 12)
    expect(scores(rouge, { completions: '', right: 'word' })).toEqual({ rouge_l: 0, rouge_1: 0, rouge_2: 0 })
    expect(scores(rouge, { completions: 'Word!', right: 'word' })).toEqual({ rouge_l: 1, rouge_1: 1, rouge_2: 1 })
  })
})

describe('edit_similarity', () => {
  const similarity = (completions: string, right: string): unknown => scores(editSimilarity, { completions, right })['edit_similarity']

  test('1 less the edits over the longer length', () => {
    expect(similarity('', '')).toBe(1)
    expect(similarity('', 'a')).toBe(0)
    expect(similarity('kitten', 'sitting')).toBeCloseTo(4 / 7, 12)
    expect(similarity('😀', '😁')).toBe(0)
  })
})

describe('json_similarity', () => {
  const similarity = (completions: string, right: string): unknown => scores(jsonSimilarity, { completions, right })['json_similarity']

  test.each([
    ['[]', '[]', 1],
    ['{}', '{}', 1],
    ['[]', '{}', 0],
    ['{"a": 1, "b": [1, 2]}', '{"b": [1, 3], "a": 1}', 0.75],
    ['{"a": 1}', '{"a": 1, "b": 2}', 0.5],
    ['{"a": null}', '{}', 0],
    ['{"toString": 1}', '{"a": 1}', 0],
    ['```json\n{"a": 1}\n```', '{"a": 1}', 1],
    ['"1"', '1', 0],
    ['9007199254740993', '9007199254740992', 0],
    ['9007199254740993', '9007199254740993', 1],
    ['[5.0, 1e3, -0]', '[5, 1000, 0]', 1],
    ['0.1000000000000000055', '0.1', 0],
    ['1e999999999', '1e999999998', 0],
  ])('%j and %j: %d', (text, gold, value) => {
    expect(similarity(text, gold)).toBe(value)
  })

  test('what is not JSON', () => {
    expect(similarity('{"a": 1', '{}')).toBe('unparsed: the answer is not JSON')
    expect(similarity('[NaN]', '[1]')).toBe('unparsed: the answer is not JSON')
    expect(similarity('{}', 'none')).toBe('a right reference is not JSON')
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
    expect(similarity(deep, deep)).toBe('too long: JSON nested more than 500 deep')
  })
})

describe('choice_likelihood', () => {
  const asked = (logprobs: readonly number[]): SampleParts => ({
    requests: logprobs.map((logprob, referenceIndex) => ({
      ...createSampleRequest([
        {
          text: '',
          logprob,
          tokens: [
            { text: 'the', logprob: -9 },
            { text: 'end', logprob },
          ],
        },
      ]),
      referenceIndex,
      tokenCounts: { prompt: 1, reference: 1 },
      mode: 'original' as const,
    })),
  })

  test('by characters one choice is the likeliest, by bytes another', () => {
    const parts = asked([-6, -7])
    expect(scores(choiceLikelihood, { ...parts, right: 'ab', wrong: ['éé'] })).toEqual({
      likelihood_match: 1,
      likelihood_match_per_character: 1,
      likelihood_match_per_byte: 0,
    })
    expect(scores(choiceLikelihood, { ...asked([-7, -6]), right: 'éé', wrong: ['ab'] })).toEqual({
      likelihood_match: 0,
      likelihood_match_per_character: 0,
      likelihood_match_per_byte: 1,
    })
  })

  test('equally likely ones share', () => {
    expect(scores(choiceLikelihood, { ...asked([-6, -6]), right: 'ab', wrong: ['cd'] })['likelihood_match']).toBe(0.5)
  })

  test('what was not asked or has no tokens is missing', () => {
    const { requests } = asked([-6, -7])
    const parts = { right: 'ab', wrong: ['cd'] }
    expect(scores(choiceLikelihood, { ...parts, requests: requests!.slice(0, 1) })['likelihood_match']).toBe(
      'reference 1 was not asked about',
    )
    const without = requests!.map((request) => ({ ...request, tokenCounts: { prompt: 1 } }))
    expect(scores(choiceLikelihood, { ...parts, requests: without })['likelihood_match']).toBe('the tokens of reference 0 are not known')
    expect(scores(choiceLikelihood, { requests: requests!, wrong: ['ab', 'cd'] })['likelihood_match']).toBe(
      'no reference is marked as correct',
    )
  })
})
