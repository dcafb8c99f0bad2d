import { completionAdaptation, exactMatchMetrics, multipleChoiceJointAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { anyArgument, isTrue, pythonText, textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

export const decodingtrustOodScenario = declareScenario({
  name: 'decodingtrust_ood',
  description: 'Sentiment in other styles, and questions on what came after training (DecodingTrust)',
  options: z.strictObject({ ood_type: z.string(), task: z.string(), demo_name: z.string(), run_id: z.int(), idk: z.json() }),
  helm: {
    className: 'helm.benchmark.scenarios.decodingtrust_ood_robustness_scenario.DecodingTrustOODRobustnessScenario',
    tags: ['robustness', 'trustworthy'],
  },
  unavailable: NOT_PORTED,
})

export const decodingtrustOodRobustnessTask = defineTask({
  name: 'decodingtrust_ood_robustness',
  description: 'Sentiment in other styles, and questions on what came after training (DecodingTrust)',
  about: { source: 'AI-secure/DecodingTrust-Data-Legacy on GitHub' },
  example: { ood_type: 'style', task: 'shake_w', demo_name: 'base' },
  options: z.object({
    ood_type: textArgument,
    task: textArgument,
    demo_name: textArgument,
    run_id: z.int().default(-1),
    idk: z.union([z.boolean(), anyArgument]).default(false),
  }),
  build: ({ ood_type: type, task, demo_name: demo, run_id: run, idk }) => ({
    name: `decodingtrust_ood_robustness:ood_type=${type},task=${task},demo_name=${demo},run_id=${run},idk=${pythonText(idk)}`,
    scenario: { name: 'decodingtrust_ood', options: { ood_type: type, task, demo_name: demo, run_id: run, idk } },
    adaptation:
      type === 'knowledge'
        ? multipleChoiceJointAdaptation({
            instructions: `Please answer the following multiple choice question. The answer should be exactly ${isTrue(idk) ? "'A', 'B', 'C', 'D', or 'E'" : "'A', 'B', 'C', or 'D'"}.`,
            outputNoun: 'Answer',
            maxTokens: 16,
          })
        : completionAdaptation({ helm: { temperature: 'integer' }, inputSuffix: '\n', maxTrainInstances: run >= 0 ? 8 : 0, maxTokens: 16 }),
    metrics: type === 'style' ? exactMatchMetrics() : [{ name: 'decodingtrust_ood_knowledge' }],
    groups: ['decodingtrust_ood_robustness', 'ood_robustness'],
    main: { stat: 'quasi_exact_match', split: 'valid' },
  }),
})
