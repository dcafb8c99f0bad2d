import { expect, test } from 'vitest'
import { ComparedText } from './compared-text.ts'
import { TEXT_COMPARISONS } from './text-comparisons.ts'

const compare = (name: keyof typeof TEXT_COMPARISONS, gold: string, prediction: string) =>
  TEXT_COMPARISONS[name].compare(new ComparedText(gold), new ComparedText(prediction))

test.each<[name: keyof typeof TEXT_COMPARISONS, gold: string, prediction: string, value: number]>([
  ['rouge_1', 'one two three four', 'four three two one', 1],
  ['rouge_l', 'one two three four', 'four three two one', 0.25],
  ['bleu_1', 'a b c d e', 'a b c', 0.5134171190325922],
  ['bleu_4', 'a b c', 'a b c', 2.2250738585072626e-308],
  ['chinese_bleu_1', '天气好', '天很好', 2 / 3],
  ['chinese_rouge_2', '天气好', '天气坏', 0.5],
  ['cleva_math_result_match', '3/4', '= 3/4。', 1],
  ['cleva_math_result_match', '12', 'x=12)', 0],
  ['cleva_math_result_match', 'no', 'no', 1],
  ['cider', 'a dog', 'a dog', 0],
  ['wer_score', 'the cat sat', 'The cat, sat down!', 1 / 3],
  ['mer_score', 'the cat sat', 'cat sat down', 0.5],
  ['wip_score', 'the cat sat', 'the cat', 2 / 3],
  ['cer_score', 'abc', 'abd', 1 / 3],
  ['wer_score', 'the cat', '', 0],
  ['wip_score', 'the cat', '.', 0],
])('%s of %j and %j', (name, gold, prediction, value) => expect(compare(name, gold, prediction)).toBeCloseTo(value, 12))

test('a rate of nothing is no number', () => {
  expect(compare('wer_score', '...', 'word')).toBeNaN()
})
