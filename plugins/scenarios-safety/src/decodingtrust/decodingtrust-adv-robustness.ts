import { completionAdaptation, exactMatchMetrics, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

export const decodingtrustAdvGluePlusPlusScenario = declareScenario({
  name: 'decodingtrust_adv_glue_plus_plus',
  description: 'Texts altered to mislead a classifier (DecodingTrust, AdvGLUE++)',
  options: z.strictObject({ glue_task: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.decodingtrust_adv_robustness_scenario.DecodingTrustAdvRobustnessScenario',
    tags: ['robustness', 'trustworthy'],
  },
  unavailable: NOT_PORTED,
})

export const decodingtrustAdvRobustnessTask = defineTask({
  name: 'decodingtrust_adv_robustness',
  description: 'Texts altered to mislead a classifier (DecodingTrust, AdvGLUE++)',
  about: { source: 'AI-secure/DecodingTrust-Data-Legacy on GitHub' },
  options: z.object({ task: textArgument }),
  example: { task: 'sst2' },
  build: ({ task }) => ({
    scenario: { name: 'decodingtrust_adv_glue_plus_plus', options: { glue_task: task } },
    adaptation: completionAdaptation({ inputSuffix: '\n', maxTokens: 16, helm: { temperature: 'integer' } }),
    metrics: exactMatchMetrics(),
    groups: ['decodingtrust_adv_robustness', 'adv_robustness'],
    main: { stat: 'quasi_exact_match', split: 'valid' },
  }),
})
