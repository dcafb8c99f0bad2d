import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { BinnacleError } from '@binnacle/core'
import { redactSecrets } from '@binnacle/http/redact'
import { rememberSecret } from './redact.ts'
import { findInFile } from './secret-file.ts'

const missing = (reference: string, why: string, hint: string) =>
  new BinnacleError({ code: 'ERR_CONFIG_SECRET', message: `the secret ${reference} ${why}`, hint, fate: 'run' })

/** The longest text that is taken for a placeholder. */
const LONGEST_PLACEHOLDER = 24

/**
 * Resolves `env:NAME`, `file:PATH` (the whole file, trimmed), `file:PATH#key` (a line `key: value` or `key = value` of it) or
 * `file:PATH#/a/b` (a value of HOCON, YAML or JSON). `text:WORD` is a placeholder for servers that want any key, and no secret.
 * @throws BinnacleError `ERR_CONFIG_SECRET`
 */
export function createSecrets(env: Readonly<Record<string, string | undefined>>, folder: string): (reference: string) => Promise<string> {
  return async (reference) => {
    if (reference.startsWith('text:')) return placeholder(reference.slice('text:'.length))
    const value = await read(reference, env, folder)
    rememberSecret(value)
    // As Basic authentication sends it.
    if (value.includes(':')) rememberSecret(Buffer.from(value).toString('base64'))
    return value
  }
}

function placeholder(text: string): string {
  if (text.length <= LONGEST_PLACEHOLDER && redactSecrets(text) === text) return text
  throw missing('behind text:', 'looks like a key, which stands in no config', 'Put it into a variable, and write "env:NAME".')
}

async function read(reference: string, env: Readonly<Record<string, string | undefined>>, folder: string): Promise<string> {
  if (reference.startsWith('env:')) {
    const name = reference.slice('env:'.length)
    const value = Object.hasOwn(env, name) ? env[name] : undefined
    if (value === undefined || value === '')
      throw missing(reference, 'is not there: the variable is not set', `Set it (export ${name}=…), or give --env-file FILE.`)
    return value
  }
  if (!reference.startsWith('file:')) throw missing('in the config', 'is not a reference', 'Write "env:NAME" or "file:PATH".')
  const [, path = '', key] = /^([^#]*)(?:#(.*))?$/s.exec(reference.slice('file:'.length))!
  const file = resolve(folder, path)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw missing(reference, 'is not there: the file cannot be read', 'Correct the path; it is relative to the config.')
  }
  if (key === undefined) return text.trim()
  let found: string | undefined
  try {
    found = await findInFile(key, { path, folder: dirname(file), text, env })
  } catch (cause) {
    throw missing(reference, `cannot be read: ${(cause as Error).message}`, `Correct ${path}.`)
  }
  if (found === undefined) throw missing(reference, `is not there: the file has no "${key}"`, `Add it to ${path}.`)
  return found
}
