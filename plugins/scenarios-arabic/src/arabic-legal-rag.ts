import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const ARABIC_LEGAL_RAG = {
  name: 'arabic_legal_rag',
  description: 'Questions on the law of the United Arab Emirates with the passages that answer them, in Arabic',
} as const

export const arabicLegalRagScenario = declareScenario({
  ...ARABIC_LEGAL_RAG,
  helm: { className: 'helm.benchmark.scenarios.arabic_legal_scenario.ArabicLegalRAGScenario', tags: ['legal'] },
  unavailable: NOT_PORTED,
})

export const arabicLegalRagTask = defineTask({
  ...ARABIC_LEGAL_RAG,
  about: { source: 'stanford-crfm/arabic-enterprise on the Hub' },
  build: () => ({
    scenario: { name: 'arabic_legal_rag' },
    adaptation: generationAdaptation({
      instructions:
        'أجب عن السؤال القانوني التالي بإيجاز باللغة العربية الفصحى في سياق قانون دولة الإمارات العربية المتحدة. أجب بالإجابة فقط.',
      maxTokens: 1000,
      stopSequences: [],
    }),
    metrics: [...basicMetrics([]), { name: 'arabic_legal' }],
    annotators: [{ name: 'arabic_legal' }],
    groups: ['arabic_legal_rag'],
    main: { stat: 'model_judged_score', split: 'test' },
  }),
})
