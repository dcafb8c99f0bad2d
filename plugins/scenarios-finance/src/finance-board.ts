import { defineLeaderboard } from '@binnacle/core'
import { FINANCE } from './cards.data.ts'

/** The groups and main stats of HELM's finance and enterprise leaderboards, as far as their tasks are here. */
export const financeBoard = defineLeaderboard({
  ...FINANCE,
  metrics: [
    { name: 'program_accuracy', direction: 'higher' },
    { name: 'annotation_financebench_label_correct_answer', direction: 'higher' },
    { name: 'quasi_exact_match', direction: 'higher' },
    { name: 'float_equiv', direction: 'higher' },
  ],
  groups: [
    {
      name: 'fin_qa',
      displayName: 'FinQA',
      description: 'The share of programs that are equal to the right one',
      main: { stat: 'program_accuracy', split: 'test' },
    },
    {
      name: 'financebench',
      displayName: 'FinanceBench',
      description: 'The share of answers that the judge takes for right',
      main: { stat: 'annotation_financebench_label_correct_answer', split: 'test' },
    },
    {
      name: 'banking77',
      displayName: 'BANKING77',
      description: 'The share of messages with the right intent',
      main: { stat: 'quasi_exact_match', split: 'test' },
    },
    {
      name: 'conv_fin_qa_calc',
      displayName: 'ConvFinQACalc',
      description: 'The share of answers whose first number is the right one',
      main: { stat: 'float_equiv', split: 'valid' },
    },
  ],
})
