import { hash } from 'node:crypto'
import { multimodalParts, type Request, type RunDeployment } from '@binnacle/core'

/** The version of keys: it stands in what is hashed, so that keys of different versions never meet. */
const KEY_VERSION = 'k1'

/**
 * Which fields of a request count for its key. A new field does not compile until it is decided; what is absent leaves no trace, so a
 * new field changes no key of an older request.
 */
const KEYED = {
  prompt: true,
  messages: true,
  numCompletions: true,
  temperature: true,
  topP: true,
  topKPerToken: true,
  maxTokens: true,
  stopSequences: true,
  presencePenalty: true,
  frequencyPenalty: true,
  random: true,
  echoPrompt: true,
  responseFormat: true,
  imageParameters: true,
  seed: true,
  topK: true,
  tools: true,
  toolChoice: true,
  reasoning: true,
} as const satisfies Record<keyof Required<Request>, boolean>

const FIELDS = (Object.keys(KEYED) as (keyof Request)[]).filter((field) => KEYED[field])

/** A request as one text: the same content gives the same text, whatever the order of its fields. */
export function canonicalRequest(request: Request): string {
  const present: Record<string, unknown> = {}
  for (const field of FIELDS) {
    const value = request[field]
    if (value !== undefined) present[field] = typeof value === 'object' ? sorted(value) : value
  }
  return JSON.stringify(present)
}

/**
 * The key of an answer: SHA-256, 64 hex digits, of the key's version, client, deployment with its options, repeat, and the whole
 * canonical request.
 * @returns a function from request to key
 */
export function createRequestKey(deployment: RunDeployment, repeat = 0): (request: Request) => string {
  const { client, name, model, options } = deployment
  const prefix = JSON.stringify([KEY_VERSION, client, name, model, sorted(options), repeat])
  return (request) => hash('sha256', `${prefix}\n${canonicalRequest(request)}`)
}

/** The fields that keys of format 0 hashed, by position; `parts` was then a field of its own. */
const OLD_FIELDS = [
  'prompt',
  'messages',
  'parts',
  'numCompletions',
  'temperature',
  'topP',
  'topKPerToken',
  'maxTokens',
  'stopSequences',
  'presencePenalty',
  'frequencyPenalty',
  'random',
  'echoPrompt',
  'responseFormat',
  'imageParameters',
  'seed',
  'topK',
] as const

/** The key under which a record of format 0 has the answer to a request. */
export function createOldRequestKey(deployment: RunDeployment): (request: Request) => string {
  const { client, name, model, options } = deployment
  const prefix = JSON.stringify([client, name, model, sorted(options), 0])
  return (request) => {
    const parts = multimodalParts(request)
    const fields: Readonly<Record<string, unknown>> = parts === undefined ? { ...request } : { ...request, messages: undefined, parts }
    const values = OLD_FIELDS.map((field) => (fields[field] === undefined ? null : sorted(fields[field])))
    return hash('sha256', `${prefix}\n${JSON.stringify(values)}`)
  }
}

/** A value with the keys of its objects in order, so that equal values give equal texts. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted((value as Record<string, unknown>)[key])]),
  )
}
