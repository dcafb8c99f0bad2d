import type { DatasetSource, FileSource, LocalFile } from '@binnacle/core'
import { contentDiffers, fileBroken } from '../errors.ts'
import type { Fingerprint } from '../bytes/hash.ts'
import { entryFile, entryPath, findHubFile, findRows, findUrl, knownParts, readMirror, type Mirror, type MirrorEntry } from './mirror.ts'
import { hubFileOf, hubSourceText } from '../source.ts'

/** Said of files of a mirror that is made for demonstration. */
const DEMO_NOTE = 'demo: a made-up stand-in, not the real data'

/** The mirrors at work. */
export interface MirrorFiles {
  /** Whether one of them holds all there is. */
  complete(): Promise<boolean>
  /** A file, from the first mirror that lists it. */
  find(source: FileSource): Promise<LocalFile | undefined>
  /** The files of a split, from the first mirror that lists any. */
  findRows(source: DatasetSource): Promise<readonly LocalFile[]>
  /** Names of the mirrors, with what they know of a data set, for messages. */
  searched(dataset?: string): Promise<readonly string[]>
}

/** Opens mirrors; their lists are read when the first file is asked for. */
export function createMirrorFiles(folders: readonly string[], fingerprint: (path: string) => Promise<Fingerprint>): MirrorFiles {
  let read: Promise<readonly Mirror[]> | undefined
  const mirrors = (): Promise<readonly Mirror[]> => (read ??= Promise.all(folders.map(readMirror)))

  /** Checks an entry's file: size and hash as listed, and as asked for, unless the entry says that it is a stand-in. */
  async function open(
    mirror: Mirror,
    entry: MirrorEntry,
    source: string,
    asked: { sha256?: string | undefined; bytes?: number | undefined },
  ): Promise<LocalFile> {
    const path = entryPath(mirror, entry)
    const found = await fingerprint(path).catch((cause: unknown) => {
      throw fileBroken(source, `the mirror lists it, but ${path} cannot be read`, cause)
    })
    if (entry.bytes !== undefined && entry.bytes !== found.bytes) throw contentDiffers(source, path, 'bytes', entry.bytes, found.bytes)
    if (entry.sha256.toLowerCase() !== found.sha256) throw contentDiffers(source, path, 'sha256', entry.sha256, found.sha256)
    const note = mirror.demo ? [DEMO_NOTE, entry.note].filter((text) => text !== undefined).join('; ') : entry.note
    if (note === undefined) {
      if (asked.sha256 !== undefined && asked.sha256.toLowerCase() !== found.sha256)
        throw contentDiffers(source, path, 'sha256', asked.sha256, found.sha256)
      if (asked.bytes !== undefined && asked.bytes !== found.bytes) throw contentDiffers(source, path, 'bytes', asked.bytes, found.bytes)
    }
    return {
      path,
      ...found,
      source,
      ...(entry.licence === undefined ? {} : { licence: entry.licence }),
      ...(note === undefined ? {} : { note }),
    }
  }

  return {
    complete: async () => (await mirrors()).some((mirror) => mirror.complete),
    async find(source) {
      if ('path' in source) return undefined
      const hub = hubFileOf(source)
      for (const mirror of await mirrors()) {
        const entry = 'url' in source ? findUrl(mirror, source.url) : findHubFile(mirror, hub!)
        if (entry === undefined) continue
        const text = 'url' in source ? source.url : hubSourceText(hub!, entry.revision ?? hub!.revision ?? 'main')
        return open(mirror, entry, text, source)
      }
      return undefined
    },
    async findRows(source) {
      for (const mirror of await mirrors()) {
        const entries = findRows(mirror, source)
        if (entries.length === 0) continue
        return Promise.all(
          entries.map((entry) => {
            const file = { kind: 'datasets', repo: entry.source, file: entryFile(entry) ?? entry.path } as const
            return open(mirror, entry, hubSourceText(file, entry.revision ?? 'main'), {})
          }),
        )
      }
      return []
    },
    async searched(dataset) {
      return (await mirrors()).map((mirror) => {
        const parts = dataset === undefined ? [] : knownParts(mirror, dataset)
        return `the mirror ${mirror.folder}${parts.length === 0 ? '' : ` (which has ${parts.join(', ')} of it)`}`
      })
    },
  }
}
