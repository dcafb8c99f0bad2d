import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { MED_MCQA, MEDHELM_MED_MCQA } from '../cards.data.ts'

/** The archive of the authors, on a file host. Its `test.json` has no answers. */
const ARCHIVE = { url: 'https://drive.google.com/uc?export=download&id=15VkJdq5eyWIkfb_aoD3oS8i4tScbHYky&confirm=t' }

/** The files of the archive, JSON Lines by another name, and the split each one becomes. */
const SPLITS = [
  ['train', 'train'],
  ['dev', 'valid'],
] as const

const rowSchema = z.object({
  question: z.string(),
  opa: z.string(),
  opb: z.string(),
  opc: z.string(),
  opd: z.string(),
  cop: z.literal([1, 2, 3, 4]),
})

/** MedMCQA: questions of Indian entrance examinations for medical schools (Pal et al. 2022). */
export const medMcqaScenario = defineScenario({
  ...MED_MCQA,
  licence: { name: 'MIT', url: 'https://github.com/medmcqa/medmcqa' },
  helm: { className: 'helm.benchmark.scenarios.med_mcqa_scenario.MedMCQAScenario', tags: ['question_answering', 'biomedical'] },
  async *load(_options, { files }) {
    for (const [file, split] of SPLITS) {
      for await (const row of files.rows(ARCHIVE, { format: 'jsonl', member: `${file}.json`, schema: rowSchema })) {
        yield {
          split,
          input: { text: row.question },
          references: [row.opa, row.opb, row.opc, row.opd].map((text, place) => ({
            output: { text },
            tags: place + 1 === row.cop ? [CORRECT_TAG] : [],
          })),
        }
      }
    }
  },
})

/** MedMCQA as a task, with shots. */
export const medMcqaTask = defineTask({
  ...MED_MCQA,
  build: () => ({
    scenario: { name: 'med_mcqa' },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Give a letter answer among A, B, C or D.',
      inputNoun: 'Question',
      outputNoun: 'Answer',
    }),
    metrics: exactMatchMetrics(),
    groups: ['med_mcqa'],
    main: { stat: 'exact_match', split: 'valid' },
  }),
})

/** MedMCQA as MedHELM asks it. HELM names its runs `med_mcqa` too. */
export const medhelmMedMcqaTask = defineTask({
  ...MEDHELM_MED_MCQA,
  build: () => ({
    name: 'med_mcqa',
    scenario: { name: 'med_mcqa' },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Give a letter answer among A, B, C or D. Do not include any explanation or additional text.',
      inputNoun: 'Question',
      outputNoun: "Respond only with 'A', 'B', 'C' or 'D'. Do not add any other text, punctuation, or symbols.",
      maxTrainInstances: 0,
    }),
    metrics: exactMatchMetrics(),
    groups: ['med_mcqa'],
    main: { stat: 'exact_match', split: 'valid' },
  }),
})
