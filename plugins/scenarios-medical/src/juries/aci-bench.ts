import { generationAdaptation, helmString } from '@binnacle/adapters'
import { checkValue, CORRECT_TAG, defineAnnotator, defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { ACI_BENCH, ACI_BENCH_JURY } from '../cards.data.ts'
import { brokenRow } from '../errors.ts'
import { askJury, judgesSchema, juryOf, verdictsSchema } from './jury.ts'
import { judgesFile, readJudges } from './read-judges.ts'
import { summarizationMetrics } from '../summarization-metrics.ts'

/** The folder of the authors' files, at the commit that HELM reads. */
const FOLDER = 'https://raw.githubusercontent.com/wyim/aci-bench/e75b383172195414a7a68843ec4876e83e5409f7/data/challenge_data_json'

/** The files in HELM's order, and the split each one becomes. */
const FILES = [
  ['train_full', 'train'],
  ['clinicalnlp_taskB_test1_full', 'test'],
  ['clef_taskC_test3_full', 'test'],
  ['clinicalnlp_taskC_test2_full', 'test'],
] as const

const rowsSchema = z.array(z.object({ src: z.string(), tgt: z.string() }))

/** ACI-Bench: visits to a doctor, played and written down, with the notes that were made of them (Yim et al. 2023). */
export const aciBenchScenario = defineScenario({
  ...ACI_BENCH,
  licence: { name: 'CC BY 4.0', url: 'https://github.com/wyim/aci-bench' },
  helm: { className: 'helm.benchmark.scenarios.aci_bench_scenario.ACIBenchScenario', tags: ['summarization', 'medicine'] },
  async *load(_options, { files }) {
    for (const [file, split] of FILES) {
      const source = { url: `${FOLDER}/${file}.json` }
      for await (const [key, value] of files.entries(source)) {
        if (key !== 'data') continue
        const rows = checkValue(rowsSchema, value)
        if (rows.issues !== undefined) throw brokenRow(`data of ${source.url}`, rows.issues)
        for (const { src, tgt } of rows.value) {
          yield {
            split,
            input: { text: `Doctor-patient dialogue:\n\n${src}` },
            references: [{ output: { text: tgt }, tags: [CORRECT_TAG] }],
          }
        }
      }
    }
  },
})

/** ACI-Bench as a task, without shots. A jury rates the notes; `jury_config_path` names a file with other judges. */
export const aciBenchTask = defineTask({
  ...ACI_BENCH,
  options: z.object({ jury_config_path: z.string().optional() }),
  assets: ({ jury_config_path: path }) => judgesFile(path),
  build: ({ jury_config_path: path }, { judges: text }) => {
    const judges = readJudges(path, text)
    return {
      name: 'aci_bench',
      scenario: { name: 'aci_bench' },
      adaptation: generationAdaptation({
        instructions:
          'Summarize the conversation to generate a clinical note with four sections:\n1. HISTORY OF PRESENT ILLNESS\n2. PHYSICAL EXAM\n3. RESULTS\n4. ASSESSMENT AND PLAN\n\nThe conversation is:',
        inputNoun: 'Conversation',
        outputNoun: 'Clinical Note',
        maxTokens: 768,
        maxTrainInstances: 0,
        stopSequences: [],
      }),
      metrics: [
        ...summarizationMetrics('aci_bench'),
        {
          name: 'llm_jury',
          options: { metric_name: 'aci_bench_accuracy', scenario_name: 'aci_bench', annotator_models: judges, default_score: 1 },
        },
      ],
      annotators: [{ name: 'aci_bench', options: { annotator_models: judges } }],
      groups: ['clinical', 'aci_bench'],
      main: { stat: 'aci_bench_accuracy', split: 'test' },
    }
  },
})

/** The jury of ACI-Bench: accuracy, completeness and clarity, each from 1 to 5. */
export const aciBenchJury = defineAnnotator({
  ...ACI_BENCH_JURY,
  options: z.strictObject({ annotator_models: judgesSchema }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  annotation: verdictsSchema,
  assets: () => ({
    prompt: helmString(
      'annotation/aci_bench_annotator.py',
      '680cd7a9b8e3ff76efd3e0130ab16ee09bebb2a391139964629831b570041920',
      '15877ca0dfbd744aec29e6c8b0727ced14fa691c5dbfa7a61e1a466eb11bc36e',
    ),
  }),
  helm: { className: 'helm.benchmark.annotation.aci_bench_annotator.ACIBenchAnnotator' },
  annotate: (sample, context) => askJury({ promptTemplate: String(context.assets['prompt']), criteria: CRITERIA }, sample, context),
})

const RATING = ['score', 'explanation']
const CRITERIA = { accuracy: RATING, completeness: RATING, clarity: RATING }
