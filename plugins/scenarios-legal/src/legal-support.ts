import { exactMatchMetrics, MULTIPLE_CHOICE_METHODS, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const LEGAL_SUPPORT = { name: 'legal_support', description: 'Which of two rulings supports a statement of a brief' } as const

export const legalSupportScenario = declareScenario({
  ...LEGAL_SUPPORT,
  helm: { className: 'helm.benchmark.scenarios.legal_support_scenario.LegalSupportScenario', tags: ['question_answering', 'law'] },
  unavailable: NOT_PORTED,
})

export const legalSupportTask = defineTask({
  ...LEGAL_SUPPORT,
  about: { source: 'Google Drive' },
  options: z.object({ method: z.enum(MULTIPLE_CHOICE_METHODS).default('multiple_choice_joint') }),
  build: ({ method }) => ({
    name: `legal_support,method=${method}`,
    scenario: { name: 'legal_support' },
    adaptation: multipleChoiceAdaptation(method, {
      instructions: 'Which statement best supports the passage?',
      inputNoun: 'Passage',
      outputNoun: 'Answer',
      maxTrainInstances: 3,
    }),
    metrics: exactMatchMetrics(),
    groups: ['legal_support'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
