import { generationAdaptation, helmString, NOT_PORTED, openEndedMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MEDBULLETS_FREETEXT = {
  name: 'medbullets_freetext',
  description: 'Medbullets without the choices: the answer is written freely',
} as const

export const medbulletsFreetextScenario = declareScenario({
  ...MEDBULLETS_FREETEXT,
  helm: { className: 'helm.benchmark.scenarios.medbullets_scenario.MedBulletsFreeTextScenario' },
  unavailable: NOT_PORTED,
})

export const medbulletsFreetextTask = defineTask({
  ...MEDBULLETS_FREETEXT,
  about: { source: 'HanjieChen/ChallengeClinicalQA on GitHub' },
  assets: () => ({
    instructions: helmString(
      'run_specs/medhelm_run_specs.py',
      'defc2f7757620f9c789551e2950bee8d57180adc15fb998d755bb69e3881bddb',
      'f093522c58f4cb5d51b9fb126dc911a89cfc503538d18a5faaf7ac142ea6add5',
    ),
  }),
  build: (_options, { instructions }) => ({
    name: 'medbullets-freetext',
    scenario: { name: 'medbullets_freetext' },
    adaptation: generationAdaptation({ instructions: String(instructions), inputNoun: 'Clinical Scenario', outputNoun: 'Answer' }),
    metrics: openEndedMetrics(),
    groups: ['clinical', 'medbullets-freetext'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
