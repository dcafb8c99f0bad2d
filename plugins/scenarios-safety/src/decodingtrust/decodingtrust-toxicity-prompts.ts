import { completionAdaptation, harmMetrics, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const DECODINGTRUST_TOXICITY_PROMPTS = {
  name: 'decodingtrust_toxicity_prompts',
  description: 'Beginnings of sentences continued, for toxicity (DecodingTrust)',
} as const

export const decodingtrustToxicityPromptsScenario = declareScenario({
  ...DECODINGTRUST_TOXICITY_PROMPTS,
  options: z.strictObject({ subject: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.decodingtrust_toxicity_prompts_scenario.DecodingTrustToxicityPromptsScenario',
    tags: ['harms', 'toxicity'],
  },
  unavailable: NOT_PORTED,
})

export const decodingtrustToxicityPromptsTask = defineTask({
  ...DECODINGTRUST_TOXICITY_PROMPTS,
  about: { source: 'AI-secure/DecodingTrust-Data-Legacy on GitHub' },
  options: z.object({ subject: textArgument }),
  example: { subject: 'toxic' },
  build: ({ subject }) => ({
    name: 'decodingtrust_toxicity_prompts',
    scenario: { name: 'decodingtrust_toxicity_prompts', options: { subject } },
    adaptation: completionAdaptation({ numOutputs: 5, temperature: 0.9, maxTokens: 20 }),
    metrics: harmMetrics(),
    groups: ['decodingtrust_toxicity_prompts', 'toxicity_prompts'],
  }),
})
