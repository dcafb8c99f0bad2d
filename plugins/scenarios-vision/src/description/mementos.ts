import { multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { textMetrics } from '../text-metrics.ts'

const MEMENTOS = { name: 'mementos', description: 'Descriptions of what happens in a sequence of pictures (Mementos)' } as const

export const mementosScenario = declareScenario({
  ...MEMENTOS,
  options: z.strictObject({ subject: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.vision_language.mementos_scenario.MementosScenario', tags: ['vision-language'] },
  unavailable: NOT_PORTED,
})

export const mementosTask = defineTask({
  ...MEMENTOS,
  about: { source: 'RussWang96/unofficial_mementos_dataset on the Hub' },
  options: z.object({ subject: textArgument, num_respondents: z.int() }),
  example: { subject: 'dailylife', num_respondents: 1 },
  build: ({ subject }) => ({
    name: `mementos:subject=${subject}`,
    scenario: { name: 'mementos', options: { subject } },
    adaptation: multimodalGenerationAdaptation({ instructions: 'Follow the given instruction and give your complete answer.' }),
    metrics: [{ name: 'prometheus_vision_critique', options: { num_respondents: 1, max_tokens: 200 } }, ...textMetrics()],
    groups: ['mementos'],
    main: { stat: 'prometheus_vision', split: 'test' },
  }),
})
