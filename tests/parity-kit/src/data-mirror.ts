import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder beside the repository with files of data sets, each with its source and hash in a list. */
const dataFolder = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))

/** Whether files of data sets are there to make mirrors of. */
export const hasData: boolean = existsSync(`${dataFolder}MANIFEST.json`)

/** A file of that folder, and what a scenario asks for when it means it. */
export interface MirroredFile {
  /** The path below the folder: `juletxara__mgsm/mgsm_es.tsv`. */
  readonly path: string
  readonly dataset: string
  /** The file's path on the Hub. */
  readonly file: string
  readonly config?: string
  readonly split?: string
}

interface Listed {
  readonly folder: string
  readonly licence: string
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string; readonly cut_how?: string }[]
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'binnacle-data-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a complete mirror of files of data sets; gives its path. Cut files say so. Without a folder, into one that is removed at the end. */
export function writeDataMirror(files: readonly MirroredFile[], root: string = temporaryFolder()): string {
  const listed = JSON.parse(readFileSync(`${dataFolder}MANIFEST.json`, 'utf8')) as readonly Listed[]
  const entries = files.map(({ path: from, dataset, file, config, split }) => {
    const [folder, ...rest] = from.split('/')
    const source = listed.find((one) => one.folder === folder)
    const one = source?.files.find(({ path }) => path === rest.join('/'))
    if (source === undefined || one === undefined) throw new Error(`${from} is not in the list of data files`)
    const path = `hub/datasets/${dataset}/main/${file}`
    mkdirSync(dirname(join(root, path)), { recursive: true })
    copyFileSync(join(dataFolder, from), join(root, path))
    const { bytes, sha256, cut_how: note } = one
    return { kind: 'hub', source: dataset, config, split, revision: 'main', path, bytes, sha256, licence: source.licence, note }
  })
  writeFileSync(join(root, 'mirror.json'), JSON.stringify({ complete: true, entries }))
  return root
}
