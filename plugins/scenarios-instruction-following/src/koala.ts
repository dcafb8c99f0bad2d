import { instructAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const KOALA = { name: 'koala', description: 'Requests of users on the web (Koala); critics rate the answers' } as const

export const koalaScenario = declareScenario({
  ...KOALA,
  helm: { className: 'helm.benchmark.scenarios.koala_scenario.KoalaScenario', tags: ['instructions'] },
  unavailable: NOT_PORTED,
})

export const koalaTask = defineTask({
  ...KOALA,
  about: { source: 'arnav-gudibande/koala-test-set on GitHub' },
  options: z.object({ num_respondents: z.int() }),
  example: { num_respondents: 1 },
  build: () => ({
    name: 'koala',
    scenario: { name: 'koala' },
    adaptation: instructAdaptation(),
    metrics: [{ name: 'instruction_following_critique', options: { num_respondents: 1 } }],
    groups: ['koala'],
    main: { stat: 'Helpfulness', split: 'test' },
  }),
})
