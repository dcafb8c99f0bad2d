import { generationAdaptation, NOT_PORTED, openEndedMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

export const narrativeqaScenario = declareScenario({
  name: 'narrativeqa',
  description: 'Questions on summaries of books and films (NarrativeQA)',
  helm: {
    className: 'helm.benchmark.scenarios.narrativeqa_scenario.NarrativeQAScenario',
    tags: ['question_answering'],
    keepsUnchangedCopies: true,
  },
  unavailable: NOT_PORTED,
})

export const narrativeQaTask = defineTask({
  name: 'narrative_qa',
  description: 'Questions on summaries of books and films (NarrativeQA)',
  about: { source: 'deepmind/narrativeqa on GitHub' },
  build: () => ({
    scenario: { name: 'narrativeqa' },
    adaptation: generationAdaptation({ inputNoun: 'Passage', outputNoun: 'Answer', maxTokens: 100 }),
    metrics: openEndedMetrics(),
    groups: ['narrative_qa'],
    main: { stat: 'f1_score', split: 'test' },
  }),
})
