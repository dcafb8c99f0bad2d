import { resolve } from 'node:path'
import type { DatasetSource, FileSource, LocalFile, RowOptions } from '@binnacle/core'
import { readArchive } from './archives/archive.ts'
import { bytesOf, decoded, gunzipped, readBytes, textOf } from './bytes/byte-stream.ts'
import { localMissing, noRows, notAtHand, rowBroken, type BrokenRow } from './errors.ts'
import type { FilesOptions, FilesWithRecord, SkippedRow } from './files-options.ts'
import { createFingerprints } from './bytes/hash.ts'
import { readJsonEntries } from './rows/json-array.ts'
import { HEAD, peekBytes, refusePointer } from './bytes/look-at-head.ts'
import { createMirrorFiles } from './mirrors/mirror-files.ts'
import { findPackaged, isPackaged } from './mirrors/packaged-file.ts'
import { createRemoteFiles } from './remote/remote-files.ts'
import { contentOf, findMember, readRows } from './rows/rows.ts'
import { sourceText } from './source.ts'

/** How many skipped rows are remembered one by one. */
const REMEMBERED = 100

/** Finds files: in the mirrors in their order, else in the cache, else over the network. */
function createFinder(options: FilesOptions) {
  const fingerprint = createFingerprints()
  const mirrors = createMirrorFiles(options.mirrors, fingerprint)
  const remote = createRemoteFiles(options, fingerprint)

  /** Finds a file, and refuses one that only stands for the file that is meant. */
  async function find(source: FileSource): Promise<LocalFile> {
    const file = await locate(source)
    if (file.bytes <= HEAD) refusePointer((await peekBytes(readBytes(file.path))).head, file.source)
    return file
  }

  async function locate(source: FileSource): Promise<LocalFile> {
    if ('path' in source) return findLocal(source.path)
    if (isPackaged(source)) return findPackaged(source, fingerprint)
    const mirrored = await mirrors.find(source)
    if (mirrored !== undefined) return mirrored
    const complete = await mirrors.complete()
    const found = complete ? undefined : await remote.find(source)
    if (found !== undefined) return found
    throw notAtHand(sourceText(source), await mirrors.searched(), whyNot(complete))
  }

  async function findLocal(asked: string): Promise<LocalFile> {
    const path = resolve(options.baseDir, asked)
    try {
      return { path, ...(await fingerprint(path)), source: asked }
    } catch (cause) {
      throw localMissing(path, asked, cause)
    }
  }

  async function filesOf(source: DatasetSource): Promise<readonly LocalFile[]> {
    const mirrored = await mirrors.findRows(source)
    if (mirrored.length > 0) return mirrored
    const complete = await mirrors.complete()
    const found = complete ? undefined : await remote.findRows(source)
    if (found !== undefined) return found
    const { dataset, config, split, revision } = source
    const asked = `the split "${split}"${config === undefined ? '' : ` of the config "${config}"`} of hub:${dataset}@${revision ?? 'main'}`
    throw notAtHand(asked, await mirrors.searched(dataset), whyNot(complete))
  }

  return { find, filesOf }
}

/**
 * Opens the files that scenarios may read: from the mirrors in their order, else the cache, else the network. Sizes and
 * hashes are kept and checked; what was handed out is remembered. Libraries are loaded when their formats are first met.
 */
export function createFiles(options: FilesOptions): FilesWithRecord {
  const { find, filesOf } = createFinder(options)
  const used = new Map<string, LocalFile>()
  const underWay = new Map<string, Promise<LocalFile>>()
  const skipped: SkippedRow[] = []
  let skippedCount = 0

  function handOut(file: LocalFile): LocalFile {
    const key = `${file.source}\0${file.path}`
    if (!used.has(key)) used.set(key, Object.freeze(file))
    return file
  }

  function get(source: FileSource): Promise<LocalFile> {
    const key = JSON.stringify(source)
    let found = underWay.get(key)
    if (found === undefined) {
      found = find(source).then(handOut)
      underWay.set(key, found)
      const done = (): boolean => underWay.delete(key)
      found.then(done, done)
    }
    return found
  }

  function onBroken(broken: BrokenRow): void {
    if (options.badRows === 'fail') throw rowBroken(broken)
    skippedCount++
    if (skipped.length < REMEMBERED) skipped.push({ file: broken.file, row: broken.row, reason: broken.reason })
  }

  return {
    get,
    async text(source, member) {
      const file = await get(source)
      const found = member === undefined ? undefined : await findMember(file, member, options.cacheDir)
      return textOf(await contentOf(file, found), found === undefined ? file.source : `${file.source}!${found.path}`)
    },
    async bytes(source, member) {
      const file = await get(source)
      // Media are kept as they are: what is gzipped stays so.
      if (member === undefined) return bytesOf(readBytes(file.path))
      return bytesOf(await (await findMember(file, member, options.cacheDir)).open())
    },
    async *entries(source) {
      const file = await get(source)
      yield* readJsonEntries(decoded(gunzipped(readBytes(file.path), file.source), file.source), file.source)
    },
    async *rows<Row = Readonly<Record<string, unknown>>>(source: FileSource | DatasetSource, rowOptions: RowOptions<Row> = {}) {
      const files = 'split' in source ? (await filesOf(source)).map(handOut) : [await get(source)]
      const reading = { options: rowOptions, cacheDir: options.cacheDir, isOwn: 'path' in source, onBroken }
      let count = 0
      for (const file of files) count += yield* readRows(file, reading)
      // A mirror may say that a file is cut: to nothing, too.
      if (count === 0 && files.every(({ note }) => note === undefined)) throw noRows(files.map((file) => file.source))
    },
    async *members(source) {
      const file = await get(source)
      for (const member of await readArchive(file, options.cacheDir)) {
        const name = `${file.source}!${member.path}`
        yield {
          path: member.path,
          text: async () => textOf(await member.open(), name),
          bytes: async () => bytesOf(await member.open()),
        }
      }
    },
    used: () => [...used.values()],
    skippedRows: () => ({ count: skippedCount, rows: [...skipped] }),
  }
}

function whyNot(complete: boolean): string {
  return complete ? 'a mirror is marked complete' : '--offline forbids downloading it'
}
