import { didYouMean } from '@binnacle/core'
import { isMissingField } from '@binnacle/core/host'
import { type Config, configSchema } from './config-schema.ts'
import { configInvalid, plainSecret } from './errors.ts'
import { refuseEndless } from './refuse-endless.ts'
import { isWrittenSecret } from './written-secret.ts'

interface Issue {
  readonly code: string
  readonly message: string
  readonly path: readonly PropertyKey[]
  readonly keys?: readonly string[]
  readonly errors?: readonly (readonly Issue[])[]
}

/** Finds the line of a key or value by its path. */
export type FindLine = (path: readonly PropertyKey[]) => number | undefined

/**
 * Checks a config.
 * @param file where it stands, for messages
 * @param lineOf finds lines, where the file has lines of its own (JSON, YAML)
 * @throws BinnacleError `ERR_CONFIG_ENDLESS`, `ERR_CONFIG_INVALID`, `ERR_CONFIG_SECRET`
 */
export function checkConfig(value: unknown, file: string, lineOf: FindLine = () => undefined): Config {
  const place = (path: readonly PropertyKey[]) => {
    const line = lineOf(path)
    return line === undefined ? file : `${file}:${line}`
  }
  refuseEndless(value, file)
  refuseSecrets(value, [], place)
  const result = configSchema.safeParse(value)
  if (result.success) return result.data
  const issue = innermost(telling(result.error.issues as unknown as readonly Issue[]))
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys?.[0] : undefined
  if (unknown === undefined)
    throw configInvalid(place(issue.path), pathText(issue.path), isMissingField(issue, value) ? 'this is missing' : issue.message)
  const known = knownKeys(issue.path)
  const message = `there is no key “${unknown}” here.${didYouMean(unknown, known)}${known.length === 0 ? '' : ` Known keys: ${known.join(', ')}.`}`
  throw configInvalid(place([...issue.path, unknown]), pathText([...issue.path, unknown]), message)
}

/** Of several faults an unknown key says most: where it is misspelt, the right one is missing too. */
function telling(issues: readonly Issue[]): Issue {
  return issues.find((issue) => issue.code === 'unrecognized_keys') ?? issues[0]!
}

/** Of several forms that do not fit, the one that came furthest says most. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || issue.errors === undefined || issue.errors.length === 0) return issue
  const found = issue.errors
    .filter((issues) => issues.length > 0)
    .map(telling)
    .map((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }))
  const deepest = found.reduce((best, inner) => (inner.path.length > best.path.length || inner.code === 'unrecognized_keys' ? inner : best))
  if (deepest.path.length > issue.path.length || deepest.code === 'unrecognized_keys') return deepest
  return { ...deepest, message: found.map((inner) => inner.message.replace(/^Invalid input: /, '')).join(', or ') }
}

function pathText(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`)).join('')
}

/** The keys that the object at a path may have. */
function knownKeys(path: readonly PropertyKey[]): readonly string[] {
  let schema: unknown = configSchema
  for (const part of path) {
    const objects = shapesOf(schema)
    const next = typeof part === 'number' ? elementOf(schema) : objects.map((shape) => shape[String(part)]).find((one) => one !== undefined)
    if (next === undefined) return []
    schema = next
  }
  return shapesOf(schema).flatMap((shape) => Object.keys(shape))
}

interface Definition {
  readonly shape?: Record<string, unknown>
  readonly element?: unknown
  readonly innerType?: unknown
  readonly in?: unknown
  readonly options?: readonly unknown[]
}

const definitionOf = (schema: unknown): Definition => (schema as { readonly def?: Definition }).def ?? {}

function shapesOf(schema: unknown): readonly Record<string, unknown>[] {
  const { shape, innerType, in: input, options } = definitionOf(schema)
  if (shape !== undefined) return [shape]
  if (options !== undefined) return options.flatMap(shapesOf)
  const inner = innerType ?? input
  return inner === undefined ? [] : shapesOf(inner)
}

function elementOf(schema: unknown): unknown {
  const { element, innerType, in: input, options } = definitionOf(schema)
  if (element !== undefined) return element
  if (options !== undefined) return options.map(elementOf).find((one) => one !== undefined)
  const inner = innerType ?? input
  return inner === undefined ? undefined : elementOf(inner)
}

function refuseSecrets(value: unknown, path: readonly PropertyKey[], place: (path: readonly PropertyKey[]) => string): void {
  if (typeof value === 'string') {
    const name = path.findLast((part) => typeof part === 'string') ?? ''
    if (isWrittenSecret(String(name), value)) throw plainSecret(place(path), pathText(path))
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) refuseSecrets(item, [...path, index], place)
  } else if (typeof value === 'object' && value !== null && !('~contract' in value)) {
    for (const [key, item] of Object.entries(value)) refuseSecrets(item, [...path, key], place)
  }
}
