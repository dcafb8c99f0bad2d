import { exactMatchMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { textMetrics } from '../text-metrics.ts'

const REAL_WORLD_QA = {
  name: 'real_world_qa',
  description: 'Multiple choice questions on everyday scenes and their spaces (RealWorldQA)',
} as const

export const realWorldQaScenario = declareScenario({
  ...REAL_WORLD_QA,
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.real_world_qa_scenario.RealWorldQAScenario',
    tags: ['vision-language', 'knowledge', 'reasoning'],
  },
  unavailable: NOT_PORTED,
})

export const realWorldQaTask = defineTask({
  ...REAL_WORLD_QA,
  about: { source: 'xai-org/RealworldQA on the Hub' },
  build: () => ({
    scenario: { name: 'real_world_qa' },
    adaptation: multimodalGenerationAdaptation({ maxTokens: 20 }),
    metrics: [...exactMatchMetrics(), ...textMetrics()],
    groups: ['real_world_qa'],
    main: { stat: 'quasi_leave_articles_exact_match', split: 'test' },
  }),
})
