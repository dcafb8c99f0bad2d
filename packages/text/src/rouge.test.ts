import { expect, test } from 'vitest'
import { rougeL, rougeN, rougeTokens } from './rouge.ts'

// rouge-score 0.1.2 with stems.
test.each([
  ['The cats were sitting on the mat', 'A cat sat on mats', [0.5, 0, 0.5]],
  ['one two three four', 'four three two one', [1, 0, 0.25]],
  ['one two three', 'one two three', [1, 1, 1]],
  ['', 'x', [0, 0, 0]],
  ['naïve café', 'naive cafe', [0, 0, 0]],
])('%j and %j', (target, prediction, expected) => {
  const scores = [rougeN(target, prediction, 1), rougeN(target, prediction, 2), rougeL(target, prediction)]
  for (const [index, { f1 }] of scores.entries()) expect(f1).toBeCloseTo(expected[index]!, 12)
})

test('precision is of the prediction, recall of the target', () => {
  expect(rougeN('The cats were sitting on the mat', 'A cat sat on mats', 1)).toMatchObject({ precision: 0.6, recall: 3 / 7 })
})

test('another tokenizer counts another way', () => {
  expect(rougeN('天气好', '天很好', 1, Array.from).f1).toBeCloseTo(2 / 3, 12)
  expect(rougeTokens('天气好')).toEqual([])
})
