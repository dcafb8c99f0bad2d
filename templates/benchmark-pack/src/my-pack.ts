import { exactMatchMetrics, multipleChoiceJointAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { MY_PACK } from './cards.data.ts'

/** A row of the data. What does not fit is named with its file and line. */
const row = z.object({
  id: z.string(),
  split: z.enum(['train', 'test']),
  question: z.string(),
  choices: z.array(z.string()).min(2),
  answer: z.int().nonnegative(),
})

/** The data come with the package. Rows of a web server or of the Hub are read the same way: { url, sha256 }, { dataset, split, revision }. */
const ROWS = new URL('../data/rows.jsonl', import.meta.url).href
const ROWS_SHA256 = '05a3aad22825977ea97d29b7df399a91988deba998675c3dde1510dddfe8ee19'

export const myPack = defineScenario({
  ...MY_PACK,
  licence: { name: 'CC0-1.0' },
  async *load(_options, { files }) {
    for await (const { id, split, question, choices, answer } of files.rows({ url: ROWS, sha256: ROWS_SHA256 }, { schema: row })) {
      yield {
        id,
        split,
        input: { text: question },
        references: choices.map((text, index) => ({ output: { text }, tags: index === answer ? [CORRECT_TAG] : [] })),
      }
    }
  },
})

export const myPackTask = defineTask({
  ...MY_PACK,
  build: () => ({
    scenario: { name: 'my_pack' },
    adaptation: multipleChoiceJointAdaptation({
      instructions: 'The following are multiple choice questions (with answers) about units.',
      inputNoun: 'Question',
      outputNoun: 'Answer',
      maxTrainInstances: 2,
    }),
    metrics: exactMatchMetrics(),
    groups: ['my_pack'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
