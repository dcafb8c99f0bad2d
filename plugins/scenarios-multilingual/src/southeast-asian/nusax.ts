import { classificationMetrics, generationAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { z } from 'zod'
import { NUSAX } from '../cards.data.ts'

/** The folder of the authors' files. */
const FOLDER = 'https://raw.githubusercontent.com/IndoNLP/nusax/main/datasets/sentiment/indonesian'

/** The files of it that are read, and the hashes that their bytes had. */
const SPLITS = {
  train: '698c4802111085c14fbe35122957e1145338d307bcc295764026a23095a32984',
  test: '43b612ed6fde972c752ab9fa8b2ce290d9ffa06b176b732fcef2a947cb94a161',
} as const

/** The labels of the file, and the words that are asked for. */
const WORDS = { positive: 'Positif', negative: 'Negatif', neutral: 'Netral' } as const

const rowSchema = z.object({ text: z.string(), label: z.enum(['positive', 'negative', 'neutral']) })

/** NusaX: what people write of products and places, in Indonesian, with its sentiment (Winata et al. 2023). */
export const nusaxScenario = defineScenario({
  ...NUSAX,
  licence: { name: 'CC BY-SA 4.0', url: 'https://github.com/IndoNLP/nusax' },
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.NusaXScenario', tags: ['sentiment_analysis'] },
  async *load(_options, { files }) {
    for (const [split, sha256] of Object.entries(SPLITS)) {
      const rows = files.rows(
        { url: `${FOLDER}/${split}.csv`, sha256 },
        { format: 'csv', quoting: 'python', newlines: 'universal', schema: rowSchema },
      )
      for await (const { text, label } of rows) {
        yield { split, input: { text: stripText(text) }, references: [{ output: { text: WORDS[label] }, tags: [CORRECT_TAG] }] }
      }
    }
  },
})

/** NusaX as a task of SEA-HELM: one word says the sentiment. */
export const nusaxTask = defineTask({
  ...NUSAX,
  build: () => ({
    scenario: { name: 'nusax' },
    adaptation: generationAdaptation({
      instructions: 'Apa sentimen dari kalimat berikut ini?\nJawablah dengan satu kata saja:\n- Positif\n- Negatif\n- Netral',
      inputNoun: 'Kalimat',
      outputNoun: 'Jawaban',
      maxTokens: 16,
    }),
    metrics: classificationMetrics(),
    groups: ['seahelm_nlu', 'nusax'],
    main: { stat: 'classification_macro_f1', split: 'test' },
  }),
})
