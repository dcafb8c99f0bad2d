import { exactMatchMetrics, f1Metrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MELT_LM_SPELLING_CORRECTION_VSEC = {
  name: 'melt_lm_spelling_correction_vsec',
  description: 'Spelling of Vietnamese sentences corrected (MELT, VSEC)',
} as const

export const meltLmSpellingCorrectionVsecScenario = declareScenario({
  ...MELT_LM_SPELLING_CORRECTION_VSEC,
  helm: {
    className: 'helm.benchmark.scenarios.melt_lm_scenarios.MELTLMSpellingCorrectionVSECScenario',
    tags: ['language_modeling', 'spelling_correction'],
  },
  unavailable: NOT_PORTED,
})

export const meltLmSpellingCorrectionVsecTask = defineTask({
  ...MELT_LM_SPELLING_CORRECTION_VSEC,
  about: { source: 'ura-hcmut/VSEC on the Hub' },
  build: () => ({
    scenario: { name: 'melt_lm_spelling_correction_vsec' },
    adaptation: generationAdaptation({
      instructions: 'Hãy sửa lỗi chính tả trong câu sau. Chỉ trả lời bằng câu đã sửa đúng chính tả và không thêm gì khác.',
      inputNoun: 'Câu có lỗi',
      outputNoun: 'Câu đã sửa',
      maxTokens: 1024,
    }),
    metrics: [...exactMatchMetrics(), ...f1Metrics()],
    groups: ['melt', 'melt_lm_spelling_correction_vsec'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
