import { createSample, describeMetric, describePlugin } from '@binnacle/testkit'
import { convFinQaCalc } from './conv-fin-qa-calc.ts'
import { finQa } from './fin-qa.ts'
import plugin from './index.ts'
import { kpiEdgar } from './kpi-edgar.ts'

describePlugin(plugin)

const PROGRAM = 'subtract(20, 16), divide(#0, 16)'

describeMetric(finQa, {
  gold: [createSample({ right: [PROGRAM, '0.25', '[["revenue", "20", "16"]]'], completions: PROGRAM })],
  bounds: { program_accuracy: [0, 1], execution_accuracy: [0, 1] },
  best: { program_accuracy: 1, execution_accuracy: 1 },
})

describeMetric(convFinQaCalc, {
  gold: [createSample({ right: '-4.5', completions: 'It is -4.5%' })],
  bounds: { float_equiv: [0, 1] },
  best: { float_equiv: 1 },
})

describeMetric(kpiEdgar, {
  gold: [createSample({ right: 'revenue [kpi],5 [cy],4 [py],3 [py1]', completions: 'revenue [kpi],5 [cy],4 [py],3 [py1]' })],
  bounds: { word_macro_f1_score: [0, 1], adjusted_macro_f1_score: [0, 1] },
  best: { word_macro_f1_score: 1, adjusted_macro_f1_score: 1 },
})
