import { z } from 'zod'

/** Where Anthropic answers. */
export const ANTHROPIC_BASE_URL = 'https://api.anthropic.com'

/** The secret that is used where none is named. */
export const ANTHROPIC_KEY = 'env:ANTHROPIC_API_KEY'

/** What `omit` may name: fields that are not sent, and settings that the interface lacks and the answer may do without. */
const OMITTED = ['temperature', 'top_p', 'top_k', 'echoPrompt', 'presencePenalty', 'frequencyPenalty', 'seed', 'reasoning'] as const

/** The options of a deployment of this client. */
export const anthropicOptions = z.strictObject({
  baseUrl: z
    .string()
    .optional()
    .describe(
      `The address of the interface (${ANTHROPIC_BASE_URL}, or ANTHROPIC_BASE_URL of the environment). One that ends in /messages is used as it stands; else /v1 is added where the path has no version.`,
    ),
  apiKey: z
    .string()
    .optional()
    .describe(
      'The key, as a reference: env:NAME or file:PATH. Where absent, Anthropic gets env:ANTHROPIC_API_KEY, and any other server none.',
    ),
  model: z.string().optional().describe("The model's name on the server; the deployment's name after the first / where absent."),
  version: z.string().default('2023-06-01').describe('Sent as anthropic-version.'),
  betas: z.array(z.string()).default([]).describe('Sent as anthropic-beta, for features that are not general yet.'),
  thinkingTokens: z
    .number()
    .int()
    .min(1024)
    .optional()
    .describe(
      'The budget of thinking, in tokens. It is added to the cap on tokens of the answer; temperature and top_k are not sent then: the interface refuses them. A request that says reasoning.maxTokens comes first.',
    ),
  thinking: z
    .enum(['adaptive', 'disabled'])
    .optional()
    .describe('Lets the model decide how much it thinks, or not at all, for models that know it.'),
  cachePrompt: z
    .boolean()
    .default(false)
    .describe(
      'Marks the system text, and the turns before the last one, for the cache of prompts: their tokens cost less when they come again.',
    ),
  topKPerToken: z
    .boolean()
    .default(false)
    .describe(
      "Sends HELM's top_k_per_token as top_k, as HELM's client does. With its default of 1 every answer is greedy, whatever the temperature.",
    ),
  omit: z
    .array(z.enum(OMITTED))
    .default([])
    .describe(
      'Fields of the request that are not sent (temperature, top_p, top_k), and settings that this interface lacks and that are left out instead of refused.',
    ),
  extraBody: z.record(z.string(), z.json()).optional().describe('Fields that are added to every request, over all others.'),
  headers: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Headers that are added. A value of the form env:NAME or file:PATH is a secret; basic:env:NAME sends a name:password as Basic authentication.',
    ),
})

/** The options, with their defaults filled in. */
export type AnthropicOptions = z.output<typeof anthropicOptions>
