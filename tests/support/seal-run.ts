import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a manifest for the files of a run as they are now, as if the run had left them so: for tests that make records of their own. */
export function sealRun(folder: string): void {
  const file = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly files: object }
  const entries = Object.keys(manifest.files).map((name) => {
    const content = readFileSync(join(folder, name))
    return [name, { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }]
  })
  writeFileSync(file, JSON.stringify({ ...manifest, files: Object.fromEntries(entries) as object }))
}
