import { exactMatchMetrics, MULTIPLE_CHOICE_METHODS, multipleChoiceAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask, type ScenarioContext, type SourceInstance } from '@binnacle/core'
import { z } from 'zod'
import { MMLU } from './cards.data.ts'
import { subjectNotInArchive, unknownSubject } from './errors.ts'
import { MMLU_SUBJECTS } from './mmlu-subjects.data.ts'

/** The archive of the authors: `data/<folder>/<subject>_<folder>.csv`. */
const ARCHIVE = { url: 'https://people.eecs.berkeley.edu/~hendrycks/data.tar' }

/** The folders of the archive in HELM's order, and the split each one becomes. */
const FOLDERS = [
  ['auxiliary_train', 'train'],
  ['dev', 'train'],
  ['val', 'valid'],
  ['test', 'test'],
] as const

const LETTERS = ['A', 'B', 'C', 'D', 'E']

/** Question, choices, letter of the right choice; the files have no header. */
const rowSchema = z
  .array(z.string())
  .min(3, 'wants a question, choices and a letter')
  .refine((cells) => {
    const place = LETTERS.indexOf(cells.at(-1)!)
    return place >= 0 && place < cells.length - 2
  }, 'the last cell must be the letter of one of the choices')

/** MMLU: multiple choice questions of 57 subjects (Hendrycks et al. 2021). */
export const mmluScenario = defineScenario({
  ...MMLU,
  options: z.strictObject({ subject: z.string() }),
  licence: { name: 'MIT', url: 'https://github.com/hendrycks/test' },
  helm: { className: 'helm.benchmark.scenarios.mmlu_scenario.MMLUScenario', tags: ['knowledge', 'multiple_choice'] },
  async *load({ subject }, context) {
    const present = await membersOf(subject, context)
    for (const [folder, split] of FOLDERS) {
      const member = memberPath(subject, folder)
      if (!present.has(member)) continue
      for await (const cells of context.files.rows(ARCHIVE, {
        format: 'csv',
        quoting: 'python',
        member,
        header: false,
        newlines: 'universal',
        schema: rowSchema,
      })) {
        yield instanceOf(cells, split)
      }
    }
  },
})

function memberPath(subject: string, folder: string): string {
  return `data/${folder}/${subject}_${folder}.csv`
}

/**
 * The files of a subject that the archive has; HELM skips those that are not there.
 * @throws BinnacleError `ERR_SCENARIO_SUBJECT`, `ERR_SCENARIO_SUBJECT_MISSING` where it has none
 */
async function membersOf(subject: string, { files }: ScenarioContext): Promise<ReadonlySet<string>> {
  const wanted = new Set(FOLDERS.map(([folder]) => memberPath(subject, folder)))
  const present = new Set<string>()
  const available = new Set<string>()
  for await (const { path } of files.members(ARCHIVE)) {
    if (wanted.has(path)) present.add(path)
    const name = /^data\/test\/(.+)_test\.csv$/.exec(path)?.[1]
    if (name !== undefined) available.add(name)
  }
  if (present.size > 0) return present
  const subjects = [...available].toSorted()
  throw MMLU_SUBJECTS.includes(subject) ? subjectNotInArchive(subject, subjects) : unknownSubject(subject, subjects)
}

/** As in HELM, every choice with the text of the right one is right: a few rows have a choice twice. */
function instanceOf(cells: readonly string[], split: string): SourceInstance<undefined> {
  const choices = cells.slice(1, -1)
  const right = choices[LETTERS.indexOf(cells.at(-1)!)]
  return {
    split,
    input: { text: cells[0]! },
    references: choices.map((text) => ({ output: { text }, tags: text === right ? [CORRECT_TAG] : [] })),
  }
}

/** MMLU as a task: `mmlu:subject=anatomy`. Files of the archive name the subjects. */
export const mmluTask = defineTask({
  ...MMLU,
  options: z.object({
    subject: z.union([z.string(), z.number()]).transform(String),
    method: z.enum(MULTIPLE_CHOICE_METHODS).default('multiple_choice_joint'),
  }),
  build: ({ subject, method }) => ({
    scenario: { name: 'mmlu', options: { subject } },
    adaptation: multipleChoiceAdaptation(method, {
      instructions: `The following are multiple choice questions (with answers) about ${subject.replaceAll('_', ' ')}.`,
      inputNoun: 'Question',
      outputNoun: 'Answer',
    }),
    metrics: exactMatchMetrics(),
    groups: ['mmlu'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
