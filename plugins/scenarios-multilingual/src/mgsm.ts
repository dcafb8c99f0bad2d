import { generationAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { MGSM } from './cards.data.ts'

const DATASET = 'juletxara/mgsm'

/** The words in front of question and answer, by language. */
const WORDS = {
  bn: ['প্রশ্ন', 'উত্তর'],
  de: ['Frage', 'Antwort'],
  en: ['Question', 'Answer'],
  es: ['Pregunta', 'Respuesta'],
  fr: ['Question', 'Réponse'],
  ja: ['問題', '答え'],
  ru: ['Задача', 'Ответ'],
  sw: ['Swali', 'Jibu'],
  te: ['ప్రశ్న', 'సమాధానం'],
  th: ['โจทย์', 'คำตอบ'],
  zh: ['问题', '答案'],
} as const

type Language = keyof typeof WORDS

const language = z.enum(Object.keys(WORDS) as [Language, ...Language[]])

/** Question and answer; the files have no header. */
const rowSchema = z.tuple([z.string(), z.string().regex(/^-?\d[\d.,]*$/, 'must be a number')])

/** MGSM: 250 word problems of grade school, translated into ten languages by people (Shi et al. 2023). */
export const mgsmScenario = defineScenario({
  ...MGSM,
  options: z.strictObject({ language }),
  licence: { name: 'CC BY 4.0', url: 'https://huggingface.co/datasets/juletxara/mgsm' },
  async *load({ language: code }, { files }) {
    const source = { dataset: DATASET, file: `mgsm_${code}.tsv` }
    for await (const [question, answer] of files.rows(source, { format: 'tsv', header: false, schema: rowSchema })) {
      yield { split: 'test', input: { text: question }, references: [{ output: { text: answer }, tags: [CORRECT_TAG] }] }
    }
  },
})

/** MGSM as a task: `mgsm:language=es`. Asked without shots in the words of the language; the last number of the answer counts. */
export const mgsmTask = defineTask({
  ...MGSM,
  options: z.object({ language }),
  build: ({ language: code }) => {
    const [inputNoun, outputNoun] = WORDS[code]
    return {
      scenario: { name: 'mgsm', options: { language: code } },
      adaptation: generationAdaptation({ inputNoun, outputNoun, maxTokens: 400, maxTrainInstances: 0, stopSequences: [] }),
      metrics: [{ name: 'basic_generation', options: { names: ['final_number_exact_match'] } }, { name: 'instances_per_split' }],
      groups: ['mgsm', `mgsm_${code}`],
      main: { stat: 'final_number_exact_match', split: 'test' },
    }
  },
})
