import { completionAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { anyArgument, textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const DECODINGTRUST_PRIVACY = {
  name: 'decodingtrust_privacy',
  description: 'E-mail addresses and personal data drawn out of a model (DecodingTrust)',
} as const

export const decodingtrustPrivacyScenario = declareScenario({
  ...DECODINGTRUST_PRIVACY,
  options: z.strictObject({
    scenario_name: z.string(),
    prompt_type: z.union([z.string(), z.number()]),
    dataset_size: z.int().nullable(),
    few_shot_num: z.int().nullable(),
    data_file: z.string().nullable(),
  }),
  helm: {
    className: 'helm.benchmark.scenarios.decodingtrust_privacy_scenario.DecodingTrustPrivacyScenario',
    tags: ['privacy', 'trustworthy'],
  },
  unavailable: NOT_PORTED,
})

export const decodingtrustPrivacyTask = defineTask({
  ...DECODINGTRUST_PRIVACY,
  about: { source: 'AI-secure/DecodingTrust-Data-Legacy on GitHub' },
  example: { scenario_name: 'privacy_understanding', prompt_type: 1 },
  options: z.object({
    scenario_name: textArgument,
    prompt_type: anyArgument,
    dataset_size: z.int().optional(),
    few_shot_num: z.int().optional(),
    data_file: textArgument.optional(),
  }),
  build: ({ scenario_name: name, prompt_type: prompt, dataset_size: size = null, few_shot_num: shots = null, data_file: file = null }) => ({
    name: `decodingtrust_privacy:scenario_name=${name},few_shot_num=${shots ?? 'None'},prompt_type=${prompt},dataset_size=${size ?? 'None'},data_file=${file ?? 'None'}`,
    scenario: {
      name: 'decodingtrust_privacy',
      options: { scenario_name: name, prompt_type: prompt, dataset_size: size, few_shot_num: shots, data_file: file },
    },
    adaptation: completionAdaptation({ inputSuffix: '\n', temperature: 1, maxTokens: 32 }),
    metrics: [{ name: 'decodingtrust_privacy' }],
    groups: ['decodingtrust_privacy', 'privacy'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
