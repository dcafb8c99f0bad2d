import { createSample, describeMetric, describePlugin } from '@binnacle/testkit'
import { bleu } from './bleu.ts'
import { chrf } from './chrf.ts'
import { clevaMachineTranslation } from './cleva-machine-translation.ts'
import { clevaParaphraseGeneration } from './cleva-paraphrase-generation.ts'
import { clevaTopKAccuracy } from './cleva-top-k-accuracy.ts'
import plugin from './index.ts'
import { machineTranslation } from './machine-translation.ts'
import { seahelmMachineTranslation } from './seahelm-machine-translation.ts'
import { seahelmQa } from './seahelm-qa.ts'

describePlugin(plugin)

const text = 'The cat sat on the mat.'
const gold = [createSample({ right: text, completions: text })]
const percent = [0, 100.0000001] as const

describeMetric(machineTranslation, { gold, bounds: { bleu: percent } })
describeMetric(clevaMachineTranslation, { gold, bounds: { cleva_machine_translation_bleu: percent } })
describeMetric(clevaParaphraseGeneration, { gold: false, bounds: { chinese_ibleu: [-0.2000001, 0.8000001] } })
describeMetric(clevaTopKAccuracy, { options: { k: 1, cut_off: 5 }, gold, bounds: { cleva_top1_accuracy: [0, 1] } })
describeMetric(seahelmMachineTranslation, { gold, bounds: { chr_f_plus_plus: percent } })
describeMetric(seahelmQa, {
  options: { language: 'th' },
  gold,
  bounds: { squad_exact_match_score: [0, 1], squad_f1_score: [0, 1] },
  best: { squad_exact_match_score: 1, squad_f1_score: 1 },
})
describeMetric(bleu, { options: {}, gold, bounds: { bleu: percent } })
describeMetric(chrf, { options: { wordOrders: 2 }, gold, bounds: { chrf: percent, corpus_chrf: percent } })
