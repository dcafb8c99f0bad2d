import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { checkValue, CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { PUBMED_QA } from '../cards.data.ts'
import { brokenRow } from '../errors.ts'
import { titleCase } from '@binnacle/python'

/** The labelled articles of the authors, by their PubMed number, at the commit that HELM reads. */
const ARTICLES = {
  url: 'https://raw.githubusercontent.com/pubmedqa/pubmedqa/1f00b98d5cc626844bf8c4ca513b6e62c40071ec/data/ori_pqal.json',
}

const ANSWERS = ['yes', 'no', 'maybe'] as const

const articleSchema = z
  .object({ QUESTION: z.string(), CONTEXTS: z.array(z.string()), LABELS: z.array(z.string()), final_decision: z.enum(ANSWERS) })
  .refine((article) => article.LABELS.length === article.CONTEXTS.length, { path: ['LABELS'], message: 'wants a label for each context' })

type Article = z.infer<typeof articleSchema>

/** PubMedQA: the question of an article's title, answered from its abstract without the conclusion (Jin et al. 2019). */
export const pubmedQaScenario = defineScenario({
  ...PUBMED_QA,
  licence: { name: 'MIT', url: 'https://github.com/pubmedqa/pubmedqa' },
  helm: {
    className: 'helm.benchmark.scenarios.pubmed_qa_scenario.PubMedQAScenario',
    tags: ['question_answering', 'biomedical'],
    keepsUnchangedCopies: true,
  },
  async *load(_options, { files }) {
    for await (const [number, value] of files.entries(ARTICLES)) {
      const article = checkArticle(number, value)
      yield {
        split: 'test',
        input: { text: promptOf(article) },
        references: ANSWERS.map((text) => ({ output: { text }, tags: text === article.final_decision ? [CORRECT_TAG] : [] })),
      }
    }
  },
})

/** @throws BinnacleError `ERR_SCENARIO_ROW` naming the article and what is wrong with it */
function checkArticle(number: string, value: unknown): Article {
  const result = checkValue(articleSchema, value)
  if (result.issues === undefined) return result.value
  throw brokenRow(`article ${number} of ${ARTICLES.url}`, result.issues)
}

/** The abstract, a line a section, and the question. The adaptation puts another `Question: ` in front, as in HELM. */
function promptOf({ LABELS, CONTEXTS, QUESTION }: Article): string {
  const sections = CONTEXTS.map((context, place) => `${titleCase(LABELS[place]!)}. ${context}`)
  return `Context: ${sections.join('\n')}\n\nQuestion: ${QUESTION}\n`
}

/** PubMedQA as a task, without shots. */
export const pubmedQaTask = defineTask({
  ...PUBMED_QA,
  build: () => ({
    scenario: { name: 'pubmed_qa' },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions:
        'Answer A for yes, B for no or C for maybe. Do not include any explanation or additional text. Output only the letter on a single line.',
      inputNoun: 'Question',
      outputNoun: 'Answer',
      maxTrainInstances: 0,
    }),
    metrics: exactMatchMetrics(),
    groups: ['pubmed_qa'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
