import { isBinnacleError } from '@binnacle/core'
import type { HoconPlain } from '@binnacle/helm'

/** The environment, by which HOCON fills in `${NAME}`. */
type Environment = Readonly<Record<string, string | undefined>>

/** What is known of the file of a secret. */
export interface SecretFile {
  readonly path: string
  readonly folder: string
  readonly text: string
  readonly env: Environment
}

/**
 * Finds a value in a file: a key of a line (`key: value`, `key = value`), or behind a pointer (`/deployments/acme~1tiny`, as RFC 6901
 * writes it) a value of HOCON (`.conf`), YAML or JSON; entries of a list are found by their `name`. Of entries with one name the last
 * counts, as in HELM.
 * @returns undefined where it is not there, or is no text and no number
 * @throws SyntaxError where the file has another form than its name says; nothing of the file stands in it
 */
export async function findInFile(key: string, file: SecretFile): Promise<string | undefined> {
  if (!key.startsWith('/')) return lineValue(key, file.text)
  const steps = key
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  let value = await parsed(file)
  for (const step of steps) value = stepInto(value, step)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined
}

function lineValue(key: string, text: string): string | undefined {
  const line = new RegExp(`^\\s*"?${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"?\\s*[:=]\\s*(.*?)\\s*,?\\s*$`, 'm').exec(text)
  return line?.[1]!.replace(/^"(.*)"$/, '$1')
}

async function parsed({ path, folder, text, env }: SecretFile): Promise<unknown> {
  if (path.endsWith('.conf')) {
    const { readHocon } = await import('@binnacle/helm')
    try {
      return readHocon(text, { file: path, folder, env })
    } catch (cause) {
      // The message of a fault may quote the line, which holds the secret.
      throw new SyntaxError(isBinnacleError(cause) ? cause.code : 'it is not HOCON')
    }
  }
  const { readPythonYaml } = await import('@binnacle/python/yaml')
  const read = readPythonYaml(text)
  if (read.fault !== undefined)
    throw new SyntaxError(read.line === undefined ? 'it is not YAML' : `it is not YAML from line ${read.line} on`)
  return read.value
}

function stepInto(value: unknown, step: string): unknown {
  if (value instanceof Map) {
    const map = value as ReadonlyMap<string, HoconPlain>
    return map.get(step) ?? map.get(JSON.stringify(step))
  }
  if (Array.isArray(value)) return value.findLast((entry: unknown) => isObject(entry) && entry['name'] === step)
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
