import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const A_OKVQA = {
  name: 'a_okvqa',
  description: 'Multiple choice questions on pictures that need knowledge of the world (A-OKVQA)',
} as const

export const aOkvqaScenario = declareScenario({
  ...A_OKVQA,
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.a_okvqa_scenario.AOKVQAScenario',
    tags: ['vision-language', 'knowledge', 'reasoning'],
  },
  unavailable: NOT_PORTED,
})

export const aOkvqaTask = defineTask({
  ...A_OKVQA,
  about: { source: 'HuggingFaceM4/A-OKVQA on the Hub' },
  build: () => ({
    scenario: { name: 'a_okvqa' },
    adaptation: multimodalChoiceAdaptation(),
    metrics: exactMatchMetrics(),
    groups: ['a_okvqa'],
    main: { stat: 'quasi_prefix_exact_match', split: 'valid' },
  }),
})
