import { classificationMetrics, generationAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask, type ScenarioContext } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { z } from 'zod'
import { XCOPA } from '../cards.data.ts'

/** HELM asks for the data set by its old name, `xcopa`. */
const DATASET = 'cambridgeltl/xcopa'

/** The splits of the data set, and the split each one becomes. */
const SPLITS = [
  ['validation', 'train'],
  ['test', 'test'],
] as const

/** What stands in the prompts of a language. */
const LANGUAGES = {
  id: {
    cause: 'sebab',
    effect: 'akibat',
    question: (what: string) => `Berdasarkan situasi di atas, mana dari pilihan-pilihan berikut ini yang lebih mungkin menjadi ${what}?`,
    instruction: 'Jawablah dengan satu huruf saja, A atau B.',
    situation: 'Situasi',
    answer: 'Jawaban',
  },
  vi: {
    cause: 'nguyên nhân',
    effect: 'kết quả',
    question: (what: string) => `Với tình huống trên, lựa chọn nào dưới đây có khả năng cao là ${what} của nó hơn?`,
    instruction: 'Trả lời với một chữ cái duy nhất A hoặc B.',
    situation: 'Tình huống',
    answer: 'Câu trả lời',
  },
  th: {
    cause: 'สาเหตุ',
    effect: 'ผล',
    question: (what: string) => `เมื่อพิจารณาจากสถานการณ์นี้ ตัวเลือกใดต่อไปนี้น่าจะเป็น${what}มากกว่ากัน?`,
    instruction: 'กรุณาตอบด้วยตัวอักษร A หรือ B ตัวเดียวเท่านั้น',
    situation: 'สถานการณ์',
    answer: 'คำตอบ',
  },
  ta: {
    cause: 'காரணமாக',
    effect: 'விளைவாக',
    question: (what: string) => `பின்வரும் வாக்கியங்களில் பெரும்பாலும் எது தரப்பட்ட சூழ்நிலைக்குரிய ${what} இருக்கும்?`,
    instruction: 'A அல்லது B என்ற ஒறே எழுத்தில் மட்டும் பதிலளிக்கவும்.',
    situation: 'சூழ்நிலை',
    answer: 'பதில்',
  },
} as const

/** The language whose rows say whether a cause or an effect is asked for: in Indonesian and Thai some say the wrong one. */
const REFERENCE_LANGUAGE = 'ta'

const language = z.enum(['id', 'vi', 'th', 'ta'])

const rowSchema = z.object({
  idx: z.number(),
  premise: z.string(),
  choice1: z.string(),
  choice2: z.string(),
  question: z.enum(['cause', 'effect']),
  label: z.literal([0, 1]),
})

/** XCOPA: which of two sentences is the cause or the effect of a situation, translated from English (Ponti et al. 2020). */
export const xcopaScenario = defineScenario({
  ...XCOPA,
  options: z.strictObject({ language }),
  licence: { name: 'CC BY 4.0', url: 'https://huggingface.co/datasets/cambridgeltl/xcopa' },
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.XCOPAScenario', tags: ['causal_reasoning'] },
  async *load({ language: code }, context) {
    const words = LANGUAGES[code]
    for (const [part, split] of SPLITS) {
      const questions = new Map<number, 'cause' | 'effect'>()
      for await (const { idx, question } of rowsOf(REFERENCE_LANGUAGE, part, context)) questions.set(idx, question)
      for await (const row of rowsOf(code, part, context)) {
        const asked = questions.get(row.idx)
        // A row that the reference language lacks is left out, as in HELM.
        if (asked === undefined) continue
        const lines = [
          stripText(row.premise),
          words.question(words[asked]),
          `A: ${stripText(row.choice1)}`,
          `B: ${stripText(row.choice2)}`,
          words.instruction,
        ]
        yield {
          split,
          input: { text: lines.join('\n') },
          references: [{ output: { text: row.label === 0 ? 'A' : 'B' }, tags: [CORRECT_TAG] }],
        }
      }
    }
  },
})

const rowsOf = (config: string, split: string, { files }: ScenarioContext) =>
  files.rows({ dataset: DATASET, config, split }, { schema: rowSchema })

/** XCOPA as a task of SEA-HELM: `xcopa:language=vi`. */
export const xcopaTask = defineTask({
  ...XCOPA,
  options: z.object({ language: language.default('id') }),
  build: ({ language: code }) => ({
    name: `xcopa_${code}`,
    scenario: { name: 'xcopa', options: { language: code } },
    adaptation: generationAdaptation({ inputNoun: LANGUAGES[code].situation, outputNoun: LANGUAGES[code].answer, maxTokens: 2 }),
    metrics: classificationMetrics(),
    groups: ['seahelm_nlr', `xcopa_${code}`],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
