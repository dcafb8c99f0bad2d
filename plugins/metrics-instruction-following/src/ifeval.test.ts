import { createSample, describeMetric, describePlugin } from '@binnacle/testkit'
import { describe, expect, test } from 'vitest'
import { ifeval } from './ifeval.ts'
import plugin from './index.ts'
import { INSTRUCTION_CHECKS } from './instruction-checks.ts'
import { instructionFollowing } from './instruction-following.ts'

describePlugin(plugin)

type Instruction = readonly [id: string, parameters: object]
const instructions = (...pairs: readonly Instruction[]) => ({
  instruction_ids: pairs.map(([id]) => id),
  instruction_kwargs: pairs.map(([, parameters]) => parameters),
})
const gold = [createSample({ completions: 'Yes', extra: instructions(['punctuation:no_comma', {}]) })]

describeMetric(ifeval, { gold, bounds: { ifeval_strict_accuracy: [0, 1] }, best: { ifeval_strict_accuracy: 1 } })
describeMetric(instructionFollowing, {
  gold,
  bounds: { prompt_accuracy: [0, 1], instruction_accuracy: [0, 1] },
  best: { prompt_accuracy: 1 },
})

const score = (completions: string, ...pairs: readonly Instruction[]) =>
  ifeval.score!(createSample({ completions, extra: instructions(...pairs) }), {})['ifeval_strict_accuracy']
const missing = { missing: expect.any(String) as string }

test('there are 25', () => {
  expect(Object.keys(INSTRUCTION_CHECKS)).toHaveLength(25)
})

// HELM's golden vectors, and more of what HELM 0.5.16 gives.
describe('instructions', () => {
  test.each<[id: string, parameters: object, response: string, followed: boolean]>([
    ['keywords:existence', { keywords: ['a.c'] }, 'abc', true],
    ['keywords:existence', { keywords: ['ABC', 'x'] }, 'abc', false],
    ['keywords:existence', { keywords: ['('] }, '(', false],
    ['keywords:forbidden_words', { forbidden_words: ['cat'] }, 'concatenate', true],
    ['keywords:forbidden_words', { forbidden_words: ['cat'] }, 'a CAT.', false],
    ['keywords:frequency', { keyword: 'he', frequency: 2, relation: 'at least' }, 'The the', true],
    ['keywords:frequency', { keyword: 'he', frequency: 2, relation: 'less than' }, 'The the', false],
    ['keywords:letter_frequency', { letter: 'E', let_frequency: 2, let_relation: 'at least' }, 'Eve', true],
    ['keywords:letter_frequency', { letter: 'e', let_frequency: 2, let_relation: 'less than' }, 'Eve', false],
    ['length_constraints:number_sentences', { num_sentences: 2, relation: 'at least' }, 'Mr. Lee left. It rained.', true],
    ['length_constraints:number_sentences', { num_sentences: 2, relation: 'less than' }, 'Mr. Lee left', true],
    ['length_constraints:number_words', { num_words: 3, relation: 'at least' }, "don't stop", true],
    ['length_constraints:number_paragraphs', { num_paragraphs: 2 }, '***\na\n***\nb\n***', true],
    ['length_constraints:number_paragraphs', { num_paragraphs: 2 }, 'a\n******\nb', false],
    [
      'length_constraints:nth_paragraph_first_word',
      { num_paragraphs: 2, nth_paragraph: 2, first_word: 'Hello' },
      'Hi\n\n"Hello, you',
      true,
    ],
    ['length_constraints:nth_paragraph_first_word', { num_paragraphs: 2, nth_paragraph: 2, first_word: 'hello' }, 'Hi\n\n\n\nhello', false],
    ['detectable_content:number_placeholders', { num_placeholders: 2 }, '[a] and [b]', true],
    ['detectable_content:number_placeholders', { num_placeholders: 2 }, '[a\nb] [c]', false],
    ['detectable_content:postscript', { postscript_marker: 'P.S.' }, 'Bye\np. s. more', true],
    ['detectable_content:postscript', { postscript_marker: 'P.P.S' }, 'P.S. more', false],
    ['detectable_content:postscript', { postscript_marker: 'Note' }, 'A note: x', true],
    ['detectable_format:number_bullet_lists', { num_bullets: 2 }, '* a\n* b\n---', false],
    ['detectable_format:number_bullet_lists', { num_bullets: 2 }, '* a\n  - b', true],
    ['detectable_format:number_highlighted_sections', { num_highlights: 2 }, '**bold text**', false],
    ['detectable_format:number_highlighted_sections', { num_highlights: 2 }, '*a* and *b*', true],
    ['detectable_format:multiple_sections', { section_spliter: 'SECTION', num_sections: 2 }, 'SECTION 1\na\nSECTION 2\nb', true],
    ['detectable_format:multiple_sections', { section_spliter: 'Section', num_sections: 2 }, 'Section 1 a Section b', false],
    ['detectable_format:json_format', {}, 'NaN', true],
    ['detectable_format:json_format', {}, '```json\n{"a": [1, -Infinity, "NaN"]}\n```', true],
    ['detectable_format:json_format', {}, "{'a': 1}", false],
    ['detectable_format:json_format', {}, '1NaN', false],
    ['detectable_format:title', {}, '<< >>', false],
    ['detectable_format:title', {}, '<<A title>>\ntext', true],
    ['detectable_format:constrained_response', {}, 'I think: My answer is yes. Really.', true],
    ['detectable_format:constrained_response', {}, 'my answer is yes.', false],
    ['combination:two_responses', {}, 'a******b******', true],
    ['combination:two_responses', {}, 'a******a', false],
    ['combination:two_responses', {}, 'a************b', false],
    ['combination:repeat_prompt', { prompt_to_repeat: 'Write a poem' }, ' WRITE A POEM\nRoses', true],
    ['combination:repeat_prompt', { prompt_to_repeat: 'Write a poem' }, 'Roses', false],
    ['startend:end_checker', { end_phrase: 'The end.' }, '"It is the end."', true],
    ['startend:end_checker', { end_phrase: 'The end.' }, 'The end. Bye', false],
    ['startend:quotation', {}, '"a" and "b"', true],
    ['startend:quotation', {}, '"', false],
    ['change_case:capital_word_frequency', { capital_frequency: 2, capital_relation: 'at least' }, 'I saw NASA', true],
    ['change_case:capital_word_frequency', { capital_frequency: 1, capital_relation: 'less than' }, 'I saw it', false],
    ['change_case:english_capital', {}, 'Not all', false],
    ['change_case:english_lowercase', {}, 'Not all', false],
    ['punctuation:no_comma', {}, 'full-width comma a，b', true],
    ['punctuation:no_comma', {}, 'a, b', false],
  ])('%s %j: %j', (id, parameters, response, followed) => expect(score(response, [id, parameters])).toBe(followed ? 1 : 0))

  test.each<[id: string, parameters: object]>([
    ['language:response_language', { language: 'de' }],
    ['keywords:letter_frequency', { letter: '#', let_frequency: 2, let_relation: 'at least' }],
    ['keywords:existence', {}],
    ['length_constraints:number_words', { num_words: 3 }],
    ['detectable_format:unknown', {}],
  ])('%s %j cannot be said', (id, parameters) => expect(score('some text', [id, parameters])).toEqual(missing))
})

