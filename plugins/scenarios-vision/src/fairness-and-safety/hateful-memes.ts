import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const HATEFUL_MEMES = {
  name: 'hateful_memes',
  description: 'Memes classified as hateful or not, from picture and text together (Hateful Memes)',
} as const

export const hatefulMemesScenario = declareScenario({
  ...HATEFUL_MEMES,
  helm: { className: 'helm.benchmark.scenarios.vision_language.hateful_memes_scenario.HatefulMemesScenario', tags: ['vision-language'] },
  unavailable: NOT_PORTED,
})

export const hatefulMemesTask = defineTask({
  ...HATEFUL_MEMES,
  about: { source: 'neuralcatcher/hateful_memes on the Hub' },
  build: () => ({
    scenario: { name: 'hateful_memes' },
    adaptation: multimodalChoiceAdaptation(),
    metrics: exactMatchMetrics(),
    groups: ['hateful_memes'],
    main: { stat: 'quasi_prefix_exact_match', split: 'test' },
  }),
})
