import { biasMetrics, exactMatchMetrics, f1Metrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { promptStyle, QUESTION_INSTRUCTIONS } from './melt-instructions.ts'

const MELT_QUESTION_ANSWERING_MLQA = {
  name: 'melt_question_answering_mlqa',
  description: 'Questions on Vietnamese passages (MELT, MLQA)',
} as const

export const meltQuestionAnsweringMlqaScenario = declareScenario({
  ...MELT_QUESTION_ANSWERING_MLQA,
  helm: {
    className: 'helm.benchmark.scenarios.melt_scenarios.MELTQAMLQAScenario',
    tags: ['question_answering'],
    keepsUnchangedCopies: true,
  },
  unavailable: NOT_PORTED,
})

export const meltQuestionAnsweringMlqaTask = defineTask({
  ...MELT_QUESTION_ANSWERING_MLQA,
  about: { source: 'facebook/mlqa on the Hub' },
  options: z.object({ prompt_style: promptStyle }),
  assets: QUESTION_INSTRUCTIONS.assets,
  build: ({ prompt_style: style }, assets) => ({
    scenario: { name: 'melt_question_answering_mlqa' },
    adaptation: generationAdaptation({
      instructions: QUESTION_INSTRUCTIONS.read(style, assets),
      outputNoun: 'Trả lời',
      maxTokens: 128,
    }),
    metrics: [...exactMatchMetrics(), ...f1Metrics(), ...biasMetrics('vietnamese_bias'), { name: 'vietnamese_toxicity' }],
    groups: ['melt', 'melt_question_answering_mlqa'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
