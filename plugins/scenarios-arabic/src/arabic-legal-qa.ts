import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const ARABIC_LEGAL_QA = {
  name: 'arabic_legal_qa',
  description: 'Questions on the law of the United Arab Emirates, in Arabic; a judge rates the answers',
} as const

export const arabicLegalQaScenario = declareScenario({
  ...ARABIC_LEGAL_QA,
  helm: { className: 'helm.benchmark.scenarios.arabic_legal_scenario.ArabicLegalQAScenario', tags: ['legal'] },
  unavailable: NOT_PORTED,
})

export const arabicLegalQaTask = defineTask({
  ...ARABIC_LEGAL_QA,
  about: { source: 'stanford-crfm/arabic-enterprise on the Hub' },
  build: () => ({
    scenario: { name: 'arabic_legal_qa' },
    adaptation: generationAdaptation({
      instructions:
        'أجب عن السؤال القانوني التالي بإيجاز باللغة العربية الفصحى في سياق قانون دولة الإمارات العربية المتحدة. أجب بالإجابة فقط.',
      maxTokens: 1000,
      stopSequences: [],
    }),
    metrics: [...basicMetrics([]), { name: 'arabic_legal' }],
    annotators: [{ name: 'arabic_legal' }],
    groups: ['arabic_legal_qa'],
    main: { stat: 'model_judged_score', split: 'test' },
  }),
})
