import { exactMatchMetrics, multipleChoiceJointAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { MY_SCENARIO } from './cards.data.ts'

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
const ROWS_SHA256 = '4bdffaa3fea9a05060dc8eb2baff28f299337c8116f36ff6ef8fa39067ddb069'

export const myScenario = defineScenario({
  ...MY_SCENARIO,
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

export const myScenarioTask = defineTask({
  ...MY_SCENARIO,
  build: () => ({
    scenario: { name: 'my_scenario' },
    adaptation: multipleChoiceJointAdaptation({
      instructions: 'The following are multiple choice questions (with answers) about knots.',
      inputNoun: 'Question',
      outputNoun: 'Answer',
      maxTrainInstances: 3,
    }),
    metrics: exactMatchMetrics(),
    groups: ['my_scenario'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
