import { generationAdaptation, NOT_PORTED, openEndedMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const SIMPLE_SHORT_ANSWER_QA = { name: 'simple_short_answer_qa', description: 'Short answers on a few made-up rows' } as const

export const simpleShortAnswerQaScenario = declareScenario({
  ...SIMPLE_SHORT_ANSWER_QA,
  helm: { className: 'helm.benchmark.scenarios.simple_scenarios.SimpleShortAnswerQAScenario', tags: ['question answering'] },
  unavailable: NOT_PORTED,
})

export const simpleShortAnswerQaTask = defineTask({
  ...SIMPLE_SHORT_ANSWER_QA,
  about: { source: 'written in the scenario' },
  build: () => ({
    scenario: { name: 'simple_short_answer_qa' },
    adaptation: generationAdaptation({
      instructions: 'Answer the following questions with a single word only.',
      inputNoun: 'Question',
      outputNoun: 'Answer',
    }),
    metrics: openEndedMetrics(),
    groups: ['simple_short_answer_qa'],
  }),
})
