import { KINDS } from '@binnacle/core'
import * as z from 'zod'

const positive = z.int().positive()
const texts = z.union([z.string().transform((one) => [one]), z.array(z.string())]).meta({ description: 'One text or several.' })

const window = z.union([
  positive.transform((tokens) => ({ maxSequence: tokens })),
  z.strictObject({ maxSequence: positive, maxRequest: positive.optional(), maxTotal: positive.optional() }),
])

const price = z.strictObject({
  input: z.number().nonnegative().meta({ description: 'US dollars for a million input tokens' }),
  output: z.number().nonnegative().meta({ description: 'US dollars for a million output tokens' }),
  asOf: z.string().optional(),
  source: z.string().optional(),
})

const model = z.strictObject({
  name: z.string().min(1).meta({ description: 'creator/model, as run entries name it' }),
  client: z.string().min(1).meta({ description: 'The model client that reaches it' }),
  model: z.string().optional().meta({ description: 'The model, where `name` is the name of a deployment' }),
  options: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ description: "Checked by the client's own schema; secrets are `env:NAME` or `file:PATH`" }),
  window: window.optional(),
  tokenizer: z.union([z.string(), z.strictObject({ name: z.string(), options: z.record(z.string(), z.unknown()).optional() })]).optional(),
  price: price.optional(),
  tags: z.array(z.string()).optional(),
  displayName: z.string().optional(),
  description: z.string().optional(),
})

const run = z.union([
  z.string().min(1),
  z.strictObject({
    task: z.string().min(1),
    args: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    model: z.string().optional(),
  }),
])

/** Who plays a role. */
const players = z.union([texts, z.record(z.string(), z.string())])

/** A week: no call takes longer, and timers of Node's cannot count much more. */
const MOST_SECONDS = 604_800

const limits = z.strictObject({
  replyBytes: positive.optional().meta({ description: 'The largest reply of a model, as it comes and decompressed (67108864: 64 MB)' }),
  requestBytes: positive.optional().meta({ description: 'The largest request to a model (268435456: 256 MB)' }),
  replyDepth: positive.optional().meta({ description: 'How deep objects and lists of a reply may be nested (200)' }),
  retryAfter: z
    .number()
    .positive()
    .max(MOST_SECONDS)
    .optional()
    .meta({ description: 'The longest time, in seconds, that a server may ask to wait; one that asks for more ends the run (3600)' }),
  connections: positive.optional().meta({
    description: 'Requests at a time to one host, whatever `concurrency` says; where absent, what the limit of open files allows',
  }),
})

/** The config of Binnacle. Unknown keys are errors. Paths are relative to the file. */
export const configSchema = z.strictObject({
  $schema: z.string().optional(),
  plugins: z
    .array(z.unknown())
    .optional()
    .meta({ description: 'Package names, paths of modules, or plugins by value; without it, all plugins among the dependencies' }),
  prefer: z
    .partialRecord(z.enum(KINDS), z.record(z.string(), z.string()))
    .optional()
    .meta({ description: 'The plugin that contributes a name which several have: `{ tasks: { harbour: "@acme/harbour" } }`' }),
  models: z
    .array(z.union([z.string(), model]))
    .optional()
    .meta({ description: 'Models for entries that name none; objects define your own' }),
  runs: z.array(run).optional().meta({ description: 'Run entries' }),
  conf: texts.optional().meta({ description: "HELM's run entry files" }),
  roles: z
    .record(z.string(), z.union([players, z.record(z.string(), players)]))
    .optional()
    .meta({
      description:
        'Who plays the roles of annotators, by role or by annotator and role: a model, a list, or models by seat: `{ judge: "a/b", my_jury: { jury: { first: "a/b", second: "c/d" } } }`',
    }),
  suite: z.string().min(1).optional(),
  out: z.string().min(1).optional(),
  localPath: z.string().optional().meta({ description: "HELM's folder of local settings (prod_env)" }),
  maxEvalInstances: positive.optional(),
  numTrainTrials: positive.optional(),
  groupsToRun: z.array(z.string()).optional(),
  priority: z.int().optional(),
  concurrency: positive.optional(),
  timeout: z.number().positive().max(MOST_SECONDS).optional().meta({ description: 'Seconds for one call' }),
  attempts: positive.optional().meta({ description: 'Tries for one request' }),
  mirror: texts.optional(),
  offline: z.boolean().optional(),
  badRows: z.enum(['fail', 'skip']).optional().meta({ description: 'What to do with a broken row of a data file' }),
  cache: z.strictObject({ dir: z.string().optional() }).optional(),
  limits: limits.optional().meta({ description: 'How large replies and requests may be, and how long a server may ask to wait' }),
  budget: z.strictObject({ usd: z.number().positive().optional(), tokens: positive.optional() }).optional(),
  replay: texts.optional(),
  failOn: z.string().optional(),
  envFile: z.string().optional(),
  yes: z.boolean().optional(),
})

/** A config as it is checked and completed. */
export type Config = z.output<typeof configSchema>

/** A config as it is written. */
export type ConfigInput = z.input<typeof configSchema>

/** The schema as JSON Schema, for editors. */
export function configJsonSchema(): unknown {
  return z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' })
}
