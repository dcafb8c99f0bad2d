import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MELT_SENTIMENT_ANALYSIS_VSFC = {
  name: 'melt_sentiment_analysis_vsfc',
  description: "The sentiment of Vietnamese students' feedback (MELT, UIT-VSFC)",
} as const

export const meltSentimentAnalysisVsfcScenario = declareScenario({
  ...MELT_SENTIMENT_ANALYSIS_VSFC,
  helm: { className: 'helm.benchmark.scenarios.melt_scenarios.MELTTSentimentAnalysisVSFCScenario', tags: ['sentiment_analysis'] },
  unavailable: NOT_PORTED,
})

export const meltSentimentAnalysisVsfcTask = defineTask({
  ...MELT_SENTIMENT_ANALYSIS_VSFC,
  about: { source: 'ura-hcmut/UIT-VSFC on the Hub' },
  build: () => ({
    scenario: { name: 'melt_sentiment_analysis_vsfc' },
    adaptation: generationAdaptation({
      instructions: 'Hãy phân tích quan điểm của nhận xét sau vào một trong các nhóm: negative, neutral, positive.',
      inputNoun: 'Nhận xét',
      outputNoun: 'Quan điểm',
      maxTokens: 50,
    }),
    metrics: classificationMetrics({ labels: ['negative', 'neutral', 'positive'] }),
    groups: ['melt', 'melt_sentiment_analysis_vsfc'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
