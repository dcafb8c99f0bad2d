import { isMissing } from '@binnacle/core'
import { createSample, type SampleParts } from '@binnacle/testkit'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { choiceMatch } from './choice-match.ts'

type Options = z.input<NonNullable<typeof choiceMatch.options>>

function score(parts: SampleParts, options: Options = {}): unknown {
  const settings = (choiceMatch.options as unknown as z.ZodType).parse(options) as never
  const { choice_match: value, choice_read: read } = choiceMatch.score!(createSample(parts), settings)
  expect(read).toBe(isMissing(value) && value.missing.startsWith('unparsed') ? 0 : isMissing(value) ? value : 1)
  return isMissing(value) ? value.missing : value
}

const FIVE: Record<string, string> = { A: 'oak', B: 'elm', C: 'ash', D: 'yew', E: 'fir' }

/** The letter that a text is read as: the one with which it is right. */
function letterOf(completion: string, mapping: Record<string, string> = FIVE, options: Options = {}): unknown {
  const results = Object.entries(mapping).map(([letter, right]) => {
    const value = score({ right, completions: completion, outputMapping: mapping }, options)
    return typeof value === 'string' ? value : value === 1 ? letter : undefined
  })
  return results.find((result) => result !== undefined)
}

const NUMBERS = { A: '10', B: '11', C: '12', D: '13' }
const NONE = 'unparsed: no choice is named'

describe('a letter that is stated', () => {
  test.each([
    ['ANSWER: $B$', 'B'],
    ['ANSWER: **B**', 'B'],
    ['**ANSWER: B**', 'B'],
    ['ANSWER: (B)', 'B'],
    [String.raw`ANSWER: \boxed{B}`, 'B'],
    ['ANSWER: B.', 'B'],
    ['ANSWER:B', 'B'],
    ['Antwort:\n\nAntwort: C', 'C'],
    ['Jawaban: Jawaban: B', 'B'],
    ["Answer: Let's think step by step. The mass is 3 kg, so option (B) fails. The answer is (C).", 'C'],
    ['The answer is B. Note that A is a common distractor.', 'B'],
    ['I considered (A), but it is incorrect. Final answer: D.', 'D'],
    ['The correct answer is d.', 'D'],
    ['Answer: **D**', 'D'],
    ['정답: C', 'C'],
    ['제 생각에는 잘 모르겠습니다.', NONE],
  ])('replay case %j is %j', (text, letter) => {
    expect(letterOf(text)).toBe(letter)
  })

  test.each([
    ['**Answer:** C', 'C'],
    ['The **correct answer** is **(C)** because it floats.', 'C'],
    ['The answer is A because it is oak.', 'A'],
    ['The answer is a tree.', NONE],
    ['The answer is A tree that grows.', NONE],
    ['The correct option is: E', 'E'],
    ['The best answer is option D, since it is evergreen.', 'D'],
    ['The answer to question 7 is therefore B', 'B'],
    ['The answer is B. Wait: the answer is C.', 'C'],
    [String.raw`So it is \(\boxed{\text{D}}\).`, 'D'],
    [String.raw`\boxed{B} is my first thought. The answer is E.`, 'E'],
    ['Answer：Ｂ', 'B'],
    ['答案是C。', 'C'],
    ['正解はDです', 'D'],
    ['정답은 B입니다.', 'B'],
    ['الإجابة: A', 'A'],
    ['La réponse est la B.', 'B'],
    ['Respuesta: D', 'D'],
    ['The answer is elm.', 'B'],
    ['The answer is "Fir"!', 'E'],
    ['The answer is not A.', NONE],
    ['That is my answer. B is the elm.', NONE],
    ['Answer: B or maybe C', 'unparsed: several letters are named: B and C'],
    ['Answer: B (or C)', 'unparsed: several letters are named: B and C'],
    ['The correct answer is B) elm or C) ash.', 'unparsed: several letters are named: B and C'],
    ['Answer: B is wrong, so A.', 'unparsed: B is named and denied'],
    ['The answer is B, or so I think.', 'B'],
    ['The answer is B) elm or a kind of it.', 'B'],
    ['The answer is B or C.', 'unparsed: several letters are named: B and C'],
    ['Answer: A, B, and D', 'unparsed: several letters are named: A and B'],
    ['The answer is B, A is a distractor.', 'B'],
    ['The answer is F.', NONE],
    ['Answer: Eat more.', NONE],
  ])('%j is %j', (text, letter) => {
    expect(letterOf(text)).toBe(letter)
  })

  test.each([
    ['A 项不对。故选C', 'C'],
    ['题目问的是错误的一项，A 是常见干扰项。只有选项C是对的。', 'C'],
    ['我認為應該選 B', 'B'],
    ['我選擇 B', 'B'],
    ['选 D', 'D'],
    ['答案选Ｂ项。', 'B'],
    ['選項 A 有誤，應選 (B)', 'B'],
    ['答案：Ｂ', 'B'],
    ['因此，正确答案为选项 D。', 'D'],
    ['正确的是 D。', 'D'],
    ['正确选项是：**D**', 'D'],
    ['本题应选D，而不是A。', 'D'],
    ['综上所述，选择D选项', 'D'],
    ['故選：D', 'D'],
    ['选Ⓓ', 'D'],
    ['所以选 elm。', 'B'],
    ['A错误，B错误，C错误，D正确。', 'D'],
    ['C選項是正確的', 'C'],
    ['不选A，选B。', 'B'],
    ['不能选A', NONE],
    ['不应该选A', NONE],
    ['如果选A，就错了。', NONE],
    ['选AB', NONE],
    ['选A和C', 'unparsed: several letters are named: A and C'],
    ['选A、C', 'unparsed: several letters are named: A and C'],
    ['A、C正确', 'unparsed: several letters are named: A and C'],
    ['故选A是错的', 'unparsed: A is named and denied'],
    ['A是不正确的', NONE],
    ['这是一道单选题', NONE],
    ['选修课', NONE],
    ['<answer>B</answer>', 'B'],
    ['The trees A and C are lower.\n<answer>\n(B) elm\n</answer>', 'B'],
    ['<answer>The answer is B</answer>', 'B'],
    ['[FINAL ANSWER]B[/FINAL ANSWER]', 'B'],
    ['A is oak. <|begin_of_box|>B<|end_of_box|>', 'B'],
    ['A is wrong. <final_answer>B', 'B'],
    ['B<|im_end|>', 'B'],
    ['B</s>', 'B'],
    ['B<|eot_id|><|start_header_id|>user<|end_header_id|>\n\nThe answer is C.', 'B'],
    ['<|channel|>analysis<|message|>The answer is A.<|end|><|start|>assistant<|channel|>final<|message|>B<|return|>', 'B'],
    ['[THINK]Answer: A[/THINK]B', 'B'],
    ['<seed:think>The answer is A</seed:think>B', 'B'],
    ['<reasoning>Answer: A</reasoning>\n<answer>B</answer>', 'B'],
    ['◁think▷Answer: A◁/think▷B', 'B'],
    ['[THINK]Answer: A but wait', 'unparsed: the thinking does not end'],
    ['<Think>Answer: A</Think>B', 'B'],
  ])('%j is %j', (text, letter) => {
    expect(letterOf(text)).toBe(letter)
  })

  test('a word of one’s own announces an answer too', () => {
    expect(letterOf('Verdict> B')).toBe(NONE)
    expect(letterOf('Verdict: B', FIVE, { markers: ['Verdict'] })).toBe('B')
  })
})

