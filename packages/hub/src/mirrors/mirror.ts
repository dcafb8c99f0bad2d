import { readFile } from 'node:fs/promises'
import { join, posix, resolve } from 'node:path'
import type { DatasetSource } from '@binnacle/core'
import { configMissing, mirrorPathRefused, mirrorUnreadable, splitMissing } from '../errors.ts'
import { HUB_ADDRESS, urlKey, type HubFile } from '../source.ts'

/** One file of a mirror, as `mirror.json` lists it. Other keys are kept. */
export interface MirrorEntry {
  readonly kind: 'hub' | 'http'
  readonly source: string
  readonly path: string
  readonly sha256: string
  readonly bytes?: number
  readonly revision?: string
  readonly config?: string
  readonly split?: string
  /** Another name under which it is asked for. */
  readonly asked_as?: string | readonly string[]
  readonly licence?: string
  readonly note?: string
  readonly [key: string]: unknown
}

/** A mirror that was read. */
export interface Mirror {
  readonly folder: string
  /** Whether it holds all there is: nothing else is tried. */
  readonly complete: boolean
  /** Whether its files are made for demonstration. */
  readonly demo: boolean
  readonly entries: readonly MirrorEntry[]
}

/**
 * Reads a mirror's list.
 * @throws BinnacleError `ERR_FILES_MIRROR` where there is none, or it is not well formed
 */
export async function readMirror(folder: string): Promise<Mirror> {
  const path = join(folder, 'mirror.json')
  let value: unknown
  try {
    value = JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    const missing = (cause as { code?: unknown }).code === 'ENOENT'
    throw mirrorUnreadable(folder, missing ? 'there is no mirror.json in it' : `mirror.json cannot be read (${String(cause)})`, cause)
  }
  const { entries, complete, demo } = (value ?? {}) as { entries?: unknown; complete?: unknown; demo?: unknown }
  if (!Array.isArray(entries)) throw mirrorUnreadable(folder, 'mirror.json has no list of entries')
  entries.forEach((entry: unknown, index) => checkEntry(folder, entry, index))
  return { folder: resolve(folder), complete: complete === true, demo: demo === true, entries: entries as MirrorEntry[] }
}

function checkEntry(folder: string, value: unknown, index: number): void {
  const entry = (value ?? {}) as Partial<MirrorEntry>
  const wrong =
    entry.kind !== 'hub' && entry.kind !== 'http'
      ? 'kind is neither hub nor http'
      : typeof entry.source !== 'string'
        ? 'there is no source'
        : typeof entry.path !== 'string'
          ? 'there is no path'
          : typeof entry.sha256 !== 'string' || !/^[0-9a-f]{64}$/i.test(entry.sha256)
            ? 'there is no sha256'
            : undefined
  if (wrong !== undefined) throw mirrorUnreadable(folder, `entry ${index + 1} of mirror.json: ${wrong}`)
}

/**
 * The place of an entry's file.
 * @throws BinnacleError `ERR_FILES_MIRROR_PATH` where it would leave the mirror
 */
export function entryPath(mirror: Mirror, entry: MirrorEntry): string {
  const normal = posix.normalize(entry.path)
  if (entry.path.includes('\\') || /^[a-z]:/i.test(entry.path) || posix.isAbsolute(normal) || normal === '..' || normal.startsWith('../')) {
    throw mirrorPathRefused(mirror.folder, entry.source, entry.path)
  }
  return join(mirror.folder, normal)
}

/** The entry of a URL: the scheme is ignored. A URL of the Hub also finds the Hub's file. */
export function findUrl(mirror: Mirror, url: string): MirrorEntry | undefined {
  const key = urlKey(url)
  const found = mirror.entries.find(
    (entry) => entry.kind === 'http' && namesOf(entry).some((name) => URL.canParse(withScheme(name)) && urlKey(withScheme(name)) === key),
  )
  if (found !== undefined) return found
  const hub = hubFileOfUrl(url)
  return hub === undefined ? undefined : findHubEntry(mirror, hub)
}

/** The entry of a file on the Hub, or that of its URL. */
export function findHubFile(mirror: Mirror, file: HubFile): MirrorEntry | undefined {
  const found = findHubEntry(mirror, file)
  if (found !== undefined) return found
  const folder = file.kind === 'datasets' ? 'datasets/' : ''
  const key = urlKey(`${HUB_ADDRESS}/${folder}${file.repo}/resolve/${file.revision ?? 'main'}/${file.file}`)
  return mirror.entries.find(
    (entry) => entry.kind === 'http' && URL.canParse(withScheme(entry.source)) && urlKey(withScheme(entry.source)) === key,
  )
}

