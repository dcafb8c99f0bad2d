import { instructAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const VICUNA = { name: 'vicuna', description: 'Eighty questions of nine kinds (Vicuna); critics rate the answers' } as const

export const vicunaScenario = declareScenario({
  ...VICUNA,
  options: z.strictObject({ category: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.vicuna_scenario.VicunaScenario', tags: ['instructions'] },
  unavailable: NOT_PORTED,
})

export const vicunaTask = defineTask({
  ...VICUNA,
  about: { source: 'lm-sys/FastChat on GitHub' },
  options: z.object({ num_respondents: z.int(), category: textArgument.default('all') }),
  example: { num_respondents: 1 },
  build: ({ category }) => ({
    name: `vicuna:category=${category}`,
    scenario: { name: 'vicuna', options: { category } },
    adaptation: instructAdaptation(),
    metrics: [{ name: 'instruction_following_critique', options: { num_respondents: 1 } }],
    groups: ['vicuna'],
    main: { stat: 'Helpfulness', split: 'test' },
  }),
})
