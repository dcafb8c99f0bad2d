import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { defineScenario, defineTask, isBinnacleError } from '@binnacle/core'
import { textArgument } from '@binnacle/adapters/arguments'
import { z } from 'zod'
import { CEVAL } from '../cards.data.ts'
import { CEVAL_SUBJECTS } from './ceval-subjects.data.ts'
import { choicesAt, LETTERS } from '../choices.ts'
import { unknownName } from '../errors.ts'

const DATASET = 'ceval/ceval-exam'

/** The splits of the data set that have answers, and the split each one becomes. */
const SPLITS = [
  ['dev', 'train'],
  ['val', 'valid'],
] as const

const rowSchema = z.object({
  question: z.string(),
  A: z.string(),
  B: z.string(),
  C: z.string(),
  D: z.string(),
  answer: z.enum(['A', 'B', 'C', 'D']),
})

/** C-Eval: multiple choice questions of 52 Chinese examinations, from middle school to professions (Huang et al. 2023). */
export const cevalScenario = defineScenario({
  ...CEVAL,
  options: z.strictObject({ subject: z.string() }),
  licence: { name: 'CC BY-NC-SA 4.0', nonCommercial: true, url: 'https://huggingface.co/datasets/ceval/ceval-exam' },
  async *load({ subject }, { files }) {
    let read = 0
    try {
      for (const [part, split] of SPLITS) {
        for await (const row of files.rows({ dataset: DATASET, config: subject, split: part }, { schema: rowSchema })) {
          read++
          const references = choicesAt([row.A, row.B, row.C, row.D], LETTERS.indexOf(row.answer))
          yield { split, input: { text: row.question }, references }
        }
      }
    } catch (cause) {
      const subjects = Object.keys(CEVAL_SUBJECTS)
      if (read > 0 || subjects.includes(subject) || !isBinnacleError(cause)) throw cause
      throw unknownName('C-Eval', 'subject', subject, subjects, cause)
    }
  },
})

/** C-Eval as a task: `ceval:subject=accountant`. Asked in Chinese, with shots, over the rows for validation: the test has no answers. */
export const cevalTask = defineTask({
  ...CEVAL,
  options: z.object({ subject: textArgument }),
  build: ({ subject }) => {
    const about = Object.hasOwn(CEVAL_SUBJECTS, subject) ? `关于${CEVAL_SUBJECTS[subject]}的` : ''
    return {
      scenario: { name: 'ceval', options: { subject } },
      adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
        instructions: `下面是一些${about}单项选择题，每题只有一个正确选项，请用选项前的字母作答。`,
        outputNoun: '答案',
        inputPrefix: '题目：',
        inputSuffix: '\n',
        outputPrefix: '答案：',
      }),
      metrics: exactMatchMetrics(),
      groups: ['ceval'],
      main: { stat: 'exact_match', split: 'valid' },
    }
  },
})
