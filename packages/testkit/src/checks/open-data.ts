import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DatasetSource, Fetch, FileSource, Files, Media } from '@binnacle/core'
import { createFiles } from '@binnacle/hub'
import { openMedia } from '@binnacle/records'
import { noNetwork } from './errors.ts'

/** A file given inline, with what a mirror would say of it. */
export interface InlineFile {
  readonly content: string | Uint8Array
  /** Part and split of a data set, for scenarios that read `{ dataset, config, split }`. */
  readonly config?: string
  readonly split?: string
  readonly licence?: string
}

/**
 * Files given inline, by what they are asked for: a URL, `hub:owner/name@revision/file` (without a revision: `main`; models as
 * `hub:models/owner/…`), or a path as it stands in a `{ path }` source.
 */
export type InlineFiles = Readonly<Record<string, string | Uint8Array | InlineFile>>

/** Where data come from in a check: never the network. */
export interface DataOptions {
  readonly files?: InlineFiles
  /** Folders with a `mirror.json`, searched after the files given inline. */
  readonly mirror?: string | readonly string[]
  /** The folder that `{ path }` sources are relative to, where no file given inline has that path. */
  readonly folder?: string
}

/** Anything that files are asked for. */
export type AnySource = FileSource | DatasetSource

/** Files that are at hand. */
export interface Data {
  readonly files: Files
  /** Keeps media in a passing folder. */
  readonly media: Media
  readonly fetch: Fetch
  /** All that was asked for, once each, in order. */
  asked(): readonly AnySource[]
  close(): Promise<void>
}

/** Opens the data of a check. Inline files are written to a passing folder. */
export function openData({ files = {}, mirror = [], folder }: DataOptions): Data {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'binnacle-testkit-')))
  const inline = join(root, 'files')
  const own = join(root, 'mirror')
  writeInline(files, own, inline)
  const fetch: Fetch = (url) => Promise.reject(noNetwork(url))
  const open = (baseDir: string): Files =>
    createFiles({
      mirrors: [own, ...(typeof mirror === 'string' ? [mirror] : mirror)],
      offline: true,
      cacheDir: join(root, 'cache'),
      baseDir,
      fetch,
      env: {},
      badRows: 'fail',
    })
  const ofInline = open(inline)
  const ofFolder = folder === undefined ? ofInline : open(folder)
  const asked = new Map<string, AnySource>()
  /** Remembers a source, and gives the files that have it and how to ask them. */
  const find = <S extends AnySource>(source: S): readonly [Files, S] => {
    asked.set(JSON.stringify(source), source)
    return ['path' in source && !Object.hasOwn(files, source.path) ? ofFolder : ofInline, atHand(source, files)]
  }
  const found: Files = {
    get: (source) => call(find(source), (of, found) => of.get(found)),
    text: (source, member) => call(find(source), (of, found) => of.text(found, member)),
    bytes: (source, member) => call(find(source), (of, found) => of.bytes(found, member)),
    entries: (source) => call(find(source), (of, found) => of.entries(found)),
    rows: (source, options) => call(find(source), (of, found) => of.rows(found, options)),
    members: (source) => call(find(source), (of, found) => of.members(found)),
  }
  return {
    files: found,
    media: openMedia(root, found),
    fetch,
    asked: () => [...asked.values()],
    close() {
      rmSync(root, { recursive: true, force: true })
      return Promise.resolve()
    },
  }
}

const call = <S, T>([files, source]: readonly [Files, S], ask: (files: Files, source: S) => T): T => ask(files, source)

/** A file of the Hub that is given inline without a revision stands for every revision. */
function atHand<S extends AnySource>(source: S, files: InlineFiles): S {
  if (!('revision' in source) || source.revision === undefined) return source
  const repo = 'model' in source ? `models/${source.model}` : (source as DatasetSource).dataset
  if (!Object.keys(files).some((key) => key.startsWith(`hub:${repo}/`))) return source
  const { revision: _revision, ...rest } = source
  return rest as S
}

/** Writes a mirror and local files. */
function writeInline(files: InlineFiles, mirror: string, folder: string): void {
  const entries: object[] = []
  for (const [source, given] of Object.entries(files)) {
    const { content, ...more } = typeof given === 'string' || given instanceof Uint8Array ? { content: given } : given
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const place = placeOf(source)
    write(place === undefined ? join(folder, source) : join(mirror, place.path), bytes)
    if (place === undefined) continue
    // The note says that the pins of a source do not hold for what stands in for it.
    entries.push({ note: 'given inline', ...place, ...more, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  }
  write(join(mirror, 'mirror.json'), Buffer.from(JSON.stringify({ entries })))
}

function write(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/** The entry of a mirror for a source; undefined for a path. */
function placeOf(source: string): { kind: string; source: string; path: string; revision?: string } | undefined {
  if (/^https?:\/\//.test(source)) {
    const digest = createHash('sha256').update(source).digest('hex').slice(0, 12)
    return { kind: 'http', source, path: `http/${digest}/${new URL(source).pathname.split('/').at(-1) || 'index'}` }
  }
  const hub = /^hub:(models\/)?([^/@]+\/[^/@]+)(?:@([^/]+))?\/(.+)$/.exec(source)
  if (hub === null) return undefined
  const [, models, repo, revision = 'main', file] = hub
  const kind = models === undefined ? 'datasets' : 'models'
  return { kind: 'hub', source: repo!, revision, path: `hub/${kind}/${repo}/${revision}/${file}` }
}
