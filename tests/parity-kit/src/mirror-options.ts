import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FilesOptions } from '@binnacle/hub'
import { tarOf } from './tar-of.ts'

/** The mirror with the rows written for the demonstration. */
export const demoMirror: string = fileURLToPath(new URL('../../../plugins/demo/mirror', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'binnacle-test-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Options of `createFiles` that read one mirror and nothing else. */
export function mirrorOptions(mirror: string): FilesOptions {
  return { mirrors: [mirror], offline: true, cacheDir: join(folder, 'cache'), baseDir: folder, fetch, env: {}, badRows: 'fail' }
}

/** A file of a mirror: what it is asked for by, and its text or, of an archive, its members. */
export type MirrorFile =
  | { readonly url: string; readonly text: string }
  | { readonly url: string; readonly members: Readonly<Record<string, string>> }
  | MirrorDatasetFile

/** A file of a data set of the Hub: CSV as a text, or rows of any kind. */
export type MirrorDatasetFile = {
  readonly dataset: string
  readonly config?: string
  readonly split?: string
  /** Its path on the Hub, for scenarios that name files. */
  readonly file?: string
  readonly revision?: string
} & ({ readonly text: string } | { readonly rows: readonly object[] })

let written = 0

function datasetPath({ dataset, config = 'default', split, revision = 'main', file, ...rest }: MirrorDatasetFile): string {
  return `hub/datasets/${dataset}/${revision}/${file ?? `${config}/${split}.${'rows' in rest ? 'jsonl' : 'csv'}`}`
}

function contentOf(file: MirrorFile): Buffer {
  if ('members' in file) return tarOf(file.members)
  return Buffer.from('rows' in file ? file.rows.map((row) => JSON.stringify(row)).join('\n') : file.text)
}

/** Writes a complete mirror of a few files, which stand in for what their addresses hold, into a folder that is removed at the end; gives its path. */
export function writeMirror(files: readonly MirrorFile[]): string {
  const root = join(folder, `mirror-${written++}`)
  const entries = files.map((file) => {
    const path = 'url' in file ? file.url.replace('://', '/') : datasetPath(file)
    const content = contentOf(file)
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
    const place =
      'url' in file
        ? { kind: 'http', source: file.url }
        : { kind: 'hub', source: file.dataset, config: file.config, split: file.split, revision: file.revision ?? 'main' }
    return { ...place, path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex'), note: 'written for a test' }
  })
  writeFileSync(join(root, 'mirror.json'), JSON.stringify({ complete: true, entries }))
  return root
}
