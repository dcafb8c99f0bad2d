import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MUSTARD = { name: 'mustard', description: 'Whether a spoken line is sarcastic (MUStARD)' } as const

export const mustardScenario = declareScenario({
  ...MUSTARD,
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.mustard_scenario.MUStARDScenario',
    tags: ['audio', 'classification', 'toxicity', 'sarcasm detection'],
  },
  unavailable: NOT_PORTED,
})

export const mustardTask = defineTask({
  ...MUSTARD,
  about: { source: 'MichiganNLP/MUStARD on the Hub' },
  build: () => ({
    scenario: { name: 'mustard' },
    adaptation: multimodalChoiceAdaptation({
      instructions: 'Answer the multiple choice question by just giving the letter of the correct answer and nothing else.',
    }),
    metrics: exactMatchMetrics(),
    groups: ['mustard'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
