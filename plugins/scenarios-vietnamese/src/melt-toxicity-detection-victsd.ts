import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MELT_TOXICITY_DETECTION_VICTSD = {
  name: 'melt_toxicity_detection_victsd',
  description: 'Whether a Vietnamese comment is toxic (MELT, UIT-ViCTSD)',
} as const

export const meltToxicityDetectionVictsdScenario = declareScenario({
  ...MELT_TOXICITY_DETECTION_VICTSD,
  helm: { className: 'helm.benchmark.scenarios.melt_scenarios.MELTToxicityDetectionViCTSDScenario', tags: ['toxicity_detection'] },
  unavailable: NOT_PORTED,
})

export const meltToxicityDetectionVictsdTask = defineTask({
  ...MELT_TOXICITY_DETECTION_VICTSD,
  about: { source: 'tarudesu/ViCTSD on the Hub' },
  build: () => ({
    scenario: { name: 'melt_toxicity_detection_victsd' },
    adaptation: generationAdaptation({
      instructions:
        'Hãy phân loại độc hại của bình luận sau vào một trong các nhóm:\n- clean: Không độc hại\n- toxic: Ngôn từ độc hại\nChỉ trả lời một trong các nhóm trên mà không cần giải thích thêm.',
      inputNoun: 'Bình luận',
      outputNoun: 'Phân loại độc hại',
      maxTokens: 50,
      multiLabel: true,
    }),
    metrics: classificationMetrics({ labels: ['clean', 'toxic'] }),
    groups: ['melt', 'melt_toxicity_detection_victsd'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
