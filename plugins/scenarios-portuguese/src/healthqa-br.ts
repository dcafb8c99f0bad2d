import { exactMatchMetrics, helmString, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const HEALTHQA_BR = {
  name: 'healthqa_br',
  description: 'Multiple choice questions from Brazilian health examinations (HealthQA-BR)',
} as const

export const healthqaBrScenario = declareScenario({
  ...HEALTHQA_BR,
  helm: {
    className: 'helm.benchmark.scenarios.healthqa_br_scenario.HEALTHQA_BR_Scenario',
    tags: ['knowledge', 'multiple_choice', 'pt-br'],
  },
  unavailable: NOT_PORTED,
})

export const healthqaBrTask = defineTask({
  ...HEALTHQA_BR,
  about: { source: 'Larxel/healthqa-br on the Hub' },
  assets: () => ({
    instructions: helmString(
      'run_specs/healthqa_br_run_specs.py',
      'e75e690d97fcad3a6f79b3e686bf69a98d9cd3c132fceb56206b050d555c42a2',
      '1caef4b9c56ebdb2de0d0fe150c979c5969948162f28c01bd6eeea297dc2c399',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'healthqa_br' },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: String(instructions),
      inputNoun: 'Pergunta',
      outputNoun: 'Resposta',
    }),
    metrics: exactMatchMetrics(),
    groups: ['healthqa_br'],
  }),
})
