import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const INDICSENTIMENT = { name: 'indicsentiment', description: 'The sentiment of product reviews in Tamil (IndicSentiment)' } as const

export const indicsentimentScenario = declareScenario({
  ...INDICSENTIMENT,
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.IndicSentimentScenario', tags: ['sentiment_analysis'] },
  unavailable: NOT_PORTED,
})

export const indicsentimentTask = defineTask({
  ...INDICSENTIMENT,
  about: { source: 'ai4bharat/IndicSentiment on the Hub', languages: ['ta'] },
  build: () => ({
    scenario: { name: 'indicsentiment' },
    adaptation: generationAdaptation({
      instructions: 'பின்வரும் வாக்கியத்தில் வெளிப்படுத்தப்படும் உணர்வு எது?\nஒரு சொல்லில் மட்டும் பதிலளிக்கவும்:\n- நேர்மறை\n- எதிர்மறை',
      inputNoun: 'வாக்கியம்',
      outputNoun: 'பதில்',
      maxTokens: 16,
    }),
    metrics: [{ name: 'classification' }, ...basicMetrics([])],
    groups: ['seahelm_nlu', 'indicsentiment'],
    main: { stat: 'classification_macro_f1', split: 'test' },
  }),
})
