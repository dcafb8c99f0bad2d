import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const UITVSFC = { name: 'uitvsfc', description: "The sentiment of Vietnamese students' feedback (UIT-VSFC)" } as const

export const uitvsfcScenario = declareScenario({
  ...UITVSFC,
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.UITVSFCScenario', tags: ['sentiment_analysis'] },
  unavailable: NOT_PORTED,
})

export const uitvsfcTask = defineTask({
  ...UITVSFC,
  about: { source: 'Google Drive', languages: ['vi'] },
  build: () => ({
    scenario: { name: 'uitvsfc' },
    adaptation: generationAdaptation({
      instructions: 'Sắc thái của câu sau đây là gì?\nTrả lời với một từ duy nhất:\n- Tích cực\n- Tiêu cực\n- Trung lập',
      inputNoun: 'Câu văn',
      outputNoun: 'Câu trả lời',
      maxTokens: 16,
    }),
    metrics: classificationMetrics(),
    groups: ['seahelm_nlu', 'uitvsfc'],
    main: { stat: 'classification_macro_f1', split: 'test' },
  }),
})
