import { exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const AUTOBENCHER_CAPABILITIES = {
  name: 'autobencher_capabilities',
  description: 'Questions that a model made to find what others do not know (AutoBencher)',
} as const

export const autobencherCapabilitiesScenario = declareScenario({
  ...AUTOBENCHER_CAPABILITIES,
  options: z.strictObject({ subject: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.autobencher_capabilities_scenario.AutoBencherCapabilitiesScenario',
    tags: ['question answering'],
  },
  unavailable: NOT_PORTED,
})

export const autobencherCapabilitiesTask = defineTask({
  ...AUTOBENCHER_CAPABILITIES,
  about: { source: 'xlisali1/AutoBencher-capability.json on the Hub' },
  options: z.object({ subject: textArgument }),
  example: { subject: 'math' },
  build: ({ subject }) => ({
    name: 'autobencher_capabilities',
    scenario: { name: 'autobencher_capabilities', options: { subject } },
    adaptation: generationAdaptation({
      instructions: 'Output just with the final answer to the question.',
      inputNoun: 'Question',
      outputNoun: 'Answer',
      maxTokens: 100,
    }),
    metrics: [
      ...exactMatchMetrics(),
      { name: 'annotation_numeric', options: { annotator_name: 'autobencher_capabilities', key: 'score' } },
    ],
    annotators: [{ name: 'autobencher_capabilities' }],
    groups: ['autobencher_capabilities'],
    main: { stat: 'annotation_autobencher_capabilities_score', split: 'test' },
  }),
})