test('the score of a prompt is the share of its instructions; an empty answer follows none', () => {
  const pairs = [
    ['punctuation:no_comma', {}],
    ['startend:quotation', {}],
  ] as const
  expect(score('no comma', ...pairs)).toBe(0.5)
  expect(score(' ', ...pairs)).toBe(0)
  expect(ifeval.score!(createSample({ completions: 'x' }), {})).toEqual({ ifeval_strict_accuracy: missing })
})

// R32 and R34 of the replay cases.
test('only the answer is looked at', () => {
  const words = instructions(['length_constraints:number_words', { num_words: 11, relation: 'less than' }])
  const thinking = `<think>${'word '.repeat(200)}</think>`
  const all = (completions: string) => instructionFollowing.score!(createSample({ completions, extra: words }), {})['prompt_accuracy']
  expect(all(`${thinking}Paris is the capital of France.`)).toBe(1)
  expect(
    score(`${thinking}Paris is the capital of France.`, ['length_constraints:number_words', { num_words: 11, relation: 'less than' }]),
  ).toBe(0)
  expect(all('<think>I think the answer is A but')).toEqual({ missing: expect.stringContaining('unparsed') as string })
})

test('instructions count over all prompts together', () => {
  const sample = (completions: string, ...pairs: readonly Instruction[]) => createSample({ completions, extra: instructions(...pairs) })
  const rows = [
    sample('"a"', ['startend:quotation', {}], ['punctuation:no_comma', {}]),
    sample('a, b', ['punctuation:no_comma', {}]),
    sample('<think>', ['punctuation:no_comma', {}]),
  ].map((one) => instructionFollowing.collect!(one, {}, {})!)
  expect(instructionFollowing.summarize!(rows, {})).toEqual({ instruction_accuracy: 2 / 3 })
})
