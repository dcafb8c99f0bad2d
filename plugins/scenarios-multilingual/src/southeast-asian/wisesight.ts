import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const WISESIGHT = { name: 'wisesight', description: 'The sentiment of Thai social media (Wisesight)' } as const

export const wisesightScenario = declareScenario({
  ...WISESIGHT,
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.WisesightScenario', tags: ['sentiment_analysis'] },
  unavailable: NOT_PORTED,
})

export const wisesightTask = defineTask({
  ...WISESIGHT,
  about: { source: 'PyThaiNLP/wisesight-sentiment on GitHub', languages: ['th'] },
  build: () => ({
    scenario: { name: 'wisesight' },
    adaptation: generationAdaptation({
      instructions: 'อารมณ์ความรู้สึกของข้อความต่อไปนี้เป็นอย่างไร?\nกรุณาตอบโดยใช้คำเดียวเท่านั้น:\n- แง่บวก\n- แง่ลบ\n- เฉยๆ',
      inputNoun: 'ข้อความ',
      outputNoun: 'คำตอบ',
      maxTokens: 16,
    }),
    metrics: classificationMetrics(),
    groups: ['seahelm_nlu', 'wisesight'],
    main: { stat: 'classification_macro_f1', split: 'test' },
  }),
})
