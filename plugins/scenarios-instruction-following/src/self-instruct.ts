import { instructAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

export const selfInstructScenario = declareScenario({
  name: 'self-instruct',
  description: 'Everyday instructions written by experts (Self-Instruct); critics rate the answers',
  helm: { className: 'helm.benchmark.scenarios.self_instruct_scenario.SelfInstructScenario', tags: ['instructions'] },
  unavailable: NOT_PORTED,
})

export const selfInstructTask = defineTask({
  name: 'self_instruct',
  description: 'Everyday instructions written by experts (Self-Instruct); critics rate the answers',
  about: { source: 'yizhongw/self-instruct on GitHub' },
  options: z.object({ num_respondents: z.int() }),
  example: { num_respondents: 1 },
  build: () => ({
    name: 'self_instruct',
    scenario: { name: 'self-instruct' },
    adaptation: instructAdaptation(),
    metrics: [{ name: 'instruction_following_critique', options: { num_respondents: 1 } }],
    groups: ['self_instruct'],
    main: { stat: 'Helpfulness', split: 'test' },
  }),
})
