import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS } from './image-metric-uses.ts'

const DEMOGRAPHIC_STEREOTYPES = {
  name: 'demographic_stereotypes',
  description: 'Pictures of people in jobs or with traits, for stereotypes',
} as const

export const demographicStereotypesScenario = declareScenario({
  ...DEMOGRAPHIC_STEREOTYPES,
  options: z.strictObject({ category: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.image_generation.demographic_stereotypes_scenario.DemographicStereotypesScenario',
    tags: ['text-to-image', 'harms', 'bias'],
  },
  unavailable: NOT_PORTED,
})

export const demographicStereotypesTask = defineTask({
  ...DEMOGRAPHIC_STEREOTYPES,
  about: { source: 'written in the scenario' },
  options: z.object({ category: textArgument }),
  example: { category: 'descriptors' },
  build: ({ category }) => ({
    scenario: { name: 'demographic_stereotypes', options: { category } },
    adaptation: imageGenerationAdaptation({ numOutputs: 8 }),
    metrics: [{ name: 'gender' }, { name: 'skin_tone' }, ...IMAGE_METRICS, ...basicMetrics([])],
    groups: ['demographic_stereotypes'],
  }),
})
