import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const VERIFIABILITY_JUDGMENT = {
  name: 'verifiability_judgment',
  description: 'Whether a source supports a statement fully, in part or not at all',
} as const

export const verifiabilityJudgmentScenario = declareScenario({
  ...VERIFIABILITY_JUDGMENT,
  helm: {
    className: 'helm.benchmark.scenarios.verifiability_judgment_scenario.VerifiabilityJudgementScenario',
    tags: ['verifiability'],
    keepsUnchangedCopies: true,
  },
  unavailable: NOT_PORTED,
})

export const verifiabilityJudgmentTask = defineTask({
  ...VERIFIABILITY_JUDGMENT,
  about: { source: 'nelson-liu/evaluating-verifiability-in-generative-search-engines on GitHub' },
  build: () => ({
    scenario: { name: 'verifiability_judgment' },
    adaptation: generationAdaptation({
      instructions:
        'Given the statement and its source, judge whether the source "fully supports", "partially supports" or "does not support" the statement.',
      inputNoun: 'Statement',
      outputNoun: '\nJudgment',
      maxTokens: 10,
    }),
    metrics: basicMetrics(['exact_match', 'quasi_exact_match']),
    groups: ['verifiability_judgment'],
  }),
})
