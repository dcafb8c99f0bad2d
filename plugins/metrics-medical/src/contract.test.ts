import { createSample, describeMetric, describePlugin } from '@binnacle/testkit'
import plugin from './index.ts'
import { medcalcBench } from './medcalc-bench.ts'
import { medec } from './medec.ts'
import { mimicivBillingCode } from './mimiciv-billing-code.ts'
import { ultraSuiteAsrClassification } from './ultra-suite-asr-classification.ts'

describePlugin(plugin)

const physical = { category: 'physical', lower_limit: '9.5', upper_limit: '10.5' }

describeMetric(medcalcBench, {
  gold: [createSample({ right: '10', completions: '10.2', extra: physical })],
  bounds: { medcalc_bench_accuracy: [0, 1] },
  best: { medcalc_bench_accuracy: 1 },
})

describeMetric(medec, {
  gold: [createSample({ right: '6', completions: '6 The dose' }), createSample({ right: 'CORRECT', completions: 'CORRECT' })],
  bounds: { medec_error_flag_accuracy: [0, 1], medec_error_sentence_accuracy: [0, 1] },
  best: { medec_error_flag_accuracy: 1, medec_error_sentence_accuracy: 1 },
})

describeMetric(mimicivBillingCode, {
  gold: [createSample({ right: ['J18.9', 'I10'], completions: '**I10** and J18.9' })],
  bounds: { mimiciv_billing_code_precision: [0, 1], mimiciv_billing_code_recall: [0, 1], mimiciv_billing_code_f1: [0, 1] },
  best: { mimiciv_billing_code_f1: 1 },
})

describeMetric(ultraSuiteAsrClassification, {
  gold: false,
  samples: [createSample({ right: 'typically_developing', completions: 'Red ball', extra: { transcription: 'red ball' } })],
  bounds: { classification_macro_f1: [0, 1], classification_micro_f1: [0, 1], exact_match: [0, 1], quasi_exact_match: [0, 1] },
})
