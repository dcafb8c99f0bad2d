import { expect, test } from 'vitest'
import { nltkBleu } from './nltk-bleu.ts'

const ONE = [1, 0, 0, 0]
const FOUR = [0, 0, 0, 1]

// HELM's golden vectors: with weights for single words, and for runs of four alone.
test.each([
  ['a b c d e', 'a b c d e', 1, 1],
  ['a b c d e', 'a b c', 0.513417119, 1.1424e-308],
  ['a b c d e f', 'a b c d x y', 0.666667, 0.333333],
  ['a b c', 'a b c', 1, 2.2251e-308],
  ['a b c d', 'a c b d', 1, 2.2251e-308],
  ['a b c', 'x y z', 0, 0],
])('%j and %j', (reference, hypothesis, one, four) => {
  const pair = { references: [reference.split(' ')], hypothesis: hypothesis.split(' ') }
  expect(nltkBleu(pair, ONE)).toBeCloseTo(one, 6)
  const actual = nltkBleu(pair, FOUR)
  expect(Math.abs(actual - four)).toBeLessThanOrEqual(1e-4 * four)
})

test('the nearest reference counts for the length, the shorter of two', () => {
  const references = [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['a', 'b'],
  ]
  expect(nltkBleu({ references, hypothesis: ['a', 'b', 'c', 'd'] }, ONE)).toBe(1)
  expect(nltkBleu({ references, hypothesis: [] }, ONE)).toBe(0)
})
