import { completionAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const SYNTHETIC_EFFICIENCY = {
  name: 'synthetic_efficiency',
  description: 'Prompts and answers of set lengths, for how fast a model is',
} as const

export const syntheticEfficiencyScenario = declareScenario({
  ...SYNTHETIC_EFFICIENCY,
  options: z.strictObject({ num_prompt_tokens: z.json().nullable(), num_instances: z.int(), tokenizer: z.string().nullable() }),
  helm: { className: 'helm.benchmark.scenarios.synthetic_efficiency_scenario.SyntheticEfficiencyScenario' },
  unavailable: NOT_PORTED,
})

export const syntheticEfficiencyTask = defineTask({
  ...SYNTHETIC_EFFICIENCY,
  about: { source: 'CodaLab' },
  options: z.object({
    num_prompt_tokens: z.int().optional(),
    num_output_tokens: z.int().optional(),
    tokenizer: textArgument.optional(),
    random: textArgument.optional(),
  }),
  build: ({ num_prompt_tokens: prompt = null, num_output_tokens: output, tokenizer = null, random }) => ({
    name: `synthetic_efficiency:random=${random ?? 'None'}`,
    scenario: { name: 'synthetic_efficiency', options: { num_prompt_tokens: prompt, num_instances: 10, tokenizer } },
    adaptation: completionAdaptation({
      ...(output === undefined ? {} : { maxTokens: output }),
      ...(random === undefined ? {} : { random }),
    }),
    metrics: [{ name: 'basic_generation', options: { names: ['exact_match'] } }, { name: 'instances_per_split' }],
    groups: ['synthetic_efficiency'],
  }),
})
