import { generationAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask, type ScenarioContext } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { z } from 'zod'
import { FLORES } from '../cards.data.ts'
import { unknownName } from '../errors.ts'

const DATASET = { dataset: 'facebook/flores', revision: '2db78afdeaccaedc3b33a95442a4e55766887e17' }

/** The splits of the data set, and the split each one becomes. */
const SPLITS = [
  ['dev', 'train'],
  ['devtest', 'test'],
] as const

/** The configs of the data set, by the codes of run entries. */
const CONFIGS: Readonly<Record<string, string>> = { en: 'eng_Latn', id: 'ind_Latn', th: 'tha_Thai', vi: 'vie_Latn', ta: 'tam_Taml' }

/** What stands in the prompts, by the language that is not English: what is asked of it and of English. */
const LANGUAGES = {
  id: {
    own: 'Terjemahkan teks berikut ini ke dalam Bahasa Indonesia.',
    english: 'Terjemahkan teks berikut ini ke dalam Bahasa Inggris.',
    text: 'Teks',
    translation: 'Terjemahan',
  },
  vi: {
    own: 'Dịch văn bản dưới đây sang Tiếng Việt.',
    english: 'Dịch văn bản dưới đây sang Tiếng Anh.',
    text: 'Văn bản',
    translation: 'Bản dịch',
  },
  th: {
    own: 'กรุณาแปลข้อความต่อไปนี้เป็นภาษาไทย',
    english: 'กรุณาแปลข้อความต่อไปนี้เป็นภาษาอังกฤษ',
    text: 'ข้อความ',
    translation: 'คำแปล',
  },
  ta: {
    own: 'பின்வரும் உரையைத் தமிழ் மொழிக்கு மொழிபெயர்க்கவும்.',
    english: 'பின்வரும் உரையை ஆங்கில மொழிக்கு மொழிபெயர்க்கவும்.',
    text: 'உரை',
    translation: 'மொழிபெயர்ப்பு',
  },
} as const

const rowSchema = z.object({ sentence: z.string() })

/** FLORES-200: sentences of Wikipedia with their translations by people (NLLB Team 2022). */
export const floresScenario = defineScenario({
  ...FLORES,
  options: z.strictObject({ pair: z.string() }),
  licence: { name: 'CC BY-SA 4.0', url: 'https://huggingface.co/datasets/facebook/flores' },
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.FloresScenario', tags: ['machine_translation'] },
  async *load({ pair }, context) {
    const configs = pair.split('_').map((code) => CONFIGS[code])
    if (configs.length !== 2 || configs.includes(undefined)) throw unknownName('FLORES', 'pair', pair, PAIRS)
    for (const [part, split] of SPLITS) {
      const [sources, targets] = await Promise.all(configs.map((config) => sentencesOf(config!, part, context)))
      for (const [place, text] of sources!.entries()) {
        yield { split, input: { text }, references: [{ output: { text: targets![place]! }, tags: [CORRECT_TAG] }] }
      }
    }
  },
})

const PAIRS = Object.keys(LANGUAGES).flatMap((code) => [`en_${code}`, `${code}_en`])

async function sentencesOf(config: string, split: string, { files }: ScenarioContext): Promise<readonly string[]> {
  const sentences: string[] = []
  for await (const { sentence } of files.rows({ ...DATASET, config, split }, { schema: rowSchema })) sentences.push(stripText(sentence))
  return sentences
}

/** FLORES as a task of SEA-HELM: `flores:source=en,target=vi`, from or into English. The first rows are shots, always the same. */
export const floresTask = defineTask({
  ...FLORES,
  options: z
    .object({ source: z.enum(['en', 'id', 'vi', 'th', 'ta']).default('en'), target: z.enum(['en', 'id', 'vi', 'th', 'ta']).default('id') })
    .refine(({ source, target }) => (source === 'en') !== (target === 'en'), {
      path: ['target'],
      message: 'one of source and target must be en, the other not',
    }),
  build: ({ source, target }) => {
    const pair = `${source}_${target}`
    const words = LANGUAGES[(source === 'en' ? target : source) as keyof typeof LANGUAGES]
    return {
      name: `flores_${pair}`,
      scenario: { name: 'flores', options: { pair } },
      adaptation: generationAdaptation({
        instructions: target === 'en' ? words.english : words.own,
        inputNoun: words.text,
        outputNoun: words.translation,
        maxTokens: 256,
        sampleTrain: false,
      }),
      metrics: [{ name: 'seahelm_machine_translation' }],
      groups: ['seahelm_nlg', `flores_${pair}`],
      main: { stat: 'chr_f_plus_plus', split: 'test' },
    }
  },
})
