import { z } from 'zod'
import { type PresetName, PRESETS } from './presets.data.ts'

/** Where OpenAI answers. */
export const OPENAI_BASE_URL = 'https://api.openai.com/v1'

/** The secret that is used where none is named. */
export const OPENAI_KEY = 'env:OPENAI_API_KEY'

/** The options of a deployment of this client. */
export const openaiOptions = z.strictObject({
  preset: z
    .enum(Object.keys(PRESETS) as [PresetName, ...PresetName[]])
    .optional()
    .describe(
      'A provider or server by name: it gives the address, the variable of the key, and how fields are called. What is written here comes first.',
    ),
  baseUrl: z
    .string()
    .optional()
    .describe(
      `The address of the interface (${OPENAI_BASE_URL}, that of the preset, or OPENAI_BASE_URL of the environment). One that ends in the interface's own path is used as it stands; else /v1 is added where the path has no version. A query string is kept.`,
    ),
  addVersion: z
    .boolean()
    .optional()
    .describe('Whether /v1 is added to a baseUrl without a version: yes where absent, but for hosts that are known to have none.'),
  apiKey: z
    .string()
    .optional()
    .describe(
      'The key, as a reference: env:NAME or file:PATH. Where absent, OpenAI gets env:OPENAI_API_KEY, the provider of a preset the key of its variable, and any other server none; text:EMPTY sends a placeholder.',
    ),
  api: z
    .enum(['chat', 'completions', 'responses'])
    .default('chat')
    .describe('Which interface is spoken; completions also scores given text.'),
  model: z.string().optional().describe("The model's name on the server; the deployment's name after the first / where absent."),
  organization: z.string().optional().describe('Sent as OpenAI-Organization.'),
  maxTokensField: z
    .enum(['max_tokens', 'max_completion_tokens'])
    .optional()
    .describe('How chat calls the cap on tokens: max_tokens, or as the preset has it; reasoning models want max_completion_tokens.'),
  maxStopSequences: z.number().int().positive().default(4).describe('How many stop sequences the server takes.'),
  omit: z
    .array(z.string())
    .default([])
    .describe(
      'Fields of the request that are not sent, such as temperature, top_p or stop. An omitted stop is applied to the answer here.',
    ),
  logprobs: z
    .boolean()
    .optional()
    .describe('Whether log-probabilities are asked for: no in chat and responses, yes in completions, where absent.'),
  scoreMaxTokens: z
    .union([z.literal(0), z.literal(1)])
    .default(0)
    .describe('max_tokens of requests that score a given text; 1 for servers that refuse 0: the token is left out.'),
  outputProcessor: z
    .enum(['remove_deepseek_r1_thinking'])
    .optional()
    .describe("HELM's function that changes answers: the thinking between <think> and </think> is taken out of the text."),
  extraBody: z.record(z.string(), z.json()).optional().describe('Fields that are added to every request, over all others.'),
  headers: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Headers that are added. A value of the form env:NAME or file:PATH is a secret; basic:env:NAME sends a name:password as Basic authentication.',
    ),
})

/** The options, with their defaults filled in. */
export type OpenaiOptions = z.output<typeof openaiOptions>
