import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const TWEETSENTBR = { name: 'tweetsentbr', description: 'The sentiment of Brazilian tweets (TweetSentBR)' } as const

export const tweetsentbrScenario = declareScenario({
  ...TWEETSENTBR,
  helm: { className: 'helm.benchmark.scenarios.tweetsentbr_scenario.TweetSentBRScenario', tags: ['classification'] },
  unavailable: NOT_PORTED,
})

export const tweetsentbrTask = defineTask({
  ...TWEETSENTBR,
  about: { source: 'eduagarcia/tweetsentbr_fewshot on the Hub' },
  build: () => ({
    scenario: { name: 'tweetsentbr' },
    adaptation: generationAdaptation({
      instructions:
        'Classifique o tweet como "Positivo", "Neutro" ou "Negativo".\n\n        Tweet: vocês viram a novela hoje?\n        Classe: Neutro\n\n        Tweet: que vontade de comer pizza\n        Classe: Neutro\n        ',
      inputNoun: 'Tweet',
      outputNoun: 'Classe',
    }),
    metrics: classificationMetrics(),
    groups: ['tweetsentbr'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
