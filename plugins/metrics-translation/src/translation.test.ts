import { checkValue, type Metric } from '@binnacle/core'
import { createSample } from '@binnacle/testkit'
import { describe, expect, test } from 'vitest'
import { bleu } from './bleu.ts'
import { chrf } from './chrf.ts'
import { clevaMachineTranslation } from './cleva-machine-translation.ts'
import { clevaParaphraseGeneration } from './cleva-paraphrase-generation.ts'
import { clevaTopKAccuracy } from './cleva-top-k-accuracy.ts'
import { machineTranslation } from './machine-translation.ts'
import { seahelmQa } from './seahelm-qa.ts'
import { thaiTokens } from './thai-tokens.ts'

const summarize = <Options>(metric: Metric<Options>, options: NoInfer<Options>, ...samples: Parameters<typeof createSample>[0][]) => {
  const rows = samples.map((parts) => metric.collect!(createSample(parts), {}, options)!)
  return metric.summarize!(rows, options) as Readonly<Record<string, number>>
}
const missing = { missing: expect.any(String) as string }

// sacrebleu 2.6.0 and NLTK 3.10.4.
describe('of all instances', () => {
  test('machine_translation', () => {
    const pairs = [
      { right: 'The cat is on the mat', completions: 'The cat sat on the mat' },
      { right: 'Two dogs ran off', completions: 'Two dogs ran' },
    ]
    expect(summarize(machineTranslation, {}, ...pairs)['bleu']).toBeCloseTo(40.58841603380763, 10)
    expect(summarize(machineTranslation, {}, { right: ['a', 'b'], completions: 'a' })).toEqual({ bleu: missing })
    expect(summarize(bleu, { tokenizer: '13a', signature: undefined }, ...pairs)['bleu']).toBeCloseTo(40.58841603380763, 10)
  })

  const chinese = [
    { input: '今天天气好', right: ['今日天气很好', '天气不错'], completions: '今天天气很好' },
    { input: '我喜欢猫', right: ['我很爱猫'], completions: '我爱猫咪' },
  ]

  test('CLEVA: Chinese characters are tokens, and missing references are empty ones', () => {
    expect(summarize(clevaMachineTranslation, {}, ...chinese)['cleva_machine_translation_bleu']).toBeCloseTo(42.72870063962342, 10)
    const english = [
      { right: ['The cat is on the mat now', 'A cat sat on a mat today'], completions: 'The cat sat on the mat today' },
      { right: ['Hi there you all'], completions: 'Hi' },
    ]
    expect(summarize(clevaMachineTranslation, {}, ...english)['cleva_machine_translation_bleu']).toBeCloseTo(47.2870804501588, 10)
  })

  test('CLEVA: iBLEU is for near references and against the input', () => {
    expect(summarize(clevaParaphraseGeneration, {}, ...chinese)['chinese_ibleu']).toBeCloseTo(0.5, 12)
    expect(summarize(clevaParaphraseGeneration, { alpha: 1 }, { right: '天', completions: '天' })['chinese_ibleu']).toBe(1)
  })

  test('CLEVA: one shared character is enough, in 32 bits', () => {
    const options = { k: 1, cut_off: 2 }
    const samples = [
      {
        right: 'north',
        completions: [
          { text: 'xn', logprob: -2 },
          { text: 'zz', logprob: -1 },
        ],
      },
      { right: 'north', completions: 'abn' },
      { right: 'north', completions: 'ar' },
    ]
    expect(summarize(clevaTopKAccuracy, options, ...samples)).toEqual({ cleva_top1_accuracy: Math.fround(1 / 3) })
    expect(summarize(clevaTopKAccuracy, { ...options, k: 2 }, ...samples)).toEqual({ cleva_top2_accuracy: Math.fround(2 / 3) })
  })

  test('chrF of all is not the mean', () => {
    const options = { wordOrders: 0 as const, signature: undefined }
    const samples = [
      { right: 'Hello there', completions: 'Hello there' },
      { right: 'a', completions: 'b' },
    ]
    expect(summarize(chrf, options, ...samples)['corpus_chrf']).toBeGreaterThan(50)
    expect(chrf.score!(createSample(samples[0]!), options)).toEqual({ chrf: 100 })
    expect(summarize(chrf, options, { wrong: ['x'], completions: 'x' })).toEqual({ corpus_chrf: missing })
  })
})

test('a signature must be that of the numbers', () => {
  const signature = 'nrefs:var|case:mixed|eff:no|tok:zh|smooth:exp|version:2.6.0'
  expect(checkValue(bleu.options!, { tokenizer: 'zh', signature }).issues).toBeUndefined()
  expect(checkValue(bleu.options!, { signature }).issues?.[0]?.message).toContain('tok:13a')
  expect(checkValue(chrf.options!, { wordOrders: 2, signature: 'chrf' }).issues?.[0]?.message).toContain('nw:2')
})

test('overlap knows all scripts: a text with itself is never 0', () => {
  for (const text of ['今天天气很不错', 'नमस्ते दुनिया', 'مرحبا بالعالم', '😀😀']) {
    expect(chrf.score!(createSample({ right: text, completions: text }), { wordOrders: 0, signature: undefined })['chrf']).toBe(100)
    const tokenizer = 'char' as const
    if (Array.from(text).length >= 4) {
      expect(summarize(bleu, { tokenizer, signature: undefined }, { right: text, completions: text })['bleu']).toBeCloseTo(100, 10)
    }
  }
})

describe('seahelm_qa', () => {
  const score = (language: string, right: string, completions: string | string[], numOutputs = 1) =>
    seahelmQa.score!(createSample({ right, completions, adaptation: { numOutputs } }), { language })

  test.each([
    ['en', 'The red cat', 'A cat, red red!', 0, 2 / 2.5],
    ['vi', 'con mèo', 'Con mèo.', 1, 1],
    ['th', 'ประเทศไทย', 'ประเทศไทย มาก', 0, 2 / 3],
    ['en', 'the', 'a', 1, 0],
  ])('%s: %j and %j', (language, right, completions, exact, f1) => {
    const scores = score(language, right, completions) as Record<string, number>
    expect(scores['squad_exact_match_score']).toBe(exact)
    expect(scores['squad_f1_score']).toBeCloseTo(f1, 12)
  })

  test('the best of k completions stands beside that of the likeliest', () => {
    expect(score('en', 'cat', ['dog', 'cat'], 2)).toEqual({
      squad_exact_match_score: 0,
      'squad_exact_match_score@2': 1,
      squad_f1_score: 0,
      'squad_f1_score@2': 1,
    })
    expect(score('en', 'cat', [])).toEqual({ squad_exact_match_score: missing, squad_f1_score: missing })
  })
})

// PyThaiNLP 5.0.0, newmm.
test.each([
  ['ฉันรักประเทศไทย มาก', ['ฉัน', 'รัก', 'ประเทศ', 'ไทย', ' ', 'มาก']],
  ['กขคงabc12 ทดสอบ', ['กขคง', 'abc', '12', ' ', 'ทดสอบ']],
  ['', []],
])('Thai words of %j', (text, tokens) => expect(thaiTokens(text)).toEqual(tokens))
