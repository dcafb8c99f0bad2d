import { exactMatchMetrics, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const RACE_BASED_MED = { name: 'race_based_med', description: 'Whether an answer repeats debunked race-based medicine' } as const

export const raceBasedMedScenario = declareScenario({
  ...RACE_BASED_MED,
  helm: {
    className: 'helm.benchmark.scenarios.race_based_med_scenario.RaceBasedMedScenario',
    tags: ['knowledge', 'reasoning', 'biomedical'],
  },
  unavailable: NOT_PORTED,
})

export const raceBasedMedTask = defineTask({
  ...RACE_BASED_MED,
  about: { source: 'static-content.springer.com' },
  build: () => ({
    scenario: { name: 'race_based_med' },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Answer A for yes, B for no.',
      outputNoun: "Respond with only 'A' for yes or 'B' for no. Do not add any other text, punctuation, or symbols",
      maxTrainInstances: 0,
    }),
    metrics: exactMatchMetrics(),
    groups: ['race_based_med'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
