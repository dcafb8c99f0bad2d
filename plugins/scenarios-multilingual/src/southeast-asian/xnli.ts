import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const XNLI = { name: 'xnli', description: 'Whether one sentence follows from another, in Vietnamese or Thai (XNLI)' } as const

export const xnliScenario = declareScenario({
  ...XNLI,
  options: z.strictObject({ language: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.XNLIScenario', tags: ['natural_language_inference'] },
  unavailable: NOT_PORTED,
})

export const xnliTask = defineTask({
  ...XNLI,
  about: { source: 'xnli on the Hub', languages: ['vi', 'th'] },
  options: z.object({ language: z.enum(['vi', 'th']).default('vi') }),
  build: ({ language }) => ({
    name: `xnli_${language}`,
    scenario: { name: 'xnli', options: { language } },
    adaptation: generationAdaptation({
      instructions:
        language === 'vi'
          ? 'Bạn sẽ được cho hai câu, X và Y.\nXác định câu nào sau đây là câu phù hợp nhất cho câu X và Y.\nA: Nếu X đúng thì Y phải đúng.\nB: X mâu thuẫn với Y.\nC: Khi X đúng, Y có thể đúng hoặc không đúng.\nTrả lời với một chữ cái duy nhất A, B, hoặc C.'
          : 'คุณจะได้รับสองข้อความ X และ Y\nกรุณาพิจารณาว่า ข้อความใดต่อไปนี้ใช้กับข้อความ X และ Y ได้ดีที่สุด\nA: ถ้า X เป็นจริง Y จะต้องเป็นจริง\nB: X ขัดแย้งกับ Y\nC: เมื่อ X เป็นจริง Y อาจเป็นจริงหรือไม่ก็ได้\nกรุณาตอบด้วยตัวอักษร A, B หรือ C ตัวเดียวเท่านั้น',
      outputPrefix: language === 'vi' ? 'Câu trả lời: ' : 'คำตอบ: ',
      maxTokens: 2,
    }),
    metrics: classificationMetrics(),
    groups: ['seahelm_nlr', `xnli_${language}`],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
