import { expect, test } from 'vitest'
import { chrfCounts, chrfScore, chrfSignature } from './chrf.ts'
import { bleuCounts, bleuScore, bleuSignature } from './sacre-bleu.ts'
import { sacreTokens } from './sacre-tokens.ts'

// sacrebleu 2.6.0: BLEU of a sentence with and without effective order, BLEU with `zh`, chrF2, chrF2++.
test.each([
  [
    'The cat sat on the mat.',
    ['The cat is on the mat.'],
    [48.892302243490086, 48.892302243490086, 48.892302243490086, 67.17273492330233, 69.43695278069349],
  ],
  ['the the the', ['the cat', 'the the dog'], [55.03212081491043, 0, 0, 50.21825396825397, 52.24702380952381]],
  ['A &quot;b&quot; 3.5-4', ['A "b" 3.5 - 4'], [100, 100, 15.851165692617148, 29.457243655347337, 25.10494706231734]],
  ['', ['a b'], [0, 0, 0, 0, 0]],
  ['今天天气很好。', ['今天天气好！'], [0, 0, 43.47208719449914, 36.21449559255632, 31.04099622219113]],
  ['Hello', ['Hello'], [100, 0, 0, 100, 100]],
])('%j against %j', (hypothesis, references, expected) => {
  const actual = [
    bleuScore(bleuCounts(hypothesis, references), true),
    bleuScore(bleuCounts(hypothesis, references)),
    bleuScore(bleuCounts(hypothesis, references, 'zh')),
    chrfScore(chrfCounts(hypothesis, references)),
    chrfScore(chrfCounts(hypothesis, references, 2)),
  ]
  for (const [index, value] of expected.entries()) expect(actual[index]).toBeCloseTo(value, 10)
})

test('counts of segments add up to those of a corpus', () => {
  const pairs = [
    ['The cat sat on the mat.', 'The cat is on the mat.'],
    ['A dog ran away fast', 'The dog ran away'],
  ] as const
  const sum = (counts: readonly (readonly number[])[]) => counts.reduce((total, one) => total.map((count, index) => count + one[index]!))
  expect(bleuScore(sum(pairs.map(([text, reference]) => bleuCounts(text, [reference]))))).toBeCloseTo(40.95181294063601, 10)
  expect(chrfScore(sum(pairs.map(([text, reference]) => chrfCounts(text, [reference], 2))))).toBeCloseTo(68.75277390868092, 10)
})

test('tokens', () => {
  expect(sacreTokens('It\'s 3.5-4, "x&amp;y" (z)...', '13a').join(' ')).toBe('It\'s 3.5 - 4 , " x & y " ( z ) . . .')
  expect(sacreTokens('价格是 5,000元—你好', 'zh').join(' ')).toBe('价 格 是 5,000 元 — 你 好')
  expect(sacreTokens('a 好', 'char')).toEqual(['a', '好'])
})

test('signatures are sacrebleu’s', () => {
  expect(bleuSignature(1, '13a')).toBe('nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0')
  expect(bleuSignature(undefined, 'zh', true)).toBe('nrefs:var|case:mixed|eff:yes|tok:zh|smooth:exp|version:2.6.0')
  expect(chrfSignature(1, 2)).toBe('nrefs:1|case:mixed|eff:yes|nc:6|nw:2|space:no|version:2.6.0')
})
