import { completionAdaptation, exactMatchMetrics, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const DECODINGTRUST_ADV_DEMONSTRATION = {
  name: 'decodingtrust_adv_demonstration',
  description: 'Shots with counterfactuals, spurious cues or backdoors (DecodingTrust)',
} as const

export const decodingtrustAdvDemonstrationScenario = declareScenario({
  ...DECODINGTRUST_ADV_DEMONSTRATION,
  options: z.strictObject({ perspective: z.string(), data: z.string(), demo_name: z.string(), description: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.decodingtrust_adv_demonstration_scenario.DecodingTrustAdvDemoScenario',
    tags: ['robustness', 'demonstration'],
  },
  unavailable: NOT_PORTED,
})

export const decodingtrustAdvDemonstrationTask = defineTask({
  ...DECODINGTRUST_ADV_DEMONSTRATION,
  about: { source: 'AI-secure/DecodingTrust-Data-Legacy on GitHub' },
  options: z.object({ perspective: textArgument, data: textArgument, demo_name: textArgument, description: textArgument }),
  example: { perspective: 'counterfactual', data: 'snli_premise', demo_name: 'demo+cf', description: 'nli3' },
  build: ({ perspective, data, demo_name: demoName, description }) => ({
    scenario: { name: 'decodingtrust_adv_demonstration', options: { perspective, data, demo_name: demoName, description } },
    adaptation: completionAdaptation({ inputSuffix: '\n', maxTokens: 16, helm: { temperature: 'integer' } }),
    metrics: exactMatchMetrics(),
    groups: ['decodingtrust_adv_demonstration', 'adv_demonstration'],
    main: { stat: 'quasi_exact_match', split: 'valid' },
  }),
})
