import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const CASUAL_CONVERSATIONS2 = {
  name: 'casual_conversations2',
  description: 'Age or gender of a speaker told from the voice (Casual Conversations v2)',
} as const

export const casualConversations2Scenario = declareScenario({
  ...CASUAL_CONVERSATIONS2,
  options: z.strictObject({ subject: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.casual_conversations2_scenario.CasualConversations2Scenario',
    tags: ['audio', 'classification', 'multilinguality'],
  },
  unavailable: NOT_PORTED,
})

export const casualConversations2Task = defineTask({
  ...CASUAL_CONVERSATIONS2,
  about: { source: 'a file of yours' },
  options: z.object({ subject: textArgument }),
  example: { subject: 'age' },
  build: ({ subject }) => ({
    scenario: { name: 'casual_conversations2', options: { subject } },
    adaptation: multimodalChoiceAdaptation({
      instructions: 'Answer the multiple choice question by just giving the letter of the correct answer and nothing else.',
    }),
    metrics: exactMatchMetrics(),
    groups: ['casual_conversations2'],
  }),
})
