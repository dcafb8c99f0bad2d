import { exactMatchMetrics, generationAdaptation, multipleChoiceSeparateAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { createPythonRandom } from '@binnacle/random'
import { z } from 'zod'
import { LINDSEA_MINIMAL_PAIRS, LINDSEA_SYNTAX_MINIMAL_PAIRS } from '../cards.data.ts'
import { LINDSEA_LICENCE, lindseaSource } from './lindsea-source.ts'

/** The files in HELM's order. */
const FILES = ['NPIs_and_negation', 'argument_structure', 'filler-gap_dependencies', 'morphology'] as const

const rowSchema = z.object({ category: z.string(), correct: z.string(), wrong: z.string() })

type Row = z.infer<typeof rowSchema>

const language = z.enum(['id'])

/** `mcq` asks which of two sentences is more likely; `minimal_pairs` has the model score each by itself. */
const method = z.enum(['mcq', 'minimal_pairs'])

/** LINDSEA: pairs of Indonesian sentences, one of which breaks a rule of grammar (Leong et al. 2023). */
export const lindseaMinimalPairsScenario = defineScenario({
  ...LINDSEA_MINIMAL_PAIRS,
  options: z.strictObject({ method, language }),
  licence: LINDSEA_LICENCE,
  helm: {
    className: 'helm.benchmark.scenarios.seahelm_scenario.LINDSEASyntaxMinimalPairsScenario',
    tags: ['linguistic_diagnostic', 'syntax', 'minimal_pairs'],
  },
  async *load({ method: asked, language: code }, { files }) {
    const rows: Row[] = []
    for (const file of FILES) {
      const source = lindseaSource(`${code}/syntax/${file}`)
      for await (const row of files.rows(source, { format: 'jsonl', schema: rowSchema })) rows.push(row)
    }
    if (asked === 'mcq') for (const category of categoriesBySize(rows)) yield* questionsOf(rows.filter((row) => row.category === category))
    else for (const row of rows) yield { split: 'test', input: { text: '' }, references: sentences(row) }
  },
})

/** The categories, the largest first; equal ones in the order of the rows. */
function categoriesBySize(rows: readonly Row[]): readonly string[] {
  const sizes = new Map<string, number>()
  for (const { category } of rows) sizes.set(category, (sizes.get(category) ?? 0) + 1)
  return [...sizes].toSorted(([, a], [, b]) => b - a).map(([category]) => category)
}

/** Each category is shuffled anew with the same seed. */
function* questionsOf(rows: readonly Row[]) {
  const random = createPythonRandom(1)
  for (const { correct, wrong } of rows) {
    const options = [correct, wrong]
    random.shuffle(options)
    const text = `Kalimat mana yang lebih mungkin?\nA: ${options[0]}\nB: ${options[1]}\nJawablah dengan satu huruf saja, A atau B.`
    const right = options[0] === correct ? 'A' : 'B'
    yield {
      split: 'test',
      input: { text },
      references: ['A', 'B'].map((letter) => ({ output: { text: letter }, tags: letter === right ? [CORRECT_TAG] : [] })),
    }
  }
}

const sentences = ({ correct, wrong }: Row) => [
  { output: { text: stripText(correct) }, tags: [CORRECT_TAG] },
  { output: { text: stripText(wrong) }, tags: [] },
]

/** LINDSEA's pairs as a task of SEA-HELM: `lindsea_syntax_minimal_pairs:method=minimal_pairs`. HELM's run name does not tell the methods apart. */
export const lindseaSyntaxMinimalPairsTask = defineTask({
  ...LINDSEA_SYNTAX_MINIMAL_PAIRS,
  options: z.object({ language: language.default('id'), method: method.default('mcq') }),
  build: ({ language: code, method: asked }) => ({
    name: `lindsea_syntax_minimal_pairs_${code}`,
    scenario: { name: 'lindsea_minimal_pairs', options: { method: asked, language: code } },
    adaptation:
      asked === 'mcq'
        ? generationAdaptation({ outputNoun: 'Jawaban', maxTokens: 2 })
        : multipleChoiceSeparateAdaptation('multiple_choice_separate_original', true),
    metrics: exactMatchMetrics(),
    groups: ['seahelm_linguistic', `lindsea_syntax_minimal_pairs_${code}`, `lindsea_syntax_minimal_pairs_${asked}_${code}`],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
