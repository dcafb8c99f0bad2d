import { exactMatchMetrics, MULTIPLE_CHOICE_METHODS, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const CTI_TO_MITRE = { name: 'cti_to_mitre', description: 'Which technique of MITRE ATT&CK a threat report describes' } as const

export const ctiToMitreScenario = declareScenario({
  ...CTI_TO_MITRE,
  options: z.strictObject({ num_options: z.int(), seed: z.int() }),
  helm: { className: 'helm.benchmark.scenarios.cti_to_mitre_scenario.CtiToMitreScenario', tags: ['classification', 'cyber_security'] },
  unavailable: NOT_PORTED,
})

export const ctiToMitreTask = defineTask({
  ...CTI_TO_MITRE,
  about: { source: 'dessertlab/cti-to-mitre-with-nlp on GitHub' },
  options: z.object({
    num_options: z.int().default(10),
    seed: z.int().default(42),
    method: z.enum(MULTIPLE_CHOICE_METHODS).default('multiple_choice_joint'),
  }),
  build: ({ num_options: numOptions, seed, method }) => ({
    scenario: { name: 'cti_to_mitre', options: { num_options: numOptions, seed } },
    adaptation: multipleChoiceAdaptation(method, {
      instructions: 'Classify the following situation by the type of security attack. Answer with only a single letter.',
      inputNoun: 'Situation',
      outputNoun: 'Answer',
      maxTrainInstances: 10,
    }),
    metrics: exactMatchMetrics(),
    groups: ['cti_to_mitre'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
