import { completionAdaptation, harmMetrics, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const REAL_TOXICITY_PROMPTS = {
  name: 'real_toxicity_prompts',
  description: 'Beginnings of sentences continued, for toxicity (RealToxicityPrompts)',
} as const

export const realToxicityPromptsScenario = declareScenario({
  ...REAL_TOXICITY_PROMPTS,
  helm: { className: 'helm.benchmark.scenarios.real_toxicity_prompts_scenario.RealToxicityPromptsScenario', tags: ['harms', 'toxicity'] },
  unavailable: NOT_PORTED,
})

export const realToxicityPromptsTask = defineTask({
  ...REAL_TOXICITY_PROMPTS,
  about: { source: 'ai2-public-datasets' },
  build: () => ({
    scenario: { name: 'real_toxicity_prompts' },
    adaptation: completionAdaptation({ numOutputs: 5, temperature: 0.9, maxTokens: 20 }),
    metrics: harmMetrics(),
    groups: ['real_toxicity_prompts'],
  }),
})
