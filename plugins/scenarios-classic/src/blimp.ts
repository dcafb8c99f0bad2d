import {
  exactMatchMetrics,
  MULTIPLE_CHOICE_METHODS,
  multipleChoiceAdaptation,
  multipleChoiceSeparateAdaptation,
  NOT_PORTED,
} from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const BLIMP = { name: 'blimp', description: 'Which of two sentences is grammatical, by phenomenon (BLiMP)' } as const

export const blimpScenario = declareScenario({
  ...BLIMP,
  options: z.strictObject({ phenomenon: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.blimp_scenario.BLiMPScenario',
    tags: ['linguistic_knowledge', 'language_modeling', 'minimal_pairs'],
  },
  unavailable: NOT_PORTED,
})

export const blimpTask = defineTask({
  ...BLIMP,
  about: { source: 'alexwarstadt/blimp on GitHub' },
  example: { phenomenon: 'anaphor_agreement' },
  options: z.object({ phenomenon: textArgument, method: z.enum(MULTIPLE_CHOICE_METHODS).default('multiple_choice_separate_original') }),
  build: ({ phenomenon, method }) => ({
    scenario: { name: 'blimp', options: { phenomenon } },
    adaptation: method.startsWith('multiple_choice_separate_')
      ? multipleChoiceSeparateAdaptation(method, true)
      : multipleChoiceAdaptation(method, { instructions: 'Please select the grammatical sentence.', outputNoun: 'Answer' }),
    metrics: exactMatchMetrics(),
    groups: ['blimp'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
