import { generationAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { MGSM } from '../cards.data.ts'

const DATASET = 'juletxara/mgsm'

/** The words in front of question and answer, by language, and how it writes numbers. */
const WORDS = {
  bn: ['প্রশ্ন', 'উত্তর', 'hi'],
  de: ['Frage', 'Antwort', 'de'],
  en: ['Question', 'Answer', 'en'],
  es: ['Pregunta', 'Respuesta', 'es'],
  fr: ['Question', 'Réponse', 'fr'],
  ja: ['問題', '答え', 'ja'],
  ru: ['Задача', 'Ответ', 'ru'],
  sw: ['Swali', 'Jibu', 'en'],
  te: ['ప్రశ్న', 'సమాధానం', 'hi'],
  th: ['โจทย์', 'คำตอบ', 'th'],
  zh: ['问题', '答案', 'zh'],
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
    for await (const [question, answer] of files.rows(source, { format: 'tsv', quoting: 'python', header: false, schema: rowSchema })) {
      yield { split: 'test', input: { text: question }, references: [{ output: { text: answer }, tags: [CORRECT_TAG] }] }
    }
  },
})

/** MGSM as a task: `mgsm:language=es`. Asked without shots in the words of the language. The number that the answer states counts, else its last, as the language writes numbers: 1.200 is 1200 in German. */
export const mgsmTask = defineTask({
  ...MGSM,
  options: z.object({ language }),
  build: ({ language: code }) => {
    const [inputNoun, outputNoun, locale] = WORDS[code]
    return {
      scenario: { name: 'mgsm', options: { language: code } },
      adaptation: generationAdaptation({ inputNoun, outputNoun, maxTokens: 400, maxTrainInstances: 0, stopSequences: [] }),
      metrics: [{ name: 'number_match', options: { locale, last: true } }, { name: 'instances_per_split' }],
      groups: ['mgsm', `mgsm_${code}`],
      main: { stat: 'number_match', split: 'test' },
    }
  },
})
