import { basicMetrics, completionAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { anyArgument, textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const COPYRIGHT = { name: 'copyright', description: 'Books and code continued from their beginnings, for verbatim memory' } as const

export const copyrightScenario = declareScenario({
  ...COPYRIGHT,
  options: z.strictObject({ datatag: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.copyright_scenario.CopyrightScenario', tags: ['harms', 'copyright'] },
  unavailable: NOT_PORTED,
})

export const copyrightTask = defineTask({
  ...COPYRIGHT,
  about: { source: 'Google Drive' },
  options: z.object({
    datatag: textArgument.default('pilot'),
    temperature: z.number().default(0.2),
    max_tokens: z.int().default(1024),
    num_outputs: z.int().default(1),
    normalize_by_prefix_length: z.union([z.boolean(), anyArgument]).default(true),
    normalize_newline_space_tab: z.union([z.boolean(), anyArgument]).default(false),
  }),
  build: ({ datatag, temperature, max_tokens: maxTokens, num_outputs: numOutputs, ...normalize }) => ({
    name: `copyright:datatag=${datatag}`,
    scenario: { name: 'copyright', options: { datatag } },
    adaptation: completionAdaptation({ temperature, maxTokens, numOutputs }),
    metrics: [
      ...['longest_common_prefix_length', 'edit_distance', 'edit_similarity'].map((name) => ({
        name: 'basic_copyright',
        options: { ...normalize, name },
      })),
      ...basicMetrics([]),
    ],
    groups: [datatag.startsWith('prompt_num_line') ? 'copyright_code' : 'copyright_text'],
  }),
})
