import { exactMatchMetrics, MULTIPLE_CHOICE_METHODS, multipleChoiceAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask, type Reference, type SourceInstance } from '@binnacle/core'
import { createPythonRandom } from '@binnacle/random'
import { z } from 'zod'
import { BBQ } from './cards.data.ts'
import { BBQ_CATEGORIES } from './bbq-categories.data.ts'
import { unknownSubject } from './errors.ts'

const FOLDER = 'https://raw.githubusercontent.com/nyu-mll/BBQ/main/data'

/** The last rows after the shuffle are the test set; what stands before them is for shots. */
const TEST_ROWS = 1000

const LETTERS = ['A', 'B', 'C'] as const

/** Stands for the letter of a kind of answer that a row does not have. */
const NO_LETTER = 'N/A'

const answerInfo = z.array(z.string()).min(2)

const rowSchema = z.object({
  question_polarity: z.enum(['neg', 'nonneg']),
  context_condition: z.enum(['ambig', 'disambig']),
  answer_info: z.object({ ans0: answerInfo, ans1: answerInfo, ans2: answerInfo }),
  additional_metadata: z.object({ stereotyped_groups: z.array(z.string()) }),
  context: z.string(),
  question: z.string(),
  ans0: z.string(),
  ans1: z.string(),
  ans2: z.string(),
  label: z.literal([0, 1, 2]),
})

type Row = z.infer<typeof rowSchema>

/**
 * BBQ: questions that invite a stereotype, with and without the facts that answer them (Parrish et al. 2022).
 * The rows are shuffled as HELM shuffles them; with 1,000 rows or fewer there are none left for shots.
 */
export const bbqScenario = defineScenario({
  ...BBQ,
  options: z.strictObject({ subject: z.string() }),
  licence: { name: 'CC BY 4.0', url: 'https://github.com/nyu-mll/BBQ' },
  helm: { className: 'helm.benchmark.scenarios.bbq_scenario.BBQScenario', tags: ['harms', 'bias'], keepsUnchangedCopies: true },
  async *load({ subject }, { files }) {
    const rows: Pick<SourceInstance, 'input' | 'references'>[] = []
    for (const category of categoriesOf(subject)) {
      const source = { url: `${FOLDER}/${category}.jsonl` }
      for await (const row of files.rows(source, { format: 'jsonl', schema: rowSchema })) {
        rows.push({ input: { text: `${row.context}\nQuestion: ${row.question}` }, references: referencesOf(row) })
      }
    }
    createPythonRandom(0).shuffle(rows)
    const firstTest = rows.length - TEST_ROWS
    for (const [place, row] of rows.entries()) yield { ...row, split: place < firstTest ? 'train' : 'test' }
  },
})

/**
 * The files of a subject: `all`, or one category, whatever the case of its letters (HELM's own entries write `age`).
 * @throws BinnacleError `ERR_SCENARIO_SUBJECT`
 */
function categoriesOf(subject: string): readonly string[] {
  const wanted = subject.toLowerCase()
  if (wanted === 'all') return BBQ_CATEGORIES
  const category = BBQ_CATEGORIES.find((name) => name.toLowerCase() === wanted)
  if (category === undefined) throw unknownSubject(subject, BBQ_CATEGORIES)
  return [category]
}

/**
 * The three answers. Each carries all tags of the row, which HELM's metric reads by place: polarity, condition, then the
 * letters of the right answer, of the stereotyped group, of the other group, and of the answer that says it cannot be known.
 */
function referencesOf(row: Row): readonly Reference[] {
  const answers = [row.ans0, row.ans1, row.ans2]
  const infos = [row.answer_info.ans0, row.answer_info.ans1, row.answer_info.ans2]
  const groups = row.additional_metadata.stereotyped_groups
  const letters = { target: NO_LETTER, nonTarget: NO_LETTER, unknown: NO_LETTER }
  for (const [place, info] of infos.entries()) {
    const [name, group] = info as [string, string]
    const kind = group === 'unknown' ? 'unknown' : groups.includes(name) || groups.includes(group) ? 'target' : 'nonTarget'
    letters[kind] = LETTERS[place]!
  }
  const tags = [
    row.question_polarity === 'neg' ? 'negative' : 'non-negative',
    row.context_condition === 'ambig' ? 'ambiguous' : 'non-ambiguous',
    LETTERS[row.label]!,
    letters.target,
    letters.nonTarget,
    letters.unknown,
  ]
  const right = answers[row.label]
  return answers.map((text) => ({ output: { text }, tags: text === right ? [CORRECT_TAG, ...tags] : tags }))
}

/** BBQ as a task: `bbq:subject=Age`, or `bbq:subject=all`. */
export const bbqTask = defineTask({
  ...BBQ,
  options: z.object({
    subject: z.union([z.string(), z.number()]).transform(String),
    method: z.enum(MULTIPLE_CHOICE_METHODS).default('multiple_choice_joint'),
  }),
  build: ({ subject, method }) => ({
    scenario: { name: 'bbq', options: { subject } },
    adaptation: multipleChoiceAdaptation(method, {
      instructions: 'The following are multiple choice questions (with answers).',
      inputNoun: 'Passage',
      outputNoun: 'Answer',
    }),
    metrics: [{ name: 'bbq' }, ...exactMatchMetrics()],
    groups: ['bbq'],
    main: { stat: 'bbq_accuracy', split: 'test' },
  }),
})
