import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tarOf } from '@binnacle/parity-kit/tar-of'

/** Writes a complete mirror that holds one archive under a URL. */
export function writeArchiveMirror(folder: string, url: string, files: Readonly<Record<string, string>>): void {
  const archive = tarOf(files)
  const path = `http/${url.replace(/^https?:\/\//, '')}`
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), archive)
  const sha256 = createHash('sha256').update(archive).digest('hex')
  const entry = { kind: 'http', source: url, path, bytes: archive.length, sha256 }
  writeFileSync(join(folder, 'mirror.json'), JSON.stringify({ complete: true, entries: [entry] }))
}
