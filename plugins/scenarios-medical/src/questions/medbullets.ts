import { exactMatchMetrics, helmString, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MEDBULLETS = {
  name: 'medbullets',
  description: 'Multiple choice questions in the style of medical licensing examinations (Medbullets)',
} as const

export const medbulletsScenario = declareScenario({
  ...MEDBULLETS,
  helm: { className: 'helm.benchmark.scenarios.medbullets_scenario.MedBulletsScenario', tags: ['reasoning', 'biomedical'] },
  unavailable: NOT_PORTED,
})

export const medbulletsTask = defineTask({
  ...MEDBULLETS,
  about: { source: 'HanjieChen/ChallengeClinicalQA on GitHub' },
  assets: () => ({
    instructions: helmString(
      'run_specs/medhelm_run_specs.py',
      'defc2f7757620f9c789551e2950bee8d57180adc15fb998d755bb69e3881bddb',
      'b47ee2239ed566e22a7ac0de231e881ca1d6a016ab139aa41b8daa5cd5fb3612',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'medbullets' },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: String(instructions),
      inputNoun: 'Clinical Scenario',
      outputNoun: 'Answer',
      maxTrainInstances: 0,
    }),
    metrics: exactMatchMetrics(),
    groups: ['clinical', 'medbullets'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
