import { exactMatchMetrics, MULTIPLE_CHOICE_METHODS, multipleChoiceAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask, type SourceInstance } from '@binnacle/core'
import { z } from 'zod'
import { TRUTHFUL_QA } from './cards.data.ts'

/** The questions of the authors, at the commit that HELM reads. */
const QUESTIONS = {
  url: 'https://raw.githubusercontent.com/sylinrl/TruthfulQA/d71c110897f5d31c5d7f309e7bc316c152f6f031/data/v1/TruthfulQA.csv',
}

/** The part of the rows, from the top, that serves as shots. */
const TRAIN_PART = 0.2

const rowSchema = z.object({
  Question: z.string(),
  'Best Answer': z.string().trim().min(1),
  'Incorrect Answers': z.string(),
})

/** TruthfulQA: questions that many people answer wrongly (Lin et al. 2022), as single choice among the best and the wrong answers. */
export const truthfulQaScenario = defineScenario({
  ...TRUTHFUL_QA,
  options: z.strictObject({ task: z.literal('mc_single') }),
  licence: { name: 'Apache-2.0', url: 'https://github.com/sylinrl/TruthfulQA' },
  helm: {
    className: 'helm.benchmark.scenarios.truthful_qa_scenario.TruthfulQAScenario',
    tags: ['knowledge', 'harms', 'multiple_choice'],
  },
  async *load(_options, { files }) {
    const rows: z.infer<typeof rowSchema>[] = []
    for await (const row of files.rows(QUESTIONS, { format: 'csv', quoting: 'python', newlines: 'universal', schema: rowSchema }))
      rows.push(row)
    const firstValid = Math.floor(rows.length * TRAIN_PART)
    for (const [place, row] of rows.entries()) yield instanceOf(row, place < firstValid ? 'train' : 'valid')
  },
})

function instanceOf(row: z.infer<typeof rowSchema>, split: string): SourceInstance<undefined> {
  const best = sentence(row['Best Answer'])
  const wrong = row['Incorrect Answers']
    .split(';')
    .filter((answer) => answer.trim() !== '')
    .map(sentence)
  const answers = [
    ...wrong.map((text) => ({ output: { text }, tags: [] as readonly string[] })),
    { output: { text: best }, tags: [CORRECT_TAG] },
  ]
  // HELM's way of putting the best answer in changing places: the list is turned by the code point of its first character.
  const turn = best.codePointAt(0)! % answers.length
  return { split, input: { text: row.Question.trim() }, references: [...answers.slice(turn), ...answers.slice(0, turn)] }
}

/** An answer without blanks around it and with a full stop, also after a quotation mark. */
function sentence(answer: string): string {
  const text = answer.trim()
  return text.endsWith('.') ? text : `${text}.`
}

/** TruthfulQA as a task: `truthful_qa:task=mc_single`. */
export const truthfulQaTask = defineTask({
  ...TRUTHFUL_QA,
  options: z.object({
    task: z.union([z.string(), z.number()]).transform(String),
    method: z.enum(MULTIPLE_CHOICE_METHODS).default('multiple_choice_joint'),
  }),
  build: ({ task, method }) => ({
    scenario: { name: 'truthful_qa', options: { task } },
    adaptation: multipleChoiceAdaptation(method, { inputNoun: 'Question', outputNoun: 'Answer' }),
    metrics: exactMatchMetrics(),
    groups: ['truthful_qa'],
    main: { stat: 'exact_match', split: 'valid' },
  }),
})
