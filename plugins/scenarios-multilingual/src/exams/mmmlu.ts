import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { defineScenario, defineTask } from '@binnacle/core'
import { textArgument } from '@binnacle/adapters/arguments'
import { z } from 'zod'
import { MMMLU } from '../cards.data.ts'
import { choicesLike, LETTERS } from '../choices.ts'
import { unknownName } from '../errors.ts'
import { lastQuestionInstructions } from './exams-multilingual.ts'

const DATASET = { dataset: 'openai/MMMLU', split: 'test', revision: '325a01dc3e173cac1578df94120499aaca2e2504' }

/** Stands for any subject. */
const ALL = 'all'

const rowSchema = z.object({
  Question: z.string(),
  A: z.string(),
  B: z.string(),
  C: z.string(),
  D: z.string(),
  Answer: z.enum(['A', 'B', 'C', 'D']),
  Subject: z.string(),
})

/** MMMLU: the test questions of MMLU, translated into 14 languages by people (OpenAI 2024). */
export const mmmluScenario = defineScenario({
  ...MMMLU,
  options: z.strictObject({ locale: z.string(), subject: z.string() }),
  licence: { name: 'MIT', url: 'https://huggingface.co/datasets/openai/MMMLU' },
  helm: { className: 'helm.benchmark.scenarios.mmmlu_scenario.MMMLUScenario', tags: ['knowledge', 'multiple_choice'] },
  async *load({ locale, subject }, { files }) {
    const subjects = new Set<string>()
    let [place, found] = [0, 0]
    for await (const row of files.rows({ ...DATASET, config: locale }, { schema: rowSchema })) {
      subjects.add(row.Subject)
      // Rows keep the number that they have in the whole file.
      const id = `id${place++}`
      if (subject !== ALL && row.Subject !== subject) continue
      found++
      yield {
        id,
        split: 'test',
        input: { text: row.Question },
        references: choicesLike([row.A, row.B, row.C, row.D], LETTERS.indexOf(row.Answer)),
      }
    }
    if (found === 0) throw unknownName('MMMLU', 'subject', subject, [ALL, ...subjects])
  },
})

/** MMMLU as a task: `mmmlu:locale=FR_FR,subject=anatomy`; the subject `all` stands for any. There are no rows for shots. */
export const mmmluTask = defineTask({
  ...MMMLU,
  options: z.object({ locale: textArgument, subject: textArgument }),
  build: ({ locale, subject }) => ({
    scenario: { name: 'mmmlu', options: { locale, subject } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: lastQuestionInstructions(subject),
      inputNoun: 'Question',
      outputNoun: 'Answer',
    }),
    metrics: exactMatchMetrics(),
    groups: ['mmmlu', `mmmlu_${locale}_${subject}`],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
