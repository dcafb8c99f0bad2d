import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MELT_TEXT_CLASSIFICATION_VSMEC = {
  name: 'melt_text_classification_vsmec',
  description: 'Emotions in Vietnamese posts (MELT, UIT-VSMEC)',
} as const

export const meltTextClassificationVsmecScenario = declareScenario({
  ...MELT_TEXT_CLASSIFICATION_VSMEC,
  helm: { className: 'helm.benchmark.scenarios.melt_scenarios.MELTTextClassificationVSMECScenario', tags: ['text_classification'] },
  unavailable: NOT_PORTED,
})

export const meltTextClassificationVsmecTask = defineTask({
  ...MELT_TEXT_CLASSIFICATION_VSMEC,
  about: { source: 'ura-hcmut/UIT-VSMEC on the Hub' },
  build: () => ({
    scenario: { name: 'melt_text_classification_vsmec' },
    adaptation: generationAdaptation({
      instructions:
        'Hãy phân loại cảm xúc của bình luận sau vào một trong các nhóm: sadness, surprise, disgust, fear, anger, enjoyment, other.',
      inputNoun: 'Bình luận',
      outputNoun: 'Loại cảm xúc',
      maxTokens: 50,
    }),
    metrics: classificationMetrics({ labels: ['sadness', 'surprise', 'disgust', 'fear', 'anger', 'enjoyment', 'other'] }),
    groups: ['melt', 'melt_text_classification_vsmec'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
