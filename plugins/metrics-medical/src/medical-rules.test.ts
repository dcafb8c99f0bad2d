import { createSample } from '@binnacle/testkit'
import { expect, test } from 'vitest'
import { medec } from './medec.ts'
import { mimicivBillingCode } from './mimiciv-billing-code.ts'
import { ultraSuiteAsrClassification } from './ultra-suite-asr-classification.ts'

// What HELM 0.5.16 gives.
test.each([
  ['CORRECT', 'CORRECT', 1, 1],
  ['CORRECT', 'CORRECT.', 0, 0],
  ['CORRECT.', 'CORRECT', 1, 1],
  ['6 The dose was wrong.', '6 The dose', 1, 0],
  ['6', '6. The dose', 1, 1],
  ['6', 'The sixth', 1, 0],
  ['6', 'CORRECT', 0, 0],
])('medec: %j answered %j', (right, completions, flag, sentence) => {
  expect(medec.score!(createSample({ right, completions }), {})).toEqual({
    medec_error_flag_accuracy: flag,
    medec_error_sentence_accuracy: sentence,
  })
})

test.each([
  [['J18.9', 'I10'], '**J18.9**, E11.65. The rest', 0.5, 0.5, 0.5],
  [['J18.9. I10'], 'J18.9', 1, 0.5, 2 / 3],
  [['S72.001A'], 'S72.9', 0, 0, 0],
  [['S72.001A'], 'S72', 1, 1, 1],
  [['unknown'], 'none', Number.NaN, Number.NaN, Number.NaN],
  [['I10'], 'none', 0, 0, 0],
])('mimiciv_billing_code: %j answered %j', (right, completions, precision, recall, f1) => {
  const scores = mimicivBillingCode.score!(createSample({ right, completions }), {})
  const values = ['precision', 'recall', 'f1'].map((name) => scores[`mimiciv_billing_code_${name}`])
  if (Number.isNaN(f1)) expect(values[2]).toEqual({ missing: expect.any(String) as string })
  else for (const [index, value] of [precision, recall, f1].entries()) expect(values[index]).toBeCloseTo(value, 12)
})

test('ultra_suite_asr_classification guesses by the transcript; a missing label is that of the one before', () => {
  const sample = (right: string | undefined, completions: string) =>
    createSample({ ...(right === undefined ? { wrong: ['x'] } : { right }), completions, extra: { transcription: 'Red ball' } })
  const samples = [
    sample('typically_developing', ' red BALL '),
    sample('speech_disorder', 'wed ball'),
    sample(undefined, 'red ball'),
    sample('typically_developing', 'red'),
  ]
  const rows = samples.map((one) => ultraSuiteAsrClassification.collect!(one, {}, {})!)
  expect(ultraSuiteAsrClassification.summarize!(rows, {})).toEqual({
    classification_macro_f1: 0.5,
    classification_micro_f1: 0.5,
    exact_match: 0.5,
    quasi_exact_match: 0.5,
  })
  const unlabelled = ultraSuiteAsrClassification.summarize!([rows[2]!], {}) as Record<string, unknown>
  expect(unlabelled['exact_match']).toEqual({ missing: expect.any(String) as string })
})
