import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const THAITOXICITYTWEETS = { name: 'thaitoxicitytweets', description: 'Whether a Thai tweet is toxic' } as const

export const thaitoxicitytweetsScenario = declareScenario({
  ...THAITOXICITYTWEETS,
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.ThaiToxicityTweetsScenario', tags: ['toxicity_detection'] },
  unavailable: NOT_PORTED,
})

export const thaitoxicitytweetsTask = defineTask({
  ...THAITOXICITYTWEETS,
  about: { source: 'tmu-nlp/thai_toxicity_tweet on the Hub', languages: ['th'] },
  build: () => ({
    scenario: { name: 'thaitoxicitytweets' },
    adaptation: generationAdaptation({
      instructions:
        'คุณเป็นเครื่องตรวจจับข้อความที่เป็นพิษ\nข้อความเป็นพิษถ้ามันทำร้าย สร้างความเสียหาย หรือสื่อเจตนาเชิงลบถึงบุคคลหรือกลุ่มบุคคล และคุณควรคำนึงถึงการประชดประชันด้วย\nเมื่อได้รับข้อความ ให้ตอบด้วยตัวอักษร Y หากเป็นพิษ และ N หากไม่เป็นพิษ',
      inputNoun: 'ข้อความ',
      outputNoun: 'คำตอบ',
      maxTokens: 16,
    }),
    metrics: classificationMetrics(),
    groups: ['seahelm_nlu', 'thaitoxicitytweets'],
    main: { stat: 'classification_macro_f1', split: 'test' },
  }),
})
