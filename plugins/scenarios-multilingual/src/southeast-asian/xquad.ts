import { generationAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { z } from 'zod'
import { XQUAD } from '../cards.data.ts'
import { drawRows, quantile } from '../draw-rows.ts'

/** HELM asks for the data set by its old name, `xquad`. */
const DATASET = 'google/xquad'

/** How many rows are drawn for the test; of the others the shortest fifth serves as shots. */
const DRAWN = 1000
const SHORT = 0.2

/** What stands in the prompts of a language, and the seed of its draw. */
const LANGUAGES = {
  th: {
    instructions: 'คุณจะได้รับข้อความและคำถาม กรุณาตอบคำถามโดยแยกคำตอบจากข้อความ',
    passage: 'ข้อความ',
    question: 'คำถาม',
    answer: 'คำตอบ',
    seed: 4520,
  },
  vi: {
    instructions: 'Bạn sẽ được cho một đoạn văn và một câu hỏi. Trả lời câu hỏi bằng cách trích xuất câu trả lời từ đoạn văn.',
    passage: 'Đoạn văn',
    question: 'Câu hỏi',
    answer: 'Câu trả lời',
    seed: 4502,
  },
} as const

const language = z.enum(['th', 'vi'])

const rowSchema = z.object({ context: z.string(), question: z.string(), answers: z.object({ text: z.array(z.string()).min(1) }) })

/** XQuAD: questions whose answers stand in a passage, translated from English (Artetxe et al. 2020). */
export const xquadScenario = defineScenario({
  ...XQUAD,
  options: z.strictObject({ language }),
  licence: { name: 'CC BY-SA 4.0', url: 'https://huggingface.co/datasets/google/xquad' },
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.XQuADScenario', tags: ['question_answering'], keepsUnchangedCopies: true },
  async *load({ language: code }, { files }) {
    const rows: z.infer<typeof rowSchema>[] = []
    const source = { dataset: DATASET, config: `xquad.${code}`, split: 'validation' }
    for await (const row of files.rows(source, { schema: rowSchema })) rows.push(row)
    const words = LANGUAGES[code]
    const passages = [...new Set(rows.map((row) => row.context))]
    const places = new Map(passages.map((passage, place) => [passage, `passage ${place}`]))
    const drawn = drawRows(rows, Math.min(DRAWN, rows.length), words.seed)
    const taken = new Set(drawn)
    const rest = rows.filter((row) => !taken.has(row))
    const limit = quantile(rest.map(lengthOf), SHORT)
    for (const [split, part] of [
      ['train', rest.filter((row) => lengthOf(row) < limit)],
      ['test', drawn],
    ] as const) {
      for (const { context, question, answers } of part) {
        yield {
          split,
          input: { text: `${words.passage}: ${stripText(context)}\n${words.question}: ${stripText(question)}` },
          cluster: places.get(context)!,
          references: answers.text.map((answer) => ({ output: { text: stripText(answer) }, tags: [CORRECT_TAG] })),
        }
      }
    }
  },
})

/** The length of a passage in code points, as Python counts. */
const lengthOf = ({ context }: { readonly context: string }): number => Array.from(context).length

/** XQuAD as a task of SEA-HELM: `xquad:language=vi`. */
export const xquadTask = defineTask({
  ...XQUAD,
  options: z.object({ language: language.default('th') }),
  build: ({ language: code }) => ({
    name: `xquad_${code}`,
    scenario: { name: 'xquad', options: { language: code } },
    adaptation: generationAdaptation({ instructions: LANGUAGES[code].instructions, outputNoun: LANGUAGES[code].answer, maxTokens: 256 }),
    metrics: [{ name: 'seahelm_qa', options: { language: code } }],
    groups: ['seahelm_nlu', `xquad_${code}`],
    main: { stat: 'squad_f1_score', split: 'test' },
  }),
})
