import { exactMatchMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { textMetrics } from '../text-metrics.ts'

const GQA = { name: 'gqa', description: 'Questions on real scenes that take several steps to answer (GQA)' } as const

export const gqaScenario = declareScenario({
  ...GQA,
  helm: { className: 'helm.benchmark.scenarios.vision_language.gqa_scenario.GQAScenario', tags: ['vision-language', 'reasoning'] },
  unavailable: NOT_PORTED,
})

export const gqaTask = defineTask({
  ...GQA,
  about: { source: 'downloads.cs.stanford.edu' },
  build: () => ({
    scenario: { name: 'gqa' },
    adaptation: multimodalGenerationAdaptation({ instructions: 'Answer the question using a single word.', maxTokens: 20 }),
    metrics: [...exactMatchMetrics(), ...textMetrics()],
    groups: ['gqa'],
    main: { stat: 'quasi_prefix_exact_match', split: 'valid' },
  }),
})
