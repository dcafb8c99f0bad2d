import { exactMatchMetrics, f1Metrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MELT_LM_MASK_FILLING_MLQA = {
  name: 'melt_lm_mask_filling_mlqa',
  description: 'Masked words of Vietnamese texts restored (MELT, MLQA)',
} as const

export const meltLmMaskFillingMlqaScenario = declareScenario({
  ...MELT_LM_MASK_FILLING_MLQA,
  helm: {
    className: 'helm.benchmark.scenarios.melt_lm_scenarios.MELTLMMaskFillingMLQAScenario',
    tags: ['language_modeling', 'mask_filling'],
  },
  unavailable: NOT_PORTED,
})

export const meltLmMaskFillingMlqaTask = defineTask({
  ...MELT_LM_MASK_FILLING_MLQA,
  about: { source: 'facebook/mlqa on the Hub' },
  build: () => ({
    scenario: { name: 'melt_lm_mask_filling_mlqa' },
    adaptation: generationAdaptation({
      instructions:
        'Hãy hoàn thành câu sau bằng cách điền vào các vị trí trống được đánh dấu bằng [MASK]. Chỉ trả lời bằng câu đã hoàn thành và không thêm gì khác.',
      inputNoun: 'Câu có chỗ trống',
      outputNoun: 'Câu đã hoàn thành',
      maxTokens: 1024,
    }),
    metrics: [...exactMatchMetrics(), ...f1Metrics()],
    groups: ['melt', 'melt_lm_mask_filling_mlqa'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
