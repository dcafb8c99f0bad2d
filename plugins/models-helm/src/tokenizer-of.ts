import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TokenizerUse } from '@binnacle/core'
import { HARMLESS_TOKENIZER_ARGUMENTS, TOKENIZER_CLASSES } from './client-classes.data.ts'
import { specField, textField, type YamlRow } from './yaml-rows.ts'

/** The file of the Hub or of the folder that a tokenizer is read from; else it is found by its name in HELM. */
export function tokenizerOf(row: YamlRow, folder: string, warn: (message: string) => void): TokenizerUse {
  const { name, place } = row
  const spec = specField(row, 'tokenizer_spec')
  const known = spec === undefined || !Object.hasOwn(TOKENIZER_CLASSES, spec.className) ? undefined : TOKENIZER_CLASSES[spec.className]
  if (spec === undefined || known === undefined) return { name }
  const { [known.path ?? '']: given, revision, ...others } = spec.args
  for (const [argument, value] of Object.entries(others)) {
    if (value === null || HARMLESS_TOKENIZER_ARGUMENTS.includes(argument)) continue
    warn(`${place('tokenizer_spec', 'args', argument)}: ${name}: the argument "${argument}" has no counterpart here and is not used`)
  }
  if (typeof given !== 'string') return { name }
  const prefixToken = textField(row, 'prefix_token') ?? ''
  const path = [join(folder, given, 'tokenizer.json'), join(folder, given), resolve(given, 'tokenizer.json'), resolve(given)].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  )
  if (path !== undefined) return { name: known.tokenizer, options: { path, prefixToken } }
  if (!/^[^/.]+\/[^/]+$/.test(given)) return { name }
  // HELM's own tokenizer of that name stands in where the Hub does not have it, or may not be asked.
  return {
    name: known.tokenizer,
    options: { repo: given, revision: typeof revision === 'string' ? revision : 'main', prefixToken },
    otherwise: name,
  }
}
