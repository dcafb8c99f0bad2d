import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const FINANCIAL_PHRASEBANK = {
  name: 'financial_phrasebank',
  description: 'The sentiment of sentences from financial news (Financial PhraseBank)',
} as const

export const financialPhrasebankScenario = declareScenario({
  ...FINANCIAL_PHRASEBANK,
  options: z.strictObject({ agreement: z.int() }),
  helm: {
    className: 'helm.benchmark.scenarios.financial_phrasebank_scenario.FinancialPhrasebankScenario',
    tags: ['finance', 'sentiment analysis', 'classification'],
  },
  unavailable: NOT_PORTED,
})

export const financialPhrasebankTask = defineTask({
  ...FINANCIAL_PHRASEBANK,
  about: { source: 'takala/financial_phrasebank on the Hub' },
  options: z.object({ agreement: z.int().default(50) }),
  build: ({ agreement }) => ({
    scenario: { name: 'financial_phrasebank', options: { agreement } },
    adaptation: generationAdaptation({
      instructions:
        'The dataset consists of sentences from English language financial news categorized by sentiment.\nClassify the sentences into one of the 3 sentiment categories.\nPossible labels:\n1. positive\n2. neutral\n3. negative',
      inputNoun: 'Sentence',
      outputNoun: 'Label',
      maxTokens: 30,
    }),
    metrics: classificationMetrics({
      averages: ['weighted'],
      scores: ['f1', 'precision', 'recall'],
      labels: ['positive', 'neutral', 'negative'],
    }),
    groups: ['financial_phrasebank'],
    main: { stat: 'classification_weighted_f1', split: 'test' },
  }),
})
