import { exactMatchMetrics, generationAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { MEDCALC_BENCH } from './cards.data.ts'

const rowSchema = z.object({
  'Row Number': z.number(),
  Category: z.string(),
  'Patient Note': z.string(),
  Question: z.string(),
  'Ground Truth Answer': z.string(),
  'Lower Limit': z.string(),
  'Upper Limit': z.string(),
})

/** How an answer is read: the kind of value, and the limits within which it is right. */
const extraSchema = z.object({ category: z.string(), upper_limit: z.string(), lower_limit: z.string() })

/** MedCalc-Bench: values that doctors compute from a patient's note with a known formula or score (Khandekar et al. 2024). */
export const medcalcBenchScenario = defineScenario({
  ...MEDCALC_BENCH,
  options: z.strictObject({ version: z.string().optional() }),
  extra: extraSchema,
  licence: { name: 'CC BY-SA 4.0', url: 'https://huggingface.co/datasets/ncbi/MedCalc-Bench' },
  helm: {
    className: 'helm.benchmark.scenarios.medcalc_bench_scenario.MedCalcBenchScenario',
    tags: ['knowledge', 'reasoning', 'biomedical'],
    keepsUnchangedCopies: true,
  },
  async *load({ version }, { files }) {
    const dataset = version === undefined ? 'ncbi/MedCalc-Bench' : `ncbi/MedCalc-Bench-v${version}`
    for await (const row of files.rows({ dataset, split: 'test' }, { schema: rowSchema })) {
      yield {
        id: row['Row Number'],
        split: 'test',
        input: { text: `Patient note: ${row['Patient Note']}\n\nQuestion: ${row.Question}\n` },
        references: [{ output: { text: row['Ground Truth Answer'] }, tags: [CORRECT_TAG] }],
        extra: { category: row.Category, upper_limit: row['Upper Limit'], lower_limit: row['Lower Limit'] },
      }
    }
  },
})

/** An edition as its data set is called: the number 1 of an entry is `1.0`. */
const editionText = (version: string | number): string => (Number.isInteger(version) ? `${version}.0` : String(version))

/** MedCalc-Bench as a task, without shots; `medcalc_bench:version=1.2` takes another edition of the rows. */
export const medcalcBenchTask = defineTask({
  ...MEDCALC_BENCH,
  options: z.object({ version: z.union([z.string(), z.number()]).transform(editionText).optional() }),
  build: ({ version }) => ({
    scenario: { name: 'medcalc_bench', options: version === undefined ? {} : { version } },
    adaptation: generationAdaptation({
      instructions: 'Given a patient note and a clinical question, compute the requested medical value.',
      outputNoun: 'Answer only the requested quantity without units. No explanation needed',
      maxTokens: 10,
      maxTrainInstances: 0,
      stopSequences: [],
    }),
    metrics: [{ name: 'medcalc_bench' }, ...exactMatchMetrics()],
    groups: ['medcalc_bench'],
    main: { stat: 'medcalc_bench_accuracy', split: 'test' },
  }),
})
