import { exactMatchMetrics, multipleChoiceJointAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const SIMPLE_MCQA = { name: 'simple_mcqa', description: 'Multiple choice on a few made-up rows' } as const

export const simpleMcqaScenario = declareScenario({
  ...SIMPLE_MCQA,
  helm: { className: 'helm.benchmark.scenarios.simple_scenarios.SimpleMCQAScenario', tags: ['question answering'] },
  unavailable: NOT_PORTED,
})

export const simpleMcqaTask = defineTask({
  ...SIMPLE_MCQA,
  about: { source: 'written in the scenario' },
  build: () => ({
    scenario: { name: 'simple_mcqa' },
    adaptation: multipleChoiceJointAdaptation({
      instructions: 'Answer the following questions with a single letter only.',
      inputNoun: 'Question',
      outputNoun: 'Answer',
    }),
    metrics: exactMatchMetrics(),
    groups: ['simple_mcqa'],
  }),
})
