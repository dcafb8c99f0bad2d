import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { IMAGE_METRICS } from './image-metric-uses.ts'

const MENTAL_DISORDERS = { name: 'mental_disorders', description: 'Pictures of people with mental disorders, for stereotypes' } as const

export const mentalDisordersScenario = declareScenario({
  ...MENTAL_DISORDERS,
  helm: {
    className: 'helm.benchmark.scenarios.image_generation.mental_disorders_scenario.MentalDisordersScenario',
    tags: ['text-to-image', 'bias'],
  },
  unavailable: NOT_PORTED,
})

export const mentalDisordersTask = defineTask({
  ...MENTAL_DISORDERS,
  about: { source: 'written in the scenario' },
  build: () => ({
    scenario: { name: 'mental_disorders' },
    adaptation: imageGenerationAdaptation({ numOutputs: 8 }),
    metrics: [{ name: 'gender' }, { name: 'skin_tone' }, ...IMAGE_METRICS, ...basicMetrics([])],
    groups: ['mental_disorders'],
  }),
})
