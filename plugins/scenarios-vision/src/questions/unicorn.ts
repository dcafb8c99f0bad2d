import { exactMatchMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const UNICORN = { name: 'unicorn', description: 'Questions on unusual pictures and sketches, for robustness (Unicorn)' } as const

export const unicornScenario = declareScenario({
  ...UNICORN,
  options: z.strictObject({ subject: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.vision_language.unicorn_scenario.UnicornScenario', tags: ['vision-language'] },
  unavailable: NOT_PORTED,
})

export const unicornTask = defineTask({
  ...UNICORN,
  about: { source: 'PahaII/unicorn on the Hub' },
  options: z.object({ subject: textArgument }),
  example: { subject: 'OODCV-VQA' },
  build: ({ subject }) => ({
    scenario: { name: 'unicorn', options: { subject } },
    adaptation: multimodalGenerationAdaptation({
      instructions: 'Only give a yes/no or numerical answer without an explanation.',
      maxTokens: 1,
    }),
    metrics: exactMatchMetrics(),
    groups: ['unicorn'],
    main: { stat: 'quasi_prefix_exact_match', split: 'test' },
  }),
})
