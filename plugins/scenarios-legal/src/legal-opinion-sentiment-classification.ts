import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

export const legalOpinionScenario = declareScenario({
  name: 'legal_opinion',
  description: 'The sentiment of sentences from legal opinions',
  helm: {
    className: 'helm.benchmark.scenarios.legal_opinion_sentiment_classification_scenario.LegalOpinionSentimentClassificationScenario',
    tags: ['classification', 'sentiment analysis', 'legal'],
  },
  unavailable: NOT_PORTED,
})

export const legalOpinionSentimentClassificationTask = defineTask({
  name: 'legal_opinion_sentiment_classification',
  description: 'The sentiment of sentences from legal opinions',
  about: { source: 'osf.io' },
  build: () => ({
    scenario: { name: 'legal_opinion' },
    adaptation: generationAdaptation({
      instructions: 'Classify the sentences into one of the 3 sentiment categories. Possible labels: positive, neutral, negative.',
      outputNoun: 'Label',
    }),
    metrics: classificationMetrics({
      averages: ['weighted'],
      scores: ['f1', 'precision', 'recall'],
      labels: ['positive', 'neutral', 'negative'],
    }),
    groups: ['legal_opinion_sentiment_classification'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
