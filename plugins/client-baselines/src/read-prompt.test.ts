import { describe, expect, test } from 'vitest'
import { hasOracle, storedQuestions } from '@binnacle/parity-kit/helm-oracle'
import { readPrompt } from './read-prompt.ts'

const choices = [
  { label: 'A', text: 'red' },
  { label: 'B', text: 'dark blue' },
]

describe('lettered questions', () => {
  test('shots and the asked question', () => {
    const prompt =
      'The following are multiple choice questions (with answers) about x.\n\nQuestion: One?\nI. this\nII. that\nA. 1\nB. 2\nC. 3\nAnswer: C\n\nQuestion: E. coli?\nA. 1\nB. 2\nAnswer: B\n\nQuestion: A: Hi\nB: Hello\nwhich colour?\nA. red\nB. dark blue\nAnswer:'
    expect(readPrompt(prompt)).toEqual({ choices, shotAnswers: ['B'], question: '' })
  })

  test.each([
    ['A. red\nB. dark blue\nAnswer:'],
    ['Which?\nA) red\nB) dark blue\n'],
    ['Which?\n(A) red\n(B) dark blue\nRespond only with the letter: '],
    ['Which?\n[A] red\n[B] dark blue'],
    ['Which?\nA: red\nB: dark blue\nAnswer:'],
    ['题目：哪个？\nA、red\nB、dark blue\n答案：'],
    ['题目：哪个？\nA．red\nB．dark blue\n答案：'],
    ['题目：哪个？\n（A）red\n（B）dark blue\n答案：'],
    ['Question: which?<br />A. red<br />B. dark blue<br />Answer:'],
    ['Which?\r\n  A. red\r\n  B. dark blue\r\nAnswer:'],
    ['Which?\nA. red\nB. dark blue\nThink first.'],
    ['<|im_start|>user\nWhich?\nA. red\nB. dark blue\n<|im_end|>\n<|im_start|>assistant\nAnswer:'],
  ])('%j', (prompt) => {
    expect(readPrompt(prompt).choices).toEqual(choices)
  })

  test('choices of several lines', () => {
    expect(readPrompt('Which?\nA. dark\nred\nB. dark\nblue\n\nThink first.\nAnswer:').choices).toEqual([
      { label: 'A', text: 'dark\nred' },
      { label: 'B', text: 'dark\nblue' },
    ])
  })

  test('numbers and small letters', () => {
    expect(readPrompt('Which?\n1. red\n2. blue\n3. 1.5 g\nAnswer:').choices.map(({ label }) => label)).toEqual(['1', '2', '3'])
    expect(readPrompt('Which?\na) red\nb) blue\nAnswer:').choices.map(({ label }) => label)).toEqual(['a', 'b'])
  })

  test.each([['Answer: A'], ['答案：A'], ['The answer is (A).'], ["Respond only with 'A' or 'B'.: A"], ['A: A']])(
    'a shot that ends with %j',
    (answer) => {
      expect(readPrompt(`x?\nA. red\nB. green\n${answer}\n\ny?\nA. red\nB. dark blue\n${answer.slice(0, 3)}`).shotAnswers).toEqual(['A'])
    },
  )

  test('an answer that is not offered now is left out', () => {
    expect(readPrompt('x?\nA. 1\nB. 2\nC. 3\nAnswer: C\n\ny?\nA. 1\nB. 2\nAnswer:').shotAnswers).toEqual([])
  })
})

describe('free text', () => {
  test('shots and the asked question', () => {
    expect(readPrompt('Q: 1 + 1?\nA: Two. The answer is 2.\n\nQ: 2 + 2?\nA: The answer is 4.\n\nQ: How much are 3 and 4?\nA:')).toEqual({
      choices: [],
      shotAnswers: ['Two. The answer is 2.', 'The answer is 4.'],
      question: 'How much are 3 and 4?',
    })
  })

  test('answers on a line of their own', () => {
    expect(readPrompt('In:\nx\nOut:\ny\n\nIn:\nz\nOut:\n')).toMatchObject({ shotAnswers: ['y'], question: 'z' })
  })

  test('a plain question', () => {
    expect(readPrompt('Who wrote it?')).toEqual({ choices: [], shotAnswers: [], question: 'Who wrote it?' })
    expect(readPrompt('')).toEqual({ choices: [], shotAnswers: [], question: '' })
  })
})

describe.skipIf(!hasOracle)('prompts that HELM sent', () => {
  test('the choices are those that were offered, wherever they were not cut off', () => {
    const wrong = new Map<string, number>()
    let right = 0
    for (const { place, prompt, choices } of storedQuestions()) {
      const read = readPrompt(prompt).choices.map(({ label, text }) => [label, text])
      if (JSON.stringify(read) === JSON.stringify(choices.map(([letter, text]) => [letter, text.trim()]))) right++
      else wrong.set(place, (wrong.get(place) ?? 0) + 1)
    }
    expect(right).toBeGreaterThan(5000)
    // Cut at a small window, or with another line break; pictures and conversations have no prompt.
    const known = /-w\d+|cl100k|newline=|math_vista/
    expect([...wrong.keys()].filter((place) => !known.test(place))).toEqual([])
  })
})
