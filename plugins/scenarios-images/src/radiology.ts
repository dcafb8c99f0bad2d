import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { IMAGE_METRICS } from './image-metric-uses.ts'

const RADIOLOGY = { name: 'radiology', description: 'Chest X-rays drawn from findings' } as const

export const radiologyScenario = declareScenario({
  ...RADIOLOGY,
  helm: {
    className: 'helm.benchmark.scenarios.image_generation.radiology_scenario.RadiologyScenario',
    tags: ['text-to-image', 'knowledge'],
  },
  unavailable: NOT_PORTED,
})

export const radiologyTask = defineTask({
  ...RADIOLOGY,
  about: { source: 'written in the scenario' },
  build: () => ({
    scenario: { name: 'radiology' },
    adaptation: imageGenerationAdaptation(),
    metrics: [...IMAGE_METRICS, ...basicMetrics([])],
    groups: ['radiology'],
  }),
})
