import { exactMatchMetrics, generationAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { splitText, stripText } from '@binnacle/python'
import { z } from 'zod'
import { LINDSEA_PRESUPPOSITIONS, LINDSEA_SCALAR_IMPLICATURES } from '../cards.data.ts'
import { LINDSEA_LICENCE, lindseaSource } from './lindsea-source.ts'

const language = z.enum(['id'])

/** Single statements, statements about a situation, or both. */
const subset = z.enum(['single', 'pair', 'all'])

const optionsSchema = z.strictObject({ language, subset })

const singleSchema = z.object({
  linguistic_phenomenon: z.string(),
  text: z.string(),
  question_translated: z.string(),
  /** `True or False`, in English and in the language. */
  choices: z.string(),
  choices_translated: z.string(),
  label: z.string(),
})

const pairSchema = z.object({ linguistic_phenomenon: z.string(), text: z.string(), conclusion: z.string(), label: z.boolean() })

/** The statement, with the question in front. HELM writes a backslash where a line break was meant. */
function singleInstance({ text, label, ...row }: z.infer<typeof singleSchema>) {
  const input = `Apakah pernyataan berikut ini ${row.question_translated}?\\Pernyataan: ${text}\nJawablah dengan ${row.choices_translated} saja.`
  const [choices, translated] = [splitText(row.choices), splitText(row.choices_translated)]
  return instanceOf(input, translated[choices[0] === stripText(label) ? 0 : 2]!)
}

function pairInstance({ text, conclusion, label }: z.infer<typeof pairSchema>) {
  const lines = [
    `Situasi: ${text}`,
    'Berdasarkan situasi ini, apakah pernyataan berikut ini benar atau salah?',
    `Pernyataan: ${conclusion}`,
    'Jawablah dengan Benar atau Salah saja.',
  ]
  return instanceOf(lines.join('\n'), label ? 'Benar' : 'Salah')
}

function instanceOf(text: string, answer: string) {
  return { split: 'test', input: { text }, references: [{ output: { text: answer }, tags: [CORRECT_TAG] }] }
}

/** A scenario and a task over the rows of one phenomenon of LINDSEA (Leong et al. 2023). */
function pragmatics(card: typeof LINDSEA_PRESUPPOSITIONS | typeof LINDSEA_SCALAR_IMPLICATURES, phenomenon: string, className: string) {
  const { name } = card
  const scenario = defineScenario({
    ...card,
    options: optionsSchema,
    licence: LINDSEA_LICENCE,
    helm: {
      className: `helm.benchmark.scenarios.seahelm_scenario.${className}`,
      tags: ['linguistic_diagnostic', 'pragmatics', phenomenon],
    },
    async *load({ language: code, subset: asked }, { files }) {
      const source = (part: 'single' | 'pair') => lindseaSource(`${code}/pragmatics/pragmatic_reasoning_${part}`)
      if (asked !== 'pair')
        for await (const row of files.rows(source('single'), { format: 'jsonl', schema: singleSchema }))
          if (row.linguistic_phenomenon === phenomenon) yield singleInstance(row)
      if (asked !== 'single')
        for await (const row of files.rows(source('pair'), { format: 'jsonl', schema: pairSchema }))
          if (row.linguistic_phenomenon === phenomenon) yield pairInstance(row)
    },
  })
  const task = defineTask({
    ...card,
    options: z.object({ language: language.default('id'), subset: subset.default('all') }),
    build: ({ language: code, subset: asked }) => ({
      name: `${name}_${asked}_${code}`,
      scenario: { name, options: { language: code, subset: asked } },
      adaptation: generationAdaptation({ outputNoun: 'Jawaban', maxTokens: 8, maxTrainInstances: 0 }),
      metrics: exactMatchMetrics(),
      groups: ['seahelm_linguistic', `${name}_${code}`, `${name}_${asked}_${code}`],
      main: { stat: 'exact_match', split: 'test' },
    }),
  })
  return { scenario, task }
}

/** What a sentence takes for granted: `lindsea_pragmatics_presuppositions:subset=single`. */
export const { scenario: presuppositionsScenario, task: presuppositionsTask } = pragmatics(
  LINDSEA_PRESUPPOSITIONS,
  'presuppositions',
  'LINDSEAPragmaticsPresuppositionsScenario',
)

/** What a sentence says by not saying more. */
export const { scenario: scalarImplicaturesScenario, task: scalarImplicaturesTask } = pragmatics(
  LINDSEA_SCALAR_IMPLICATURES,
  'scalar_implicatures',
  'LINDSEAPragmaticsScalarImplicaturesScenario',
)
