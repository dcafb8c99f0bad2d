import { biasMetrics, exactMatchMetrics, f1Metrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { promptStyle, QUESTION_INSTRUCTIONS } from './melt-instructions.ts'

const MELT_QUESTION_ANSWERING_XQUAD = {
  name: 'melt_question_answering_xquad',
  description: 'Questions on Vietnamese passages (MELT, XQuAD)',
} as const

export const meltQuestionAnsweringXquadScenario = declareScenario({
  ...MELT_QUESTION_ANSWERING_XQUAD,
  helm: {
    className: 'helm.benchmark.scenarios.melt_scenarios.MELTQAXQuADScenario',
    tags: ['question_answering'],
    keepsUnchangedCopies: true,
  },
  unavailable: NOT_PORTED,
})

export const meltQuestionAnsweringXquadTask = defineTask({
  ...MELT_QUESTION_ANSWERING_XQUAD,
  about: { source: 'juletxara/xquad_xtreme on the Hub' },
  options: z.object({ prompt_style: promptStyle }),
  assets: QUESTION_INSTRUCTIONS.assets,
  build: ({ prompt_style: style }, assets) => ({
    name: `melt_question_answering_xquad:prompt_style=${style},`,
    scenario: { name: 'melt_question_answering_xquad' },
    adaptation: generationAdaptation({
      instructions: QUESTION_INSTRUCTIONS.read(style, assets),
      outputNoun: 'Trả lời',
      maxTokens: 128,
    }),
    metrics: [...exactMatchMetrics(), ...f1Metrics(), ...biasMetrics('vietnamese_bias'), { name: 'vietnamese_toxicity' }],
    groups: ['melt', 'melt_question_answering_xquad'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
