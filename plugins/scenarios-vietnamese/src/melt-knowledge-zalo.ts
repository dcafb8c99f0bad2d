import { exactMatchMetrics, f1Metrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MELT_KNOWLEDGE_ZALO = {
  name: 'melt_knowledge_zalo',
  description: 'Questions of Vietnamese general knowledge (MELT, ZaloE2E)',
} as const

export const meltKnowledgeZaloScenario = declareScenario({
  ...MELT_KNOWLEDGE_ZALO,
  helm: {
    className: 'helm.benchmark.scenarios.melt_knowledge_scenario.MELTKnowledgeZaloScenario',
    tags: ['question_answering', 'knowledge'],
  },
  unavailable: NOT_PORTED,
})

export const meltKnowledgeZaloTask = defineTask({
  ...MELT_KNOWLEDGE_ZALO,
  about: { source: 'ura-hcmut/zalo_e2eqa on the Hub' },
  build: () => ({
    scenario: { name: 'melt_knowledge_zalo' },
    adaptation: generationAdaptation({
      instructions:
        "Hãy trả lời câu hỏi bên dưới bằng cách sử dụng các kiến thức thông thường trong cuộc sống. Nếu bạn không biết câu trả lời, hãy trả lời 'không có đáp án'.",
      outputNoun: 'Trả lời',
      maxTokens: 128,
    }),
    metrics: [...exactMatchMetrics(), ...f1Metrics()],
    groups: ['melt', 'melt_knowledge_zalo'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
