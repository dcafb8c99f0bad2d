import { basicMetrics, generationAdaptation, helmString } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { pythonJsonLine } from '@binnacle/python'
import { z } from 'zod'
import { FIN_QA } from './cards.data.ts'

/** The folder of the authors' files, at the commit that HELM reads. */
const FOLDER = 'https://github.com/czyssrs/FinQA/raw/0f16e2867befa6840783e58be38c9efb9229d742/dataset'

const rowSchema = z.object({
  pre_text: z.array(z.string()),
  post_text: z.array(z.string()),
  table: z.array(z.array(z.string())),
  qa: z.object({ question: z.string(), program: z.string(), exe_ans: z.string() }),
})

type Row = z.infer<typeof rowSchema>

/**
 * FinQA: questions on a page of a financial report, with the program that computes the answer (Chen et al. 2021).
 * The references are the program, which is the right one, what it gives, and the table, on which it is run to be scored.
 */
export const finQaScenario = defineScenario({
  ...FIN_QA,
  licence: { name: 'MIT', url: 'https://github.com/czyssrs/FinQA' },
  helm: { className: 'helm.benchmark.scenarios.fin_qa_scenario.FinQAScenario', tags: ['question_answering', 'financial'] },
  async *load(_options, { files }) {
    for (const split of ['train', 'test']) {
      for await (const row of files.rows({ url: `${FOLDER}/${split}.json` }, { format: 'json', numbers: 'python', schema: rowSchema })) {
        const table = pythonJsonLine(row.table)
        yield {
          split,
          input: { text: inputOf(row, table) },
          references: [
            { output: { text: row.qa.program }, tags: [CORRECT_TAG] },
            // `yes`, `no`, or a number as Python writes it.
            { output: { text: row.qa.exe_ans }, tags: [] },
            { output: { text: table }, tags: [] },
          ],
        }
      }
    }
  },
})

function inputOf({ pre_text: before, post_text: after, qa }: Row, table: string): string {
  return [
    `Pre-table text: ${before.join('\n')}`,
    `Table: ${table}`,
    `Post-table text: ${after.join('\n')}`,
    `Question: ${qa.question}`,
  ].join('\n')
}

/** FinQA as a task, with shots. The answer is a program, which is compared with the right one and carried out. */
export const finQaTask = defineTask({
  ...FIN_QA,
  assets: () => ({
    instructions: helmString(
      'scenarios/fin_qa_scenario.py',
      '9308dd84eebfd3d72c75927b2aa30a5e99e93b2ea779c0c36553a48925b59616',
      'eb766e58fd29cea49f7d77e7145fb0d6f95e1c39622af29bd8985de28377b0ac',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'fin_qa' },
    adaptation: generationAdaptation({ instructions: String(instructions), outputNoun: 'Program', maxTokens: 100 }),
    metrics: [...basicMetrics([]), { name: 'fin_qa' }],
    groups: ['fin_qa'],
    main: { stat: 'program_accuracy', split: 'test' },
  }),
})
