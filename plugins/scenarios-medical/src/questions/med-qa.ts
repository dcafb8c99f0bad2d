import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { MEDHELM_MED_QA, MED_QA } from '../cards.data.ts'

/** The archive of the authors, on a file host. */
const ARCHIVE = { url: 'https://drive.google.com/uc?export=download&id=1ImYUSLk9JbgHXOemfvyiDiirluZHPeQw&confirm=t' }

/** The files of the archive in HELM's order, and the split each one becomes. */
const SPLITS = [
  ['train', 'train'],
  ['dev', 'valid'],
  ['test', 'test'],
] as const

const rowSchema = z
  .object({ question: z.string(), options: z.record(z.string(), z.string()), answer_idx: z.string() })
  .refine((row) => Object.hasOwn(row.options, row.answer_idx), {
    path: ['answer_idx'],
    message: 'must be the letter of one of the options',
  })

/** MedQA: questions of the United States medical licensing examination with four options (Jin et al. 2021). */
export const medQaScenario = defineScenario({
  ...MED_QA,
  licence: { name: 'MIT', url: 'https://github.com/jind11/MedQA' },
  helm: { className: 'helm.benchmark.scenarios.med_qa_scenario.MedQAScenario', tags: ['question_answering', 'biomedical'] },
  async *load(_options, { files }) {
    for (const [file, split] of SPLITS) {
      const member = `data_clean/questions/US/4_options/phrases_no_exclude_${file}.jsonl`
      for await (const row of files.rows(ARCHIVE, { format: 'jsonl', member, schema: rowSchema })) {
        yield {
          split,
          input: { text: row.question },
          references: Object.entries(row.options).map(([letter, option]) => ({
            output: { text: withoutStrayQuote(option) },
            tags: letter === row.answer_idx ? [CORRECT_TAG] : [],
          })),
        }
      }
    }
  },
})

/** Some last options end with a line break and a lone quotation mark, left over from a CSV file. */
function withoutStrayQuote(option: string): string {
  return option.endsWith('\n"') ? option.slice(0, -2) : option
}

/** MedQA as a task, with shots. */
export const medQaTask = defineTask({
  ...MED_QA,
  build: () => ({
    scenario: { name: 'med_qa' },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'The following are multiple choice questions (with answers) about medicine.',
      inputNoun: 'Question',
      outputNoun: 'Answer',
    }),
    metrics: exactMatchMetrics(),
    groups: ['med_qa'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})

/** MedQA as MedHELM asks it. HELM names its runs `med_qa` too. */
export const medhelmMedQaTask = defineTask({
  ...MEDHELM_MED_QA,
  build: () => ({
    name: 'med_qa',
    scenario: { name: 'med_qa' },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Give a letter answer among A, B, C or D. Do not include any explanation or additional text.',
      inputNoun: 'Question',
      outputNoun: "Respond only with 'A', 'B', 'C' or 'D'. Do not add any other text, punctuation, or symbols.",
      maxTrainInstances: 0,
    }),
    metrics: exactMatchMetrics(),
    groups: ['med_qa'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
