import { exactMatchMetrics, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const CASEHOLD = { name: 'casehold', description: 'Which holding a citing text refers to (CaseHOLD)' } as const

export const caseholdScenario = declareScenario({
  ...CASEHOLD,
  helm: { className: 'helm.benchmark.scenarios.casehold_scenario.CaseHOLDScenario', tags: ['question_answering', 'legal'] },
  unavailable: NOT_PORTED,
})

export const caseholdTask = defineTask({
  ...CASEHOLD,
  about: { source: 'casehold/casehold on the Hub' },
  build: () => ({
    scenario: { name: 'casehold' },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Give a letter answer among A, B, C, D, or E.',
      inputNoun: 'Passage',
      outputNoun: 'Answer',
      maxTrainInstances: 2,
    }),
    metrics: exactMatchMetrics(),
    groups: ['casehold'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