describe('a letter that stands by itself', () => {
  test.each([
    ['C. 12', 'C'],
    ['12', 'C'],
    ['C', 'C'],
    ['C ', 'C'],
    ['(C) 12', 'C'],
    ['C) 12', 'C'],
    ['C 12', 'C'],
    ['c', 'C'],
    ['A. 12', 'unparsed: letter and text differ'],
    ['The answer is A. 12', 'unparsed: letter and text differ'],
    ['It weighs 12.\n\n**C**', 'C'],
    ['B\n\nEleven is the only prime that fits.', 'B'],
    ['A. too small\nB. fits\nC. too great', NONE],
    ['A. too small\nB. fits\nC. too great\n\nB', 'B'],
    ['A\nsome text\nB', 'unparsed: several letters are named: A and B'],
    ['A good question.', NONE],
    ['14', NONE],
    ['', 'unparsed: the answer is empty'],
  ])('%j is %j', (text, letter) => {
    expect(letterOf(text, NUMBERS)).toBe(letter)
  })

  test('numbers may be the letters', () => {
    const mapping = { 1: 'x', 2: 'y', 3: 'z' }
    expect(letterOf('The answer is 2.', mapping)).toBe('2')
    expect(letterOf('The answer is 2.5 grams.', mapping)).toBe(NONE)
  })
})

describe('what was said', () => {
  test('thinking does not count; where it does not end nothing is read', () => {
    const text = '<think>I think the answer is A but'
    expect(letterOf('<think>The answer is A.</think>\nThe answer is B.')).toBe('B')
    expect(letterOf('The answer is A.</think>\n\nB')).toBe('B')
    expect(letterOf(text)).toBe('unparsed: the thinking does not end')
    expect(score({ right: 'oak', outputMapping: FIVE, completions: [{ text, finishReason: 'length' }] })).toBe(
      'unparsed: the thinking does not end; cut at the token limit',
    )
  })

  // An answer that repeats itself to the limit is read from its end: each statement is looked at once, and only its beginning.
  test.each([
    ['The answer is B. ', 'B'],
    ['answer to the answer is ', NONE],
    [String.raw`\boxed{`, NONE],
  ])('%j ten thousand times is %j', (text, letter) => {
    expect(letterOf(text.repeat(10_000))).toBe(letter)
  })

  test('an answer held back is neither wrong nor unparsed', () => {
    expect(score({ right: 'oak', outputMapping: FIVE, completions: '', outcome: 'filtered' })).toBe('filtered: there is no answer to read')
    expect(score({ right: 'oak', outputMapping: FIVE })).toBe('there is no completion')
  })

  test('the references are the choices where no letters were shown', () => {
    const parts = { right: 'oak', wrong: ['elm', 'ash'] }
    expect(score({ ...parts, completions: 'The answer is (A).' })).toBe(1)
    expect(score({ ...parts, completions: 'The answer is (B).' })).toBe(0)
    expect(score({ ...parts, completions: 'The answer is 1.' }, { letters: ['1', '2', '3'] })).toBe(1)
    expect(score({ ...parts, completions: 'elm' }, { letters: ['1', '2'] })).toBe('there are 3 references and 2 letters')
    expect(score({ right: 'C', completions: 'The answer is C.' }, { letters: ['A', 'B', 'C'] })).toBe(1)
    expect(score({ right: 'C', completions: 'The answer is C.' })).toMatch(/^the choices are not known/)
    expect(score({ wrong: ['oak', 'elm'], completions: 'A' })).toBe('no reference is marked as correct')
  })

  test('a pattern takes the letter out', () => {
    expect(letterOf('<choice>B</choice> A', FIVE, { pattern: '<choice>(.)</choice>' })).toBe('B')
    expect(letterOf('B', FIVE, { pattern: '<choice>(.)</choice>' })).toBe('unparsed: there is no match 0 of the pattern')
    expect(() => score({}, { pattern: '(' })).toThrow(/pattern/)
  })
})
