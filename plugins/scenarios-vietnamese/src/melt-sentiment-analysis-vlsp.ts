import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MELT_SENTIMENT_ANALYSIS_VLSP = {
  name: 'melt_sentiment_analysis_vlsp',
  description: 'The sentiment of Vietnamese reviews (MELT, VLSP 2016)',
} as const

export const meltSentimentAnalysisVlspScenario = declareScenario({
  ...MELT_SENTIMENT_ANALYSIS_VLSP,
  helm: { className: 'helm.benchmark.scenarios.melt_scenarios.MELTTSentimentAnalysisVLSPScenario', tags: ['sentiment_analysis'] },
  unavailable: NOT_PORTED,
})

export const meltSentimentAnalysisVlspTask = defineTask({
  ...MELT_SENTIMENT_ANALYSIS_VLSP,
  about: { source: 'ura-hcmut/vlsp2016 on the Hub' },
  build: () => ({
    scenario: { name: 'melt_sentiment_analysis_vlsp' },
    adaptation: generationAdaptation({
      instructions: 'Hãy phân tích quan điểm của nhận xét sau vào một trong các nhóm: negative, neutral, positive.',
      inputNoun: 'Nhận xét',
      outputNoun: 'Quan điểm',
      maxTokens: 50,
    }),
    metrics: classificationMetrics({ labels: ['negative', 'neutral', 'positive'] }),
    groups: ['melt', 'melt_sentiment_analysis_vlsp'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
