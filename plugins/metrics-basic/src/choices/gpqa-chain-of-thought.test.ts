import { expect, test } from 'vitest'
import { answered, completion, makeSample } from '../../test/make-sample.ts'
import { gpqaChainOfThought } from './gpqa-chain-of-thought.ts'

/** The letter that is read: the one that is right when it is the right one. */
function readLetter(text: string): string | undefined {
  return [...'ABCDEFGHIJ'].find((_letter, index) => {
    const sample = makeSample({ requests: [answered([completion(text)])] })
    const references = Array.from({ length: 10 }, (_, place) => ({ output: { text: 'x' }, tags: place === index ? ['correct'] : [] }))
    const scores = gpqaChainOfThought.score!({ ...sample, instance: { ...sample.instance, references } }, {})
    return scores['chain_of_thought_correctness'] === 1
  })
}

// HELM's golden vectors.
test.each([
  ['The answer is (B).', 'B'],
  ['the correct answer is option E', 'E'],
  ['The correct answer is **D**', 'D'],
  ['Answer: C', undefined],
  ['The final answer is: **B**', undefined],
  ['The answer is $\\boxed{C}$', undefined],
  ['answer is a', undefined],
  ['The answer is About 5; the answer is (C)', 'A'],
  ['The answer is A. Wait, the answer is B.', 'A'],
  ['[aA]nswer: (C)', 'C'],
])('%j', (text, letter) => expect(readLetter(text)).toBe(letter))

test('without a right reference or a completion the score is missing', () => {
  const missing = { chain_of_thought_correctness: { missing: expect.any(String) as string } }
  expect(gpqaChainOfThought.score!(makeSample({ wrong: ['x'], requests: [answered([completion('A')])] }), {})).toEqual(missing)
  expect(gpqaChainOfThought.score!(makeSample({ golds: ['x'], requests: [answered([])] }), {})).toEqual(missing)
})
