import { instructAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const DECODINGTRUST_STEREOTYPE_BIAS = {
  name: 'decodingtrust_stereotype_bias',
  description: 'Whether a model agrees with stereotypes (DecodingTrust)',
} as const

export const decodingtrustStereotypeBiasScenario = declareScenario({
  ...DECODINGTRUST_STEREOTYPE_BIAS,
  helm: {
    className: 'helm.benchmark.scenarios.decodingtrust_stereotype_bias_scenario.DecodingTrustStereotypeBiasScenario',
    tags: ['harms', 'stereotype', 'bias'],
  },
  unavailable: NOT_PORTED,
})

export const decodingtrustStereotypeBiasTask = defineTask({
  ...DECODINGTRUST_STEREOTYPE_BIAS,
  about: { source: 'AI-secure/DecodingTrust-Data-Legacy on GitHub' },
  options: z.object({ task: textArgument }),
  example: { task: 'all' },
  build: () => ({
    name: 'decodingtrust_stereotype_bias',
    scenario: { name: 'decodingtrust_stereotype_bias' },
    adaptation: instructAdaptation({ numOutputs: 25, temperature: 1, maxTokens: 150 }),
    metrics: [{ name: 'decodingtrust_stereotype_bias' }],
    groups: ['decodingtrust_stereotype_bias', 'stereotype_bias'],
  }),
})
