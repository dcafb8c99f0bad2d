import { basicMetrics, generationAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { CONV_FIN_QA_CALC } from './cards.data.ts'

/** The archive of the authors, at the commit that HELM reads. */
const ARCHIVE = { url: 'https://github.com/czyssrs/ConvFinQA/raw/cf3eed2d5984960bf06bb8145bcea5e80b0222a6/data.zip' }

/** The files of the archive, and the split each one becomes. */
const SPLITS = [
  ['train', 'train'],
  ['dev', 'valid'],
] as const

/** `yes`, `no`, or a number as Python writes it. */
const answerSchema = z.string()
const evidenceSchema = z.record(z.string(), z.string())

const rowSchema = z.object({
  id: z.string().optional(),
  table: z.array(z.array(z.string())),
  annotation: z
    .object({
      cur_dial: z.array(z.string()).min(1),
      exe_ans_list: z.array(answerSchema),
      exe_ans: answerSchema,
      gold_ind: evidenceSchema.optional(),
      gold_inds: evidenceSchema.optional(),
    })
    .refine((annotation) => annotation.exe_ans_list.length >= annotation.cur_dial.length - 1, {
      path: ['exe_ans_list'],
      message: 'wants an answer for each question before the last',
    }),
})

type Row = z.infer<typeof rowSchema>

/** ConvFinQA, a row a turn: the questions so far with their answers, and one that is open (Chen et al. 2022). */
export const convFinQaCalcScenario = defineScenario({
  ...CONV_FIN_QA_CALC,
  licence: { name: 'MIT', url: 'https://github.com/czyssrs/ConvFinQA' },
  helm: {
    className: 'helm.benchmark.scenarios.conv_fin_qa_calc_scenario.ConvFinQACalcScenario',
    tags: ['question_answering', 'finance'],
  },
  async *load(_options, { files }) {
    for (const [file, split] of SPLITS) {
      for await (const row of files.rows(ARCHIVE, {
        format: 'json',
        numbers: 'python',
        member: `data/${file}_turn.json`,
        schema: rowSchema,
      })) {
        yield {
          split,
          ...clusterOf(row),
          input: { text: inputOf(row) },
          references: [{ output: { text: row.annotation.exe_ans }, tags: [CORRECT_TAG] }],
        }
      }
    }
  },
})

/** The page of a filing that a conversation, or several, are about: `Single_ABC/2006/page_90.pdf-4_0` names it. */
function clusterOf({ id }: Row): { readonly cluster?: string } {
  const page = id === undefined ? undefined : /^(?:Single|Double)_(.+\.pdf)/.exec(id)?.[1]
  return page === undefined ? {} : { cluster: page }
}

/** The table, the sentences that hold the answer where there are any, and the conversation. */
function inputOf({ table, annotation }: Row): string {
  const { cur_dial: questions, exe_ans_list: answers, gold_ind, gold_inds } = annotation
  const rows = table.map((cells) => `| ${cells.join(' | ')} |\n`)
  const sentences = Object.entries(gold_ind ?? gold_inds ?? {}).flatMap(([key, text]) => (key.includes('text') ? [text] : []))
  const text = sentences.join('')
  const turns = questions.flatMap((question, place) =>
    place === questions.length - 1 ? [`Question: ${question}`] : [`Question: ${question}`, `Answer: ${answers[place]!}`],
  )
  return `Table: \n${rows.join('')}\n${text === '' ? '' : `Text: \n${text}\n\n`}${turns.join('\n')}`
}

/** ConvFinQA as a task, with shots. The first number of the answer counts. */
export const convFinQaCalcTask = defineTask({
  ...CONV_FIN_QA_CALC,
  build: () => ({
    scenario: { name: 'conv_fin_qa_calc' },
    adaptation: generationAdaptation({
      instructions: 'Based on the table, answer the final question. Respond with the answer only, with no additional explanation.',
      outputNoun: 'Answer',
    }),
    metrics: [{ name: 'conv_fin_qa_calc' }, ...basicMetrics([])],
    groups: ['conv_fin_qa_calc'],
    main: { stat: 'float_equiv', split: 'valid' },
  }),
})
