import type { ClientContext, Fetch, HttpRequest, HttpResponse, MediaPart, ScenarioContext } from '@binnacle/core'
import type { AnnotatorReach } from '@binnacle/engine'
import type { Http, HttpLimits } from '@binnacle/http'
import type { FilesWithRecord } from '@binnacle/hub'
import type { Session } from './open-session.ts'
import { openMedia, readMedia } from '@binnacle/records'
import { createSecrets } from './secrets/secrets.ts'

/** What a session reaches outside of itself: HTTP, files, secrets, media. Libraries are loaded when first used. */
export interface Access {
  /** Files that remember what was read; one for each run. `licence` is said before a download where the source says none. */
  openFiles(licence?: string): FilesHandle
  readonly clientContext: ClientContext
  scenarioContext(files: FilesHandle, signal: AbortSignal): ScenarioContext
  annotatorReach(files: FilesHandle): AnnotatorReach
  /** Requests at a time to one host: what the config says, else what the limit of open files allows. */
  connections(): Promise<number>
  /** What the environment sets: proxy, certificates, Hub; without credentials. */
  describe(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Files, loaded on first use. */
export interface FilesHandle {
  readonly files: ScenarioContext['files']
  used(): ReturnType<FilesWithRecord['used']>
  skippedRows(): number
}

/** Opens it. */
export function openAccess(session: Session): Access {
  const { settings, env, loaded, said } = session
  let opened: Http | undefined
  let opening: Promise<Http> | undefined
  const http = (): Promise<Http> => {
    opening ??= import('@binnacle/http').then(
      ({ createHttp }) => (opened = createHttp({ env, userAgent: 'binnacle', limits: httpLimits(settings.limits) })),
    )
    return opening
  }
  const fetch: Fetch = async (url, init) => (await http()).fetch(url, init)
  const request = async (asked: HttpRequest): Promise<HttpResponse> => (opened ?? (await http())).request(asked)

  const openFiles = (ownLicence?: string): FilesHandle => openSessionFiles(session, fetch, ownLicence)
  const shared = openFiles()
  const secret = createSecrets(env, loaded.folder)
  const media = (part: MediaPart): Promise<Uint8Array> => readMedia(settings.out, part)
  return {
    openFiles,
    clientContext: {
      fetch,
      http: request,
      secret,
      media,
      files: shared.files,
      warn: (message) => said.warn(message),
    },
    scenarioContext: (handle, signal) => ({
      files: handle.files,
      media: openMedia(settings.out, handle.files),
      fetch,
      signal,
      warn: (message) => said.warn(message),
    }),
    annotatorReach: (handle) => ({
      files: handle.files,
      fetch,
      http: request,
      secret,
      bytes: media,
      warn: (message) => said.warn(message),
    }),
    connections: async () => (await http()).limits.connections,
    async describe() {
      const lines = [...(await http()).describe()]
      if (env['HF_ENDPOINT'] !== undefined) lines.push(`HF_ENDPOINT: ${env['HF_ENDPOINT']}`)
      if (env['HF_TOKEN'] !== undefined) lines.push('HF_TOKEN: set')
      for (const mirror of settings.mirrors) lines.push(`mirror: ${mirror}`)
      if (settings.offline) lines.push('offline: data come from mirrors and the cache alone')
      return lines
    },
    async close() {
      await opened?.close()
    },
  }
}

/** Opens files when they are first read. */
function openSessionFiles({ settings, env, loaded, said }: Session, fetch: Fetch, ownLicence: string | undefined): FilesHandle {
  let files: FilesWithRecord | undefined
  const ready = async (): Promise<FilesWithRecord> => {
    if (files !== undefined) return files
    const { createFiles } = await import('@binnacle/hub')
    files ??= createFiles({
      mirrors: settings.mirrors,
      offline: settings.offline,
      cacheDir: settings.cacheFolder,
      baseDir: loaded.folder,
      fetch,
      env: { HF_TOKEN: env['HF_TOKEN'], HF_ENDPOINT: env['HF_ENDPOINT'] },
      badRows: settings.badRows,
      onDownload: ({ source, bytes, licence = ownLicence }) =>
        said.note(
          `downloading ${source}${bytes === undefined ? '' : ` (${(bytes / 1e6).toFixed(1)} MB)`}${licence === undefined ? '' : `, licence ${licence}`}`,
        ),
    })
    return files
  }
  return {
    files: {
      get: async (source) => (await ready()).get(source),
      text: async (source, member) => (await ready()).text(source, member),
      bytes: async (source, member) => (await ready()).bytes(source, member),
      async *entries(source) {
        yield* (await ready()).entries(source)
      },
      rows: (source, options) => delayed(async () => (await ready()).rows(source, options)),
      members: (source) => delayed(async () => (await ready()).members(source)),
    },
    used: () => files?.used() ?? [],
    skippedRows: () => files?.skippedRows().count ?? 0,
  }
}

function httpLimits({ retryAfter: _retryAfter, ...limits }: Session['settings']['limits']): Partial<HttpLimits> {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined))
}

/** Iterates over what is made when iteration begins. */
async function* delayed<T>(make: () => Promise<AsyncIterable<T>>): AsyncGenerator<T> {
  yield* await make()
}
