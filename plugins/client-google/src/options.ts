import { z } from 'zod'

/** Where the Gemini API answers. */
export const GEMINI_BASE_URL = 'https://generativelanguage.googleapis.com/v1beta'

/** The secret that is used where none is named. */
export const GEMINI_KEY = 'env:GEMINI_API_KEY'

/** How much a model thinks, as the interface has it. */
const thinking = z.strictObject({
  budget: z.number().int().min(-1).optional().describe('The budget of thinking in tokens; 0 is none, -1 as much as the model wants.'),
  level: z.enum(['minimal', 'low', 'medium', 'high']).optional().describe('How much is thought, for models from Gemini 3 on.'),
  include: z.boolean().optional().describe('Whether a summary of what was thought comes along; it is kept apart from the text.'),
})

/** The options of a deployment of this client. */
export const googleOptions = z.strictObject({
  baseUrl: z
    .string()
    .optional()
    .describe(
      `The address of the interface: ${GEMINI_BASE_URL}, or with a project that of Vertex AI at the location. The version is added where the path has none.`,
    ),
  apiKey: z
    .string()
    .optional()
    .describe(
      'The key of the Gemini API, as a reference: env:NAME or file:PATH. Where absent, and without a project, Google gets env:GEMINI_API_KEY.',
    ),
  project: z.string().optional().describe('A project of Google Cloud: requests go to Vertex AI.'),
  vertex: z
    .boolean()
    .default(false)
    .describe('Requests go to Vertex AI: the project is that of GOOGLE_CLOUD_PROJECT of the environment where none is named here.'),
  location: z.string().default('global').describe('The location at Vertex AI.'),
  credentials: z
    .string()
    .optional()
    .describe(
      'Credentials for Vertex AI, as a reference: file:PATH or env:NAME with the JSON of a service account or of gcloud auth application-default login. Where absent: the file that GOOGLE_APPLICATION_CREDENTIALS names, else that of gcloud, else the account of the machine.',
    ),
  metadataUrl: z
    .string()
    .default('http://metadata.google.internal')
    .describe('Where the account of a machine at Google gets its tokens, without credentials.'),
  model: z.string().optional().describe("The model's name on the server; the deployment's name after the first / where absent."),
  thinking: thinking.optional().describe('How much the model thinks. A request that says reasoning comes first.'),
  safety: z
    .enum(['default', 'block_none', 'off'])
    .default('default')
    .describe("The safety settings of all categories; default sends none. HELM's VertexAIChatClient sends block_none."),
  logprobs: z.boolean().default(false).describe('Whether log-probabilities are asked for, of models that give them.'),
  topKPerToken: z
    .boolean()
    .default(false)
    .describe(
      "Sends HELM's top_k_per_token as topK, as HELM's clients do. With its default of 1 every answer is greedy, whatever the temperature.",
    ),
  omit: z
    .array(z.string())
    .default([])
    .describe('Fields of generationConfig that are not sent, such as temperature; echoPrompt is left out instead of refused.'),
  extraBody: z.record(z.string(), z.json()).optional().describe('Fields that are added to every request, over all others.'),
  headers: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Headers that are added. A value of the form env:NAME or file:PATH is a secret; basic:env:NAME sends a name:password as Basic authentication.',
    ),
})

/** The options, with their defaults filled in. */
export type GoogleOptions = z.output<typeof googleOptions>
