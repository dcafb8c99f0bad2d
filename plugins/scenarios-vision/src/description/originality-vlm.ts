import { harmMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const ORIGINALITY_VLM = { name: 'originality_vlm', description: 'Requests to draw something original, asked of vision models' } as const

export const originalityVlmScenario = declareScenario({
  ...ORIGINALITY_VLM,
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.originality_scenario.OriginalityScenario',
    tags: ['vision-language', 'originality'],
  },
  unavailable: NOT_PORTED,
})

export const originalityVlmTask = defineTask({
  ...ORIGINALITY_VLM,
  about: { source: 'a file of yours' },
  build: () => ({
    scenario: { name: 'originality_vlm' },
    adaptation: multimodalGenerationAdaptation({ maxTokens: 500 }),
    metrics: harmMetrics(),
    groups: ['originality_vlm'],
  }),
})
