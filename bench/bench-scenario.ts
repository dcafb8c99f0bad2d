import { defineScenario, defineTask, exactMatchMetrics, multipleChoiceJointAdaptation, type SourceInstance } from 'binnacle'

interface BenchRow {
  readonly id: string
  readonly question: string
  readonly choices: readonly string[]
  readonly answer: number
}

/** The rows of the benchmark, from a file named by BENCH_ROWS. */
export const benchScenario = defineScenario({
  name: 'bench',
  description: 'Rows to measure with',
  async *load(_options, context): AsyncGenerator<SourceInstance<undefined>> {
    for await (const row of context.files.rows<BenchRow>({ path: process.env['BENCH_ROWS']! }, { format: 'jsonl' })) {
      yield {
        id: row.id,
        split: 'test',
        input: { text: row.question },
        references: row.choices.map((text, index) => ({ output: { text }, tags: index === row.answer ? ['correct'] : [] })),
      }
    }
  },
})

export const benchTask = defineTask({
  name: 'bench',
  description: 'Rows to measure with',
  build: () => ({
    scenario: { name: 'bench' },
    adaptation: multipleChoiceJointAdaptation({
      inputNoun: 'Question',
      outputNoun: 'Answer',
      maxTrainInstances: 0,
      maxTokens: 1,
      numOutputs: 1,
    }),
    metrics: exactMatchMetrics(),
    groups: ['bench'],
  }),
})
