import { pythonRegExp } from '@binnacle/python'
import { createSample } from '@binnacle/testkit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gpqaChainOfThought } from './gpqa-chain-of-thought.ts'

const PIECES = ['answer is ', 'correct answer is ', '[aA]nswer:', '(', ')', 'A', 'B', 'J', 'K', 'Z', 'x', '5', '.', ' ', '\n']
const HELM = [
  'answer is \\(?([A-J])\\)?',
  '\\.*\\[aA\\]nswer:\\s*\\(?([A-J])\\)?',
  'correct answer is [^A-Za-z]*([A-J])',
  'correct answer is [^A-Z]*([A-J])',
]

test("letters are those that HELM's patterns find, one after the other", () => {
  const patterns = HELM.map((source) => pythonRegExp(source))
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      const letter = patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
      const found = ['A', 'B', 'J'].filter((right) => {
        const wrong = Array.from({ length: right.charCodeAt(0) - 65 }, (_, index) => `w${index}`)
        const sample = createSample({ completions: text })
        const references = [...wrong.map((one) => ({ output: { text: one }, tags: [] })), { output: { text: 'r' }, tags: ['correct'] }]
        const score = gpqaChainOfThought.score!({ ...sample, instance: { ...sample.instance, references } }, {})
        return score['chain_of_thought_correctness'] === 1
      })
      expect(found).toEqual(['A', 'B', 'J'].filter((one) => one === letter))
    }),
    { seed: 18, numRuns: 3000 },
  )
})
