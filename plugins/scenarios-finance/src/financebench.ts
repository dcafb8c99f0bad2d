import { basicMetrics, generationAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { createPythonRandom } from '@binnacle/random'
import { z } from 'zod'
import { FINANCEBENCH } from './cards.data.ts'
import { FINANCEBENCH_LABELS } from './financebench-judge.ts'

/** The open part of the authors' questions, at the commit that HELM reads. */
const QUESTIONS = {
  url: 'https://raw.githubusercontent.com/patronus-ai/financebench/d7beebe5e739e0b806ab4443c1b3e23f51804acf/data/financebench_open_source.jsonl',
}

/** How many of the questions are drawn to serve as shots. */
const SHOTS = 10

const rowSchema = z.object({
  financebench_id: z.string(),
  doc_name: z.string().min(1).optional(),
  question: z.string(),
  answer: z.string(),
  evidence: z.array(z.object({ evidence_text_full_page: z.string() })).min(1),
})

/** FinanceBench: questions on public filings, each with the page that answers it (Islam et al. 2023). */
export const financebenchScenario = defineScenario({
  ...FINANCEBENCH,
  licence: { name: 'CC BY-NC 4.0', nonCommercial: true, url: 'https://huggingface.co/datasets/PatronusAI/financebench' },
  helm: { className: 'helm.benchmark.scenarios.financebench_scenario.FinanceBenchScenario', tags: ['finance'] },
  async *load(_options, { files }) {
    const rows: z.infer<typeof rowSchema>[] = []
    for await (const row of files.rows(QUESTIONS, { format: 'jsonl', schema: rowSchema })) rows.push(row)
    const shots = new Set(createPythonRandom(0).sample([...rows.keys()], Math.min(SHOTS, rows.length)))
    for (const [place, row] of rows.entries()) {
      yield {
        id: row.financebench_id,
        split: shots.has(place) ? 'train' : 'test',
        ...(row.doc_name === undefined ? {} : { cluster: row.doc_name }),
        input: { text: `Evidence: ${row.evidence[0]!.evidence_text_full_page}\nQuestion: ${row.question}` },
        references: [{ output: { text: row.answer }, tags: [CORRECT_TAG] }],
      }
    }
  },
})

/** FinanceBench as a task, with shots. A judge says whether the answer is right. */
export const financebenchTask = defineTask({
  ...FINANCEBENCH,
  build: () => ({
    scenario: { name: 'financebench' },
    adaptation: generationAdaptation({
      instructions:
        'Answer only the last question using the given evidence. Respond with only a single paragraph, sentence or sentence fragment.',
      inputPrefix: '\n',
      outputPrefix: '\nAnswer: ',
      instancePrefix: '\n###\n',
      maxTokens: 300,
      stopSequences: ['###'],
    }),
    metrics: [
      ...basicMetrics([]),
      { name: 'annotation_label', options: { annotator_name: 'financebench', key: 'label', labels: FINANCEBENCH_LABELS } },
    ],
    annotators: [{ name: 'financebench' }],
    groups: ['financebench'],
    main: { stat: 'annotation_financebench_label_correct_answer', split: 'test' },
  }),
})
