import { defineLeaderboard } from '@binnacle/core'
import { MEDICAL } from './cards.data.ts'

/** The groups and main stats of MedHELM, as far as their tasks are here, and MeQSum. */
export const medicalBoard = defineLeaderboard({
  ...MEDICAL,
  metrics: [
    { name: 'exact_match', direction: 'higher' },
    { name: 'medcalc_bench_accuracy', direction: 'higher' },
    { name: 'medec_error_flag_accuracy', direction: 'higher' },
    { name: 'aci_bench_accuracy', direction: 'higher' },
    { name: 'rouge_l', direction: 'higher' },
  ],
  groups: [
    {
      name: 'med_qa',
      displayName: 'MedQA',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'med_mcqa',
      displayName: 'MedMCQA',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'valid' },
    },
    {
      name: 'pubmed_qa',
      displayName: 'PubMedQA',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'medcalc_bench',
      displayName: 'MedCalc-Bench',
      description: 'Accuracy: values within their limits',
      main: { stat: 'medcalc_bench_accuracy', split: 'test' },
    },
    {
      name: 'medec',
      displayName: 'MEDEC',
      description: 'Share of notes correctly classified as faulty or correct',
      main: { stat: 'medec_error_flag_accuracy', split: 'test' },
    },
    {
      name: 'aci_bench',
      displayName: 'ACI-Bench',
      description: 'Mean grade of the jury, from 1 to 5',
      main: { stat: 'aci_bench_accuracy', split: 'test' },
    },
    {
      name: 'MeQSum',
      displayName: 'MeQSum',
      description: "ROUGE-L against the experts' summary",
      main: { stat: 'rouge_l', split: 'test' },
    },
  ],
})
