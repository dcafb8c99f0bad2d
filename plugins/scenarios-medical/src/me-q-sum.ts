import { basicMetrics, generationAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { splitLines } from '@binnacle/python'
import { ME_Q_SUM } from './cards.data.ts'

/** HELM's copy of the rows: a file of questions and a file of summaries for each split, a row a line. */
const FOLDER = 'https://worksheets.codalab.org/rest/bundles/0xd98a53314314445b96b4d703bb2d8c8c/contents/blob'

/** The names of the files, and the split each one becomes. */
const SPLITS = [
  ['train', 'train'],
  ['val', 'valid'],
  ['test', 'test'],
] as const

/** MeQSum: letters to a health line with the question that each asks (Ben Abacha and Demner-Fushman 2019). */
export const meQSumScenario = defineScenario({
  ...ME_Q_SUM,
  licence: { name: 'CC BY 4.0', url: 'https://github.com/abachaa/MeQSum' },
  helm: { className: 'helm.benchmark.scenarios.me_q_sum_scenario.MeQSumScenario', tags: ['summarization', 'biomedical'] },
  async *load(_options, { files, warn }) {
    for (const [file, split] of SPLITS) {
      const [questions, summaries] = await Promise.all(
        ['source', 'target'].map(async (ending) => splitLines(await files.text({ url: `${FOLDER}/${file}.${ending}` }))),
      )
      if (questions!.length !== summaries!.length)
        warn(`${FOLDER}/${file}: ${questions!.length} questions and ${summaries!.length} summaries; the rest is left out, as in HELM`)
      for (const [place, text] of questions!.slice(0, summaries!.length).entries()) {
        yield { split, input: { text }, references: [{ output: { text: summaries![place]! }, tags: [CORRECT_TAG] }] }
      }
    }
  },
})

/** MeQSum as a task, with shots. */
export const meQSumTask = defineTask({
  ...ME_Q_SUM,
  build: () => ({
    scenario: { name: 'me_q_sum' },
    adaptation: generationAdaptation({
      inputPrefix: '###\nArticle: ',
      inputSuffix: '\n\n',
      outputPrefix: 'Summarize the above article in 1 sentence.\n',
      maxTokens: 128,
      temperature: 0.3,
      stopSequences: ['###'],
    }),
    metrics: basicMetrics(['exact_match', 'quasi_exact_match', 'f1_score', 'rouge_l', 'bleu_1', 'bleu_4']),
    groups: ['MeQSum'],
    main: { stat: 'rouge_l', split: 'test' },
  }),
})
