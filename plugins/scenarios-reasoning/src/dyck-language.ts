import { generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const DYCK_LANGUAGE = { name: 'dyck_language', description: 'Brackets closed in their right order (Dyck languages)' } as const

export const dyckLanguageScenario = declareScenario({
  ...DYCK_LANGUAGE,
  options: z.strictObject({ num_parenthesis_pairs: z.int() }),
  helm: { className: 'helm.benchmark.scenarios.dyck_language_scenario.DyckLanguageScenario', tags: ['reasoning', 'language', 'hierarchy'] },
  unavailable: NOT_PORTED,
})

export const dyckLanguageTask = defineTask({
  ...DYCK_LANGUAGE,
  about: { source: 'made by the scenario' },
  options: z.object({ num_parenthesis_pairs: z.int() }),
  example: { num_parenthesis_pairs: 2 },
  build: ({ num_parenthesis_pairs: numParenthesisPairs }) => ({
    name: `dyck_language_np=${numParenthesisPairs}`,
    scenario: { name: 'dyck_language', options: { num_parenthesis_pairs: numParenthesisPairs } },
    adaptation: generationAdaptation({
      instructions: 'Please complete the rest of the following Dyck sequences, making sure that the parentheses are closed properly.',
      inputNoun: 'Input',
      inputSuffix: '',
      outputSuffix: '',
      maxTrainInstances: 3,
    }),
    metrics: [{ name: 'basic_generation', options: { names: ['exact_match_indicator'] } }, { name: 'instances_per_split' }],
    groups: ['dyck_language'],
    main: { stat: 'exact_match_indicator', split: 'test' },
  }),
})
