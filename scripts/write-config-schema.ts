import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configJsonSchema } from '../packages/config/src/config-schema.ts'

const FILE = join(import.meta.dirname, '..', 'packages', 'config', 'config.schema.json')

/** The config's JSON Schema for editors: as the file has it, and as the code has it. */
export function configSchemaFile(): { readonly present: string; readonly wanted: string } {
  return { present: readFileSync(FILE, 'utf8'), wanted: `${JSON.stringify(configJsonSchema(), null, 2)}\n` }
}

if (import.meta.main) writeFileSync(FILE, `${JSON.stringify(configJsonSchema(), null, 2)}\n`)
