import { basicMetrics, generationAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { z } from 'zod'
import { MEDEC } from './cards.data.ts'

/** The test rows of the authors, at the commit that HELM reads. */
const NOTES = {
  url: 'https://raw.githubusercontent.com/abachaa/MEDEC/49c59dcba43a7af8717590a405b11a57f42b04df/MEDEC-MS/MEDEC-MS-TestSet-with-GroundTruth-and-ErrorType.csv',
}

/** The rows of the other hospital stand in the file without their text. */
const rowSchema = z
  .object({ Sentences: z.string(), 'Error Flag': z.string(), 'Error Sentence ID': z.string(), 'Corrected Sentence': z.string() })
  .refine((row) => row.Sentences === '' || /^[01]$/.test(row['Error Flag']), { path: ['Error Flag'], message: 'must be 0 or 1' })

/** MEDEC: clinical notes, a numbered sentence a line, of which some hold one error (Ben Abacha et al. 2025). */
export const medecScenario = defineScenario({
  ...MEDEC,
  licence: { name: 'CC BY 4.0', url: 'https://github.com/abachaa/MEDEC' },
  helm: {
    className: 'helm.benchmark.scenarios.medec_scenario.MedecScenario',
    tags: ['error_detection', 'error_correction', 'biomedical'],
  },
  async *load(_options, { files }) {
    for await (const row of files.rows(NOTES, { format: 'csv', quoting: 'python', newlines: 'universal', schema: rowSchema })) {
      if (row.Sentences === '') continue
      const [sentence, corrected] = [stripText(row['Error Sentence ID']), stripText(row['Corrected Sentence'])]
      const isWrong = row['Error Flag'] === '1' && corrected !== 'NA' && sentence !== '-1'
      yield {
        split: 'test',
        input: { text: stripText(row.Sentences) },
        references: [{ output: { text: isWrong ? `${sentence} ${corrected}` : 'CORRECT' }, tags: [CORRECT_TAG] }],
      }
    }
  },
})

/** MEDEC as a task, without shots: say CORRECT, or give the sentence that is wrong, corrected. */
export const medecTask = defineTask({
  ...MEDEC,
  build: () => ({
    scenario: { name: 'medec' },
    adaptation: generationAdaptation({
      instructions:
        'The following is a medical narrative about a patient. You are a skilled medical doctor reviewing the clinical text. ' +
        'The text is either correct or contains one error. The text has a sentence per line. Each line starts with the ' +
        'sentence ID, followed by a space character then the sentence to check. Check every sentence of the text. ' +
        'If the text is correct return the following output: CORRECT. If the text has a medical error, return the sentence ID ' +
        'of the sentence containing the error, followed by a space, and a corrected version of the sentence.',
      inputNoun: 'Clinical Note',
      outputNoun: 'Answer',
      maxTokens: 256,
      maxTrainInstances: 0,
      stopSequences: [],
    }),
    metrics: [{ name: 'medec' }, ...basicMetrics([])],
    groups: ['clinical', 'medec'],
    main: { stat: 'medec_error_flag_accuracy', split: 'test' },
  }),
})
