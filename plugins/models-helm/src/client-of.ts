import type { Json, JsonObject } from '@binnacle/core'
import { CLIENT_CLASSES, type ClientClass, OUTPUT_PROCESSORS, REASONING_ENGINE } from './client-classes.data.ts'
import { argumentUnsupported } from './errors.ts'
import type { DeploymentKey } from './deployment-key.ts'
import { UNSUPPORTED_CARD } from './unsupported-card.data.ts'
import type { ObjectSpec, YamlRow } from './yaml-rows.ts'

/** The client of a deployment, with its options. */
export interface ClientUse {
  readonly client: string
  readonly options: JsonObject
}

/** What stands around a client's class. */
export interface ClientPlace {
  readonly row: YamlRow
  /** HELM's name of the model that is served. */
  readonly model: string
  readonly key: DeploymentKey
  readonly warn: (message: string) => void
}

/** Arguments that `deployment-key.ts` reads. */
const KEY_ARGUMENTS: readonly string[] = ['api_key']

/**
 * The client that stands for a class of HELM's, with HELM's arguments as its options. Each argument is taken over, or named in a warning,
 * or makes the deployment one that cannot be used; classes that are not known keep their name.
 */
export function clientOf({ className, args }: ObjectSpec, place: ClientPlace): ClientUse {
  const known = Object.hasOwn(CLIENT_CLASSES, className) ? CLIENT_CLASSES[className] : undefined
  if (known === undefined) return { client: className, options: args as JsonObject }
  const { row, model, key } = place
  const engine = model.split('/')[1] ?? model
  const reasons = known.reasoning !== undefined && REASONING_ENGINE.test(engine)
  let options: JsonObject = {
    ...known.options,
    model: known.model === 'whole' ? model : engine,
    ...(reasons ? reasoningOptions(known) : {}),
    ...omitted(known, engine),
    ...key.options,
  }
  for (const [name, value] of Object.entries(args)) {
    if (value === null || KEY_ARGUMENTS.includes(name)) continue
    const read = argumentOptions(name, value, known, reasons)
    const at = row.place('client_spec', 'args', name)
    if (typeof read !== 'string') options = mergeOptions(options, read)
    else if (read.startsWith('HELM')) place.warn(`${at}: ${row.name}: ${read}`)
    else return { client: UNSUPPORTED_CARD.name, options: { why: argumentUnsupported(at, row.name, read).message } }
  }
  if (options['vertex'] !== true) return { client: known.client, options }
  // At Vertex AI HELM takes the project and its credentials, and no key.
  const { apiKey: _key, ...others } = options
  return { client: known.client, options: others }
}

function mergeOptions(options: JsonObject, more: JsonObject): JsonObject {
  const { extraBody } = options
  if (extraBody === undefined || more['extraBody'] === undefined) return { ...options, ...more }
  const [before, after] = [extraBody as JsonObject, more['extraBody'] as JsonObject]
  const reasoning = { ...(before['reasoning'] as JsonObject), ...(after['reasoning'] as JsonObject) }
  return { ...options, extraBody: { ...before, ...after, ...(Object.keys(reasoning).length === 0 ? {} : { reasoning }) } }
}

/** What HELM leaves out for models that reason. */
function reasoningOptions({ reasoning, options }: ClientClass): JsonObject {
  const omit = [
    ...new Set([...((options['omit'] as string[] | undefined) ?? []), 'temperature', 'top_p', 'presence_penalty', 'frequency_penalty']),
  ]
  if (reasoning === 'chat') return { omit, maxTokensField: 'max_completion_tokens' }
  return { omit, extraBody: { ...(options['extraBody'] as JsonObject), reasoning: { summary: 'detailed' } } }
}

/** What HELM leaves out for a model by its name. */
function omitted({ omits = [] }: ClientClass, engine: string): JsonObject {
  const omit = omits.find(([pattern]) => pattern.test(engine))?.[1]
  return omit === undefined ? {} : { omit }
}

/** HELM's names inside arguments that are objects, where ours are others. */
const INNER_NAMES: Readonly<Record<string, string>> = { thinking_budget: 'budget', thinking_level: 'level', include_thoughts: 'include' }

function renamed(value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value as JsonObject).map(([name, inner]) => [INNER_NAMES[name] ?? name, inner]))
}

/** The options that an argument stands for; or why there are none, which begins with HELM where it has no effect there either. */
function argumentOptions(name: string, value: unknown, known: ClientClass, reasons: boolean): JsonObject | string {
  // Classes with arguments of their own have none of those below, in HELM either.
  if (known.arguments !== undefined && name !== known.modelArgument) {
    const option = Object.hasOwn(known.arguments, name) ? known.arguments[name] : undefined
    if (option === undefined) return `the argument "${name}" has no counterpart here`
    return option === null ? {} : { [option]: renamed(value as Json) }
  }
  switch (name) {
    case 'base_url':
      return typeof value === 'string' ? (value === '' ? {} : { baseUrl: value }) : `"${name}" is not a text`
    case 'org_id':
      return typeof value === 'string' ? (value === '' ? {} : { organization: value }) : `"${name}" is not a text`
    case 'reasoning_effort':
      return effort(value, known, reasons)
    case 'output_processor':
      return processor(value, known)
    default:
      if (name !== known.modelArgument) return `the argument "${name}" has no counterpart here`
      return typeof value === 'string' && value !== '' ? { model: value } : `"${name}" is not a name`
  }
}

function effort(value: unknown, { reasoning }: ClientClass, reasons: boolean): JsonObject | string {
  if (reasoning === 'responses') return { extraBody: { reasoning: { effort: value as Json } } }
  if (reasoning === 'chat' && reasons) return { extraBody: { reasoning_effort: value as Json } }
  return 'HELM sends reasoning_effort only to models named o1, o3, o4 … or gpt-5 …; it is not sent to this one'
}

function processor(value: unknown, { processes }: ClientClass): JsonObject | string {
  if (processes !== true) return 'HELM does not call output_processor in this client'
  const outputProcessor = typeof value === 'string' && Object.hasOwn(OUTPUT_PROCESSORS, value) ? OUTPUT_PROCESSORS[value] : undefined
  return outputProcessor === undefined
    ? `the output_processor ${JSON.stringify(value)} is Python code that is not known here`
    : { outputProcessor }
}
