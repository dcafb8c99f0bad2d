import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const GOLD_COMMODITY_NEWS = { name: 'gold_commodity_news', description: 'What headlines say of the price of gold' } as const

export const goldCommodityNewsScenario = declareScenario({
  ...GOLD_COMMODITY_NEWS,
  options: z.strictObject({ category: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.gold_commodity_news_scenario.GoldCommodityNewsScenario',
    tags: ['news headline', 'classification'],
  },
  unavailable: NOT_PORTED,
})

export const goldCommodityNewsTask = defineTask({
  ...GOLD_COMMODITY_NEWS,
  about: { source: 'Kaggle' },
  options: z.object({
    category: z.enum([
      'price_or_not',
      'direction_up',
      'direction_constant',
      'direction_down',
      'past_price',
      'future_price',
      'past_news',
      'future_news',
      'assert_comparison',
    ]),
  }),
  example: { category: 'price_or_not' },
  build: () => ({
    scenario: { name: 'gold_commodity_news', options: { category: 'price_or_not' } },
    adaptation: generationAdaptation({
      instructions:
        'The following are news headlines about the gold commodity. Classify whether the news headline discusses the gold price. Answer only "Yes" or "No".',
      inputNoun: 'Headline',
      outputNoun: 'Answer',
    }),
    metrics: classificationMetrics({ averages: ['weighted'], scores: ['f1', 'precision', 'recall'], labels: ['yes', 'no'] }),
    groups: ['gold_commodity_news'],
    main: { stat: 'classification_weighted_f1', split: 'test' },
  }),
})