function findHubEntry(mirror: Mirror, file: HubFile): MirrorEntry | undefined {
  const entries = mirror.entries.filter((entry) => isOfRepo(entry, file.kind, file.repo) && entryFile(entry) === file.file)
  return ofRevision(entries, file.revision)[0]
}

/**
 * The entries that hold the rows of a split, in the order of their paths; none where the mirror does not know the data set.
 * Without a config, entries without one or with the one called `default` fit.
 * @throws BinnacleError `ERR_FILES_CONFIG`, `ERR_FILES_SPLIT` where the data set is there, but complete mirrors lack that part
 */
export function findRows(mirror: Mirror, source: DatasetSource): readonly MirrorEntry[] {
  const all = mirror.entries.filter((entry) => isOfRepo(entry, 'datasets', source.dataset) && entry.split !== undefined)
  const entries = ofRevision(all, source.revision)
  const config = source.config ?? 'default'
  const ofConfig = entries.filter((entry) => (entry.config ?? 'default') === config)
  const found = ofConfig.filter((entry) => entry.split === source.split)
  if (found.length === 0 && entries.length > 0 && mirror.complete) {
    const configs = [...new Set(entries.map((entry) => entry.config ?? 'default'))]
    if (ofConfig.length === 0) throw configMissing(source.dataset, source.config, configs)
    throw splitMissing(source.dataset, source.split, [...new Set(ofConfig.map((entry) => entry.split!))])
  }
  return found.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

/** What a mirror knows of a data set, for messages: its configs and splits. */
export function knownParts(mirror: Mirror, dataset: string): readonly string[] {
  const parts = mirror.entries
    .filter((entry) => isOfRepo(entry, 'datasets', dataset) && entry.split !== undefined)
    .map(
      (entry) =>
        `${entry.config === undefined ? '' : `${entry.config}/`}${entry.split}${entry.revision === undefined ? '' : `@${entry.revision}`}`,
    )
  return [...new Set(parts)]
}

function namesOf(entry: MirrorEntry): readonly string[] {
  const { asked_as: other } = entry
  return [entry.source, ...(other === undefined ? [] : typeof other === 'string' ? [other] : other)]
}

function isOfRepo(entry: MirrorEntry, kind: HubFile['kind'], repo: string): boolean {
  return entry.kind === 'hub' && (entry.path.startsWith('hub/models/') ? 'models' : 'datasets') === kind && namesOf(entry).includes(repo)
}

/** The file of an entry as it is called on the Hub: what follows the revision in its path. */
export function entryFile(entry: MirrorEntry): string | undefined {
  const kind = entry.path.startsWith('hub/models/') ? 'models' : 'datasets'
  const prefix = `hub/${kind}/${entry.source}/${entry.revision === undefined ? '' : `${entry.revision}/`}`
  if (!entry.path.startsWith(prefix)) return undefined
  const rest = entry.path.slice(prefix.length)
  return entry.revision === undefined ? rest.slice(rest.indexOf('/') + 1) : rest
}

/** Those of a revision; a short hash fits its long form. Without a revision: those of `main`, or all where there is but one. */
function ofRevision(entries: readonly MirrorEntry[], revision: string | undefined): readonly MirrorEntry[] {
  if (revision !== undefined) return entries.filter((entry) => isRevision(entry.revision ?? 'main', revision))
  const main = entries.filter((entry) => (entry.revision ?? 'main') === 'main')
  if (main.length > 0) return main
  return new Set(entries.map((entry) => entry.revision)).size === 1 ? entries : []
}

function isRevision(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return /^[0-9a-f]{7,40}$/.test(short) && /^[0-9a-f]{40}$/.test(long) && long.startsWith(short)
}

/** Sources of mirrors may stand without a scheme. */
function withScheme(url: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`
}

function hubFileOfUrl(url: string): HubFile | undefined {
  const match = /^https?:\/\/huggingface\.co\/(datasets\/)?([^/]+\/[^/]+)\/resolve\/([^/]+)\/([^?#]+)/.exec(url)
  if (match === null) return undefined
  const [, datasets, repo, revision, file] = match
  return {
    kind: datasets === undefined ? 'models' : 'datasets',
    repo: repo!,
    revision: decodeURIComponent(revision!),
    file: decodeURIComponent(file!),
  }
}
