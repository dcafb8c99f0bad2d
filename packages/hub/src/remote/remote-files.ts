import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorText, isBinnacleError, type DatasetSource, type FileSource, type LocalFile } from '@binnacle/core'
import { readCached, writeCard } from './cache.ts'
import { cardConfigs, cardSettings, filesByCard, filesByName, filesConverted, type CardConfig } from './dataset-files.ts'
import { download } from './download.ts'
import { fileBroken, splitMissing } from '../errors.ts'
import type { FilesOptions } from '../files-options.ts'
import type { Fingerprint } from '../bytes/hash.ts'
import { createHubApi, type HubApi } from './hub-api.ts'
import { hubFileOf, hubLayout, hubSourceText, urlLayout, type HubFile } from '../source.ts'

/** The branch of a data set in which the Hub keeps it converted to Parquet. */
const CONVERTED = 'refs/convert/parquet'

/** Files from the cache, else from the network. */
export interface RemoteFiles {
  /** A file; undefined where nothing may be downloaded and the cache lacks it. */
  find(source: FileSource): Promise<LocalFile | undefined>
  /** The files of a split; undefined where nothing may be downloaded and the cache lacks one. */
  findRows(source: DatasetSource): Promise<readonly LocalFile[] | undefined>
}

/** What a download is to be checked against, and what is said of it. */
interface Wanted {
  readonly url: string
  readonly place: string
  readonly source: string
  readonly licence?: string | undefined
  readonly sha256?: string | undefined
  readonly bytes?: number | undefined
  readonly secret?: Readonly<Record<string, string>>
  readonly page?: string
  readonly withToken?: boolean
}

/** Says in which files a split lies. */
function createLocator(hub: HubApi, bringHubFile: (file: HubFile) => Promise<LocalFile | undefined>) {
  /** The configs that a data set's card lists. */
  async function readCard(file: HubFile): Promise<readonly CardConfig[]> {
    const card = await bringHubFile(file)
    const settings = card === undefined ? undefined : cardSettings(await readFile(card.path, 'utf8'))
    if (settings === undefined) return []
    const { parse } = await import('yaml')
    try {
      return cardConfigs(parse(settings, { logLevel: 'error' }))
    } catch (cause) {
      throw fileBroken(hubSourceText(file, file.revision ?? 'main'), `its settings are no YAML: ${errorText(cause)}`, cause)
    }
  }

  /** The files of a split and the revision in which they lie: by the card, by their names, else converted. */
  async function locate(source: DatasetSource): Promise<{ revision: string; files: readonly string[] }> {
    const { dataset: name, config, split } = source
    const { sha } = await hub.snapshot('datasets', name, source.revision ?? 'main')
    const files = await hub.list('datasets', name, sha)
    const asked = { name: `hub:${name}@${source.revision ?? 'main'}`, config, split }
    const configs = files.includes('README.md') ? await readCard({ kind: 'datasets', repo: name, file: 'README.md', revision: sha }) : []
    if (configs.length > 0) return { revision: sha, files: filesByCard(configs, files, asked) }
    // A loading script reads files in its own way: their names mean nothing then.
    const scripted = files.includes(`${name.split('/').at(-1)}.py`)
    const byName = scripted ? [] : filesByName(files, asked)
    if (byName.length > 0) return { revision: sha, files: byName }
    return locateConverted(asked, name)
  }

  async function locateConverted(
    asked: Parameters<typeof filesConverted>[1],
    name: string,
  ): Promise<{ revision: string; files: readonly string[] }> {
    try {
      const { sha } = await hub.snapshot('datasets', name, CONVERTED)
      return { revision: sha, files: filesConverted(await hub.list('datasets', name, sha), asked) }
    } catch (thrown) {
      if (isBinnacleError(thrown) && thrown.code === 'ERR_FILES_NOT_FOUND') throw splitMissing(asked.name, asked.split, [])
      throw thrown
    }
  }

  return locate
}

/** Opens the cache and the network behind it. */
export function createRemoteFiles(options: FilesOptions, fingerprint: (path: string) => Promise<Fingerprint>): RemoteFiles {
  const retryDelay = options.retryDelay ?? 500
  const hub = createHubApi({ ...options, retryDelay })

  async function bring(wanted: Wanted): Promise<LocalFile | undefined> {
    const cached = await readCached(options.cacheDir, wanted.place, wanted.sha256, fingerprint)
    if (cached !== undefined || options.offline) return cached
    const target = join(options.cacheDir, wanted.place)
    const licence = wanted.licence === undefined ? {} : { licence: wanted.licence }
    const found = await download({
      ...wanted,
      target,
      fetch: options.fetch,
      retryDelay,
      onStart: (bytes) => options.onDownload?.({ source: wanted.source, ...(bytes === undefined ? {} : { bytes }), ...licence }),
    })
    await writeCard(target, { ...found, source: wanted.source, ...licence })
    return { path: target, ...found, source: wanted.source, ...licence }
  }

  async function bringHubFile(file: HubFile): Promise<LocalFile | undefined> {
    const snapshot = await hub.snapshot(file.kind, file.repo, file.revision ?? 'main')
    return bring({
      url: hub.fileUrl(file, snapshot.sha),
      place: hubLayout(file, snapshot.sha),
      source: hubSourceText(file, snapshot.sha),
      licence: snapshot.licence,
      sha256: file.sha256,
      secret: hub.secret,
      page: hub.page(file.kind, file.repo),
      withToken: hub.withToken,
    })
  }

  const locate = createLocator(hub, bringHubFile)

  return {
    async find(source) {
      const file = hubFileOf(source)
      if (file !== undefined) return bringHubFile(file)
      if (!('url' in source)) return undefined
      const place = urlLayout(source.url)
      // A URL of the Hub's own is asked for with its token too.
      const ofHub = new URL(source.url).origin === new URL(hub.endpoint).origin
      const access = ofHub ? { secret: hub.secret, withToken: hub.withToken } : {}
      return bring({ url: source.url, place, source: source.url, sha256: source.sha256, bytes: source.bytes, ...access })
    },
    async findRows(source) {
      if (
        options.offline &&
        (await hub.list('datasets', source.dataset, (await hub.snapshot('datasets', source.dataset, source.revision ?? 'main')).sha))
          .length === 0
      ) {
        return undefined
      }
      const { revision, files } = await locate(source)
      const found: LocalFile[] = []
      for (const file of files) {
        const local = await bringHubFile({ kind: 'datasets', repo: source.dataset, file, revision })
        if (local === undefined) return undefined
        found.push(local)
      }
      return found
    },
  }
}
