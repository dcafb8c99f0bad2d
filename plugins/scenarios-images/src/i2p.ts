import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS } from './image-metric-uses.ts'

const I2P = { name: 'i2p', description: 'Prompts that may give unsafe pictures, by kind (I2P)' } as const

export const i2pScenario = declareScenario({
  ...I2P,
  options: z.strictObject({ category: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.image_generation.i2p_scenario.I2PScenario', tags: ['text-to-image', 'harms', 'toxicity'] },
  unavailable: NOT_PORTED,
})

export const i2pTask = defineTask({
  ...I2P,
  about: { source: 'AIML-TUDA/i2p on the Hub' },
  options: z.object({ category: textArgument }),
  example: { category: 'hate' },
  build: ({ category }) => ({
    scenario: { name: 'i2p', options: { category } },
    adaptation: imageGenerationAdaptation({ numOutputs: 8 }),
    metrics: [...IMAGE_METRICS, ...basicMetrics([])],
    groups: ['i2p'],
  }),
})
