import { classificationMetrics, generationAdaptation, helmString } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { z } from 'zod'
import { INDONLI } from '../cards.data.ts'
import { drawByLabel } from '../draw-rows.ts'

/** The folder of the authors' files. */
const FOLDER = 'https://raw.githubusercontent.com/ir-nlp-csui/indonli/main/data/indonli'

/** The hash of the test rows. That of the other file is not known here. */
const TEST_SHA256 = 'e907d015dd05b3ecb56620f680eaaf0e416f5c88b3416ad541892d872292f4d1'

/** How many of the test rows are drawn, and with which seed. */
const DRAWN = 1000
const SEED = 4685

/** The labels of the file (entailment, contradiction, neutral), and the letters that are asked for. */
const LETTERS = { e: 'A', c: 'B', n: 'C' } as const

const rowSchema = z.object({ premise: z.string(), hypothesis: z.string(), label: z.enum(['e', 'c', 'n']) })

type Row = z.infer<typeof rowSchema>

/** IndoNLI: whether one Indonesian sentence follows from another, contradicts it, or neither (Mahendra et al. 2021). */
export const indonliScenario = defineScenario({
  ...INDONLI,
  licence: { name: 'CC BY-SA 4.0', url: 'https://github.com/ir-nlp-csui/indonli' },
  helm: { className: 'helm.benchmark.scenarios.seahelm_scenario.IndoNLIScenario', tags: ['natural_language_inference'] },
  async *load(_options, { files }) {
    for await (const row of files.rows({ url: `${FOLDER}/train.jsonl` }, { format: 'jsonl', schema: rowSchema }))
      yield instanceOf(row, 'train')
    const rows: Row[] = []
    for await (const row of files.rows({ url: `${FOLDER}/test_lay.jsonl`, sha256: TEST_SHA256 }, { format: 'jsonl', schema: rowSchema }))
      rows.push(row)
    for (const row of drawByLabel(rows, ({ label }) => label, DRAWN, SEED)) yield instanceOf(row, 'test')
  },
})

function instanceOf({ premise, hypothesis, label }: Row, split: string) {
  return {
    split,
    input: { text: `X: ${stripText(premise)}\nY: ${stripText(hypothesis)}` },
    references: [{ output: { text: LETTERS[label] }, tags: [CORRECT_TAG] }],
  }
}

/** IndoNLI as a task of SEA-HELM: a letter says how the sentences stand to one another. */
export const indonliTask = defineTask({
  ...INDONLI,
  assets: () => ({
    instructions: helmString(
      'run_specs/seahelm_run_specs.py',
      '4779a0e3f3a86918b36799f414771442924b9f2de3fae941947ccec85d1ad0e9',
      'b1f0100b8176f443af5b3421104b0a8593eea3c912a5230982f935bf1cb954c5',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'indonli' },
    adaptation: generationAdaptation({
      instructions: String(instructions),
      outputNoun: 'Jawaban',
      maxTokens: 2,
    }),
    metrics: classificationMetrics(),
    groups: ['seahelm_nlr', 'indonli'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
