import { instructAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const OPEN_ASSISTANT = {
  name: 'open_assistant',
  description: 'First turns of conversations by volunteers (OpenAssistant); critics rate the answers',
} as const

export const openAssistantScenario = declareScenario({
  ...OPEN_ASSISTANT,
  options: z.strictObject({ language: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.open_assistant_scenario.OpenAssistantScenario', tags: ['instructions'] },
  unavailable: NOT_PORTED,
})

export const openAssistantTask = defineTask({
  ...OPEN_ASSISTANT,
  about: { source: 'OpenAssistant/oasst1 on the Hub' },
  options: z.object({ num_respondents: z.int(), language: textArgument }),
  example: { num_respondents: 1, language: 'en' },
  build: ({ language }) => ({
    name: `open_assistant:language=${language}`,
    scenario: { name: 'open_assistant', options: { language } },
    adaptation: instructAdaptation(),
    metrics: [{ name: 'instruction_following_critique', options: { num_respondents: 1 } }],
    groups: ['open_assistant'],
    main: { stat: 'Helpfulness', split: 'valid' },
  }),
})
