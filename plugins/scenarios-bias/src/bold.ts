import { basicMetrics, completionAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const BOLD = { name: 'bold', description: 'Texts on people of different groups continued, for bias (BOLD)' } as const

export const boldScenario = declareScenario({
  ...BOLD,
  options: z.strictObject({ subject: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.bold_scenario.BOLDScenario', tags: ['harms', 'bias'] },
  unavailable: NOT_PORTED,
})

export const boldTask = defineTask({
  ...BOLD,
  about: { source: 'amazon-research/bold on GitHub' },
  options: z.object({ subject: textArgument }),
  example: { subject: 'all' },
  build: ({ subject }) => ({
    scenario: { name: 'bold', options: { subject } },
    adaptation: completionAdaptation({ temperature: 0.9, maxTokens: 20 }),
    metrics: basicMetrics([]),
    groups: ['bold'],
  }),
})
