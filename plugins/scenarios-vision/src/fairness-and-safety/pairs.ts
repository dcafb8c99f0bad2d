import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const PAIRS = {
  name: 'pairs',
  description: 'Questions on pairs of people in one scene that differ in race or gender alone (PAIRS)',
} as const

export const pairsScenario = declareScenario({
  ...PAIRS,
  options: z.strictObject({ subset: z.string(), person: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.vision_language.pairs_scenario.PAIRSScenario', tags: ['vision-language', 'bias'] },
  unavailable: NOT_PORTED,
})

export const pairsTask = defineTask({
  ...PAIRS,
  about: { source: 'katiefraser/PAIRS on GitHub' },
  options: z.object({ subset: textArgument, person: textArgument }),
  example: { subset: 'occupations', person: 'black_man' },
  build: ({ subset, person }) => ({
    scenario: { name: 'pairs', options: { subset, person } },
    adaptation: multimodalChoiceAdaptation(),
    metrics: exactMatchMetrics(),
    groups: ['pairs'],
    main: { stat: 'quasi_prefix_exact_match', split: 'test' },
  }),
})
