/** A private scenario in one file: questions with the letter A, B or C from `rows.jsonl`, and a task over them. */
export const QUIZ = `import { defineScenario, defineTask, exactMatchMetrics, generationAdaptation } from 'binnacle'

export const quiz = defineScenario({
  name: 'quiz',
  description: 'Questions of our own',
  async *load(_options, { files }) {
    for await (const row of files.rows({ path: 'rows.jsonl' })) {
      yield { split: row.split ?? 'test', input: { text: row.question }, references: [{ output: { text: row.answer }, tags: ['correct'] }] }
    }
  },
})

export const quizTask = defineTask({
  name: 'quiz',
  description: 'Answers of our own',
  build: () => ({
    scenario: { name: 'quiz' },
    adaptation: generationAdaptation({ inputNoun: 'Question', outputNoun: 'Answer', maxTrainInstances: 0 }),
    metrics: exactMatchMetrics(),
    groups: ['quiz'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
`

/** The key that models of these tests are asked with. */
export const KEY = 'sk-test-0123456789abcdefghij'

/** Rows of the quiz: the right answer of the first is A, then B, C, A … */
export function quizRows(count: number): string {
  return Array.from({ length: count }, (_, index) => JSON.stringify({ question: `Number ${index}?`, answer: 'ABC'[index % 3] })).join('\n')
}

/** The config of a project with the quiz and a model behind an address. */
export function quizConfig(url: string, more = '', modelOptions = ''): string {
  return `import { defineConfig } from 'binnacle'

export default defineConfig({
  plugins: ['@binnacle/metrics-basic', '@binnacle/client-openai', './quiz.ts'],
  models: [
    {
      name: 'local/model', client: 'openai', window: 4096, tokenizer: 'estimate', price: { input: 0, output: 0 },
      options: { baseUrl: '${url}', apiKey: 'env:TEST_KEY'${modelOptions} },
    },
  ],
  runs: ['quiz'],
  ${more}
})
`
}

/** The files of a project with the quiz. */
export function quizFiles(url: string, rows: number, more = '', modelOptions = ''): Readonly<Record<string, string>> {
  return { 'binnacle.config.ts': quizConfig(url, more, modelOptions), 'quiz.ts': QUIZ, 'rows.jsonl': quizRows(rows) }
}

/** The environment with the key. */
export const WITH_KEY: Readonly<Record<string, string>> = { TEST_KEY: KEY }
