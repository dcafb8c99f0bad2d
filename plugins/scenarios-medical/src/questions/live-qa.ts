import { generationAdaptation, NOT_PORTED, openEndedMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const LIVE_QA = {
  name: 'live_qa',
  description: 'Answers to questions that consumers asked on health; a judge rates them (LiveQA)',
} as const

export const liveQaScenario = declareScenario({
  ...LIVE_QA,
  helm: {
    className: 'helm.benchmark.scenarios.live_qa_scenario.LiveQAScenario',
    tags: ['knowledge', 'generation', 'question_answering', 'biomedical'],
  },
  unavailable: NOT_PORTED,
})

export const liveQaTask = defineTask({
  ...LIVE_QA,
  about: { source: 'abachaa/LiveQA_MedicalTask_TREC2017 on GitHub' },
  build: () => ({
    scenario: { name: 'live_qa' },
    adaptation: generationAdaptation({
      instructions: 'Please answer the following consumer health question.',
      inputNoun: 'Question',
      outputNoun: 'Answer',
      maxTrainInstances: 0,
      maxTokens: 512,
    }),
    metrics: [...openEndedMetrics(), { name: 'live_qa_score' }],
    annotators: [{ name: 'live_qa' }],
    groups: ['live_qa'],
  }),
})
