import { defineLeaderboard } from '@binnacle/core'
import { MEDICAL } from './cards.data.ts'

/** The groups and main stats of MedHELM, as far as their tasks are here, and MeQSum. */
export const medicalBoard = defineLeaderboard({
  ...MEDICAL,
  groups: [
    {
      name: 'med_qa',
      displayName: 'MedQA',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'med_mcqa',
      displayName: 'MedMCQA',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'valid', direction: 'higher' },
    },
    {
      name: 'pubmed_qa',
      displayName: 'PubMedQA',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'medcalc_bench',
      displayName: 'MedCalc-Bench',
      description: 'The share of values within their limits',
      mainMetric: { name: 'medcalc_bench_accuracy', split: 'test', direction: 'higher' },
    },
    {
      name: 'medec',
      displayName: 'MEDEC',
      description: 'The share of notes rightly taken for faulty or correct',
      mainMetric: { name: 'medec_error_flag_accuracy', split: 'test', direction: 'higher' },
    },
    {
      name: 'aci_bench',
      displayName: 'ACI-Bench',
      description: 'The mean grade of the jury, from 1 to 5',
      mainMetric: { name: 'aci_bench_accuracy', split: 'test', direction: 'higher' },
    },
    {
      name: 'MeQSum',
      displayName: 'MeQSum',
      description: 'How much of the summary by experts is met, in order (ROUGE-L)',
      mainMetric: { name: 'rouge_l', split: 'test', direction: 'higher' },
    },
  ],
})
