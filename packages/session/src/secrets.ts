import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BinnacleError } from '@binnacle/core'
import { rememberSecret } from './redact.ts'

const missing = (reference: string, why: string, hint: string) =>
  new BinnacleError({ code: 'ERR_CONFIG_SECRET', message: `the secret ${reference} ${why}`, hint, fate: 'run' })

/**
 * Resolves `env:NAME`, `file:PATH` (the whole file, trimmed) or `file:PATH#key` (a line `key: value` or `key = value` of it).
 * @throws BinnacleError `ERR_CONFIG_SECRET`
 */
export function createSecrets(env: Readonly<Record<string, string | undefined>>, folder: string): (reference: string) => Promise<string> {
  return async (reference) => {
    const value = read(reference, env, folder)
    rememberSecret(value)
    return value
  }
}

function read(reference: string, env: Readonly<Record<string, string | undefined>>, folder: string): string {
  if (reference.startsWith('env:')) {
    const name = reference.slice('env:'.length)
    const value = Object.hasOwn(env, name) ? env[name] : undefined
    if (value === undefined || value === '')
      throw missing(reference, 'is not there: the variable is not set', `Set it (export ${name}=…), or give --env-file FILE.`)
    return value
  }
  if (!reference.startsWith('file:')) throw missing('in the config', 'is no reference', 'Write "env:NAME" or "file:PATH".')
  const [path = '', key] = reference.slice('file:'.length).split('#')
  let text: string
  try {
    text = readFileSync(resolve(folder, path), 'utf8')
  } catch {
    throw missing(reference, 'is not there: the file cannot be read', 'Correct the path; it is relative to the config.')
  }
  if (key === undefined) return text.trim()
  const line = new RegExp(`^\\s*"?${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"?\\s*[:=]\\s*(.*?)\\s*,?\\s*$`, 'm').exec(text)
  if (line === null) throw missing(reference, `is not there: the file has no «${key}»`, `Add a line «${key}: …» to ${path}.`)
  return line[1]!.replace(/^"(.*)"$/, '$1')
}
