import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MELT_TOXICITY_DETECTION_VIHSD = {
  name: 'melt_toxicity_detection_vihsd',
  description: 'Hate speech and insults in Vietnamese comments (MELT, ViHSD)',
} as const

export const meltToxicityDetectionVihsdScenario = declareScenario({
  ...MELT_TOXICITY_DETECTION_VIHSD,
  helm: { className: 'helm.benchmark.scenarios.melt_scenarios.MELTToxicityDetectionViHSDScenario', tags: ['toxicity_detection'] },
  unavailable: NOT_PORTED,
})

export const meltToxicityDetectionVihsdTask = defineTask({
  ...MELT_TOXICITY_DETECTION_VIHSD,
  about: { source: 'ura-hcmut/UIT-ViHSD on the Hub' },
  build: () => ({
    scenario: { name: 'melt_toxicity_detection_vihsd' },
    adaptation: generationAdaptation({
      instructions:
        'Hãy phân loại độc hại của bình luận sau vào một trong các nhóm:\n- clean: Không độc hại\n- offensive: Ngôn từ xúc phạm\n- hate: Ngôn từ thù địch\nChỉ trả lời một trong các nhóm trên mà không cần giải thích thêm.',
      inputNoun: 'Bình luận',
      outputNoun: 'Phân loại độc hại',
      maxTokens: 50,
    }),
    metrics: classificationMetrics({ labels: ['clean', 'offensive', 'hate'] }),
    groups: ['melt', 'melt_toxicity_detection_vihsd'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
