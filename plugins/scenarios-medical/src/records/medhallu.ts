import { exactMatchMetrics, generationAdaptation, helmString, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MEDHALLU = { name: 'medhallu', description: 'Whether an answer to a medical question is made up (MedHallu)' } as const

export const medhalluScenario = declareScenario({
  ...MEDHALLU,
  helm: { className: 'helm.benchmark.scenarios.medhallu_scenario.MedHalluScenario', tags: ['knowledge', 'reasoning', 'biomedical'] },
  unavailable: NOT_PORTED,
})

export const medhalluTask = defineTask({
  ...MEDHALLU,
  about: { source: 'UTAustin-AIHealth/MedHallu on the Hub' },
  assets: () => ({
    instructions: helmString(
      'run_specs/medhelm_run_specs.py',
      'defc2f7757620f9c789551e2950bee8d57180adc15fb998d755bb69e3881bddb',
      'ed66966fe5f769e09b7df5ff267d0bc146fc1d4c4878948c54628d2396d2569e',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'medhallu' },
    adaptation: generationAdaptation({
      instructions: String(instructions),
      outputNoun:
        "Return just an integer value, '0' if the answer is factual and '1' if the answer is hallucinated.\nNo letter or word, just the integer value.\n\nYour Judgment",
      maxTrainInstances: 0,
      stopSequences: [],
    }),
    metrics: exactMatchMetrics(),
    groups: ['medhallu'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
