import { defineLeaderboard } from '@binnacle/core'
import { FINANCE } from './cards.data.ts'

/** The groups and main stats of HELM's finance and enterprise leaderboards, as far as their tasks are here. */
export const financeBoard = defineLeaderboard({
  ...FINANCE,
  groups: [
    {
      name: 'fin_qa',
      displayName: 'FinQA',
      description: 'The share of programs that are equal to the right one',
      mainMetric: { name: 'program_accuracy', split: 'test', direction: 'higher' },
    },
    {
      name: 'financebench',
      displayName: 'FinanceBench',
      description: 'The share of answers that the judge takes for right',
      mainMetric: { name: 'annotation_financebench_label_correct_answer', split: 'test', direction: 'higher' },
    },
    {
      name: 'banking77',
      displayName: 'BANKING77',
      description: 'The share of messages with the right intent',
      mainMetric: { name: 'quasi_exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'conv_fin_qa_calc',
      displayName: 'ConvFinQACalc',
      description: 'The share of answers whose first number is the right one',
      mainMetric: { name: 'float_equiv', split: 'valid', direction: 'higher' },
    },
  ],
})
