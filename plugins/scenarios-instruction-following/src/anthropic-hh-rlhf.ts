import { instructAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const ANTHROPIC_HH_RLHF = {
  name: 'anthropic_hh_rlhf',
  description: 'Requests for help and provocations, one turn (Anthropic HH-RLHF); critics rate the answers',
} as const

export const anthropicHhRlhfScenario = declareScenario({
  ...ANTHROPIC_HH_RLHF,
  options: z.strictObject({ subset: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.anthropic_hh_rlhf_scenario.AnthropicHHRLHFScenario', tags: ['instructions'] },
  unavailable: NOT_PORTED,
})

export const anthropicHhRlhfTask = defineTask({
  ...ANTHROPIC_HH_RLHF,
  about: { source: 'Anthropic/hh-rlhf on the Hub' },
  options: z.object({ num_respondents: z.int(), subset: textArgument }),
  example: { num_respondents: 1, subset: 'hh' },
  build: ({ subset }) => ({
    name: `anthropic_hh_rlhf:subset=${subset}`,
    scenario: { name: 'anthropic_hh_rlhf', options: { subset } },
    adaptation: instructAdaptation(),
    metrics: [{ name: 'instruction_following_critique', options: { num_respondents: 1 } }],
    groups: ['anthropic_hh_rlhf'],
    main: { stat: 'Helpfulness', split: 'test' },
  }),
})
