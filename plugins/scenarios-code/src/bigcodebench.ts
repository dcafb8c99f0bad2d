import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const BIGCODEBENCH = {
  name: 'bigcodebench',
  description: 'Functions written with many libraries, run against tests (BigCodeBench)',
} as const

export const bigcodebenchScenario = declareScenario({
  ...BIGCODEBENCH,
  options: z.strictObject({ version: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.bigcodebench_scenario.BigCodeBenchScenario', tags: ['coding'] },
  unavailable: NOT_PORTED,
})

export const bigcodebenchTask = defineTask({
  ...BIGCODEBENCH,
  about: { source: 'bigcode/bigcodebench on the Hub' },
  options: z.object({ version: textArgument }),
  example: { version: 'v0.1.2' },
  build: ({ version }) => ({
    scenario: { name: 'bigcodebench', options: { version } },
    adaptation: generationAdaptation({
      globalPrefix: 'Please provide a self-contained Python script that solves the following problem in a markdown code block:',
      maxTokens: 4096,
      stopSequences: [],
    }),
    metrics: [...basicMetrics([]), { name: 'bigcodebench' }],
    annotators: [{ name: 'bigcodebench' }],
    groups: ['bigcodebench'],
  }),
})
