import { hash } from 'node:crypto'
import type { Request, RunDeployment } from '@binnacle/core'

/** The fields of a request in the order in which they are hashed. */
const FIELDS = [
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
] as const satisfies readonly (keyof Request)[]

/** A request as one text: the same content gives the same text, whatever the order of its fields. */
export function canonicalRequest(request: Request): string {
  const values: unknown[] = []
  for (const field of FIELDS) {
    const value = request[field]
    values.push(value === undefined ? null : typeof value === 'object' ? sorted(value) : value)
  }
  return JSON.stringify(values)
}

/**
 * The key of an answer: SHA-256, 64 hex digits, of the whole canonical request, client, deployment with its options, and repeat.
 * @returns a function from request to key
 */
export function createRequestKey(deployment: RunDeployment, repeat = 0): (request: Request) => string {
  const { client, name, model, options } = deployment
  const prefix = JSON.stringify([client, name, model, sorted(options), repeat])
  return (request) => hash('sha256', `${prefix}\n${canonicalRequest(request)}`)
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
