import { CORRECT_TAG, defineScenario, defineTask, exactMatchMetrics, multipleChoiceJointAdaptation } from 'binnacle'
import { z } from 'zod'

/** A row of the data. What does not fit is named with its file and line. */
const row = z.object({
  id: z.string(),
  split: z.enum(['train', 'test']),
  question: z.string(),
  choices: z.array(z.string()).min(2),
  answer: z.int().nonnegative(),
})

export const myProject = defineScenario({
  name: 'my_project',
  description: 'Questions of our own',
  async *load(_options, { files }) {
    for await (const { id, split, question, choices, answer } of files.rows({ path: 'data/questions.jsonl' }, { schema: row })) {
      yield {
        id,
        split,
        input: { text: question },
        references: choices.map((text, index) => ({ output: { text }, tags: index === answer ? [CORRECT_TAG] : [] })),
      }
    }
  },
})

export const myProjectTask = defineTask({
  name: 'my_project',
  description: 'Questions of our own, three choices each',
  build: () => ({
    scenario: { name: 'my_project' },
    adaptation: multipleChoiceJointAdaptation({
      instructions: 'The following are multiple choice questions (with answers) about knots.',
      inputNoun: 'Question',
      outputNoun: 'Answer',
      maxTrainInstances: 3,
    }),
    metrics: exactMatchMetrics(),
    groups: ['my_project'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
