import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask, isBinnacleError, type ScenarioContext } from '@binnacle/core'
import { z } from 'zod'
import { CMMLU } from '../cards.data.ts'
import { CMMLU_SUBJECTS } from './cmmlu-subjects.data.ts'
import { unknownName } from '../errors.ts'

const DATASET = 'haonan-li/cmmlu'

/** The splits of the data set, and the split each one becomes. */
const SPLITS = [
  ['dev', 'train'],
  ['test', 'test'],
] as const

const LETTERS = ['A', 'B', 'C', 'D'] as const

const rowSchema = z.object({
  Question: z.string(),
  A: z.string(),
  B: z.string(),
  C: z.string(),
  D: z.string(),
  Answer: z.enum(LETTERS),
})

type Row = z.infer<typeof rowSchema>

/** CMMLU: multiple choice questions of 67 subjects, written in Chinese, many of them about China (Li et al. 2023). */
export const cmmluScenario = defineScenario({
  ...CMMLU,
  options: z.strictObject({ subject: z.string() }),
  licence: { name: 'CC BY-NC 4.0', nonCommercial: true, url: 'https://huggingface.co/datasets/haonan-li/cmmlu' },
  async *load({ subject }, context) {
    for (const [part, split] of SPLITS) {
      for await (const row of rowsOf(subject, part, context)) {
        yield {
          split,
          input: { text: row.Question },
          references: LETTERS.map((letter) => ({ output: { text: row[letter] }, tags: letter === row.Answer ? [CORRECT_TAG] : [] })),
        }
      }
    }
  },
})

/** @throws BinnacleError `ERR_SCENARIO_SUBJECT` where there are no rows because there is no such subject */
async function* rowsOf(subject: string, split: string, { files }: ScenarioContext): AsyncIterable<Row> {
  let read = 0
  try {
    for await (const row of files.rows({ dataset: DATASET, config: subject, split }, { schema: rowSchema })) {
      read++
      yield row
    }
  } catch (cause) {
    const subjects = Object.keys(CMMLU_SUBJECTS)
    if (read > 0 || subjects.includes(subject) || !isBinnacleError(cause)) throw cause
    throw unknownName('CMMLU', 'subject', subject, subjects, cause)
  }
}

/** CMMLU as a task: `cmmlu:subject=anatomy`. Asked in Chinese, with shots. */
export const cmmluTask = defineTask({
  ...CMMLU,
  options: z.object({ subject: z.union([z.string(), z.number()]).transform(String) }),
  build: ({ subject }) => {
    const about = Object.hasOwn(CMMLU_SUBJECTS, subject) ? `关于${CMMLU_SUBJECTS[subject]}的` : ''
    return {
      scenario: { name: 'cmmlu', options: { subject } },
      adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
        instructions: `下面是一些${about}单项选择题，每题只有一个正确选项，请用选项前的字母作答。`,
        outputNoun: '答案',
        inputPrefix: '题目：',
        inputSuffix: '\n',
        outputPrefix: '答案：',
      }),
      metrics: exactMatchMetrics(),
      groups: ['cmmlu'],
      main: { stat: 'exact_match', split: 'test' },
    }
  },
})
