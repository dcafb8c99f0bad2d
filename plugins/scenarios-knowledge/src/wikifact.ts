import { exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const WIKIFACT = { name: 'wikifact', description: 'Facts of Wikidata completed, by relation' } as const

export const wikifactScenario = declareScenario({
  ...WIKIFACT,
  options: z.strictObject({ subject: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.wikifact_scenario.WIKIFactScenario', tags: ['knowledge', 'generation'] },
  unavailable: NOT_PORTED,
})

export const wikifactTask = defineTask({
  ...WIKIFACT,
  about: { source: 'CodaLab' },
  options: z.object({ k: z.int(), subject: textArgument }),
  example: { k: 5, subject: 'plaintiff' },
  build: ({ subject }) => ({
    scenario: { name: 'wikifact', options: { subject } },
    adaptation: generationAdaptation({
      inputSuffix: '',
      outputPrefix: ' ',
      numOutputs: 5,
      temperature: 1,
      maxTokens: 8,
      helm: { temperature: 'float' },
    }),
    metrics: exactMatchMetrics(),
    groups: ['wikifact'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
