import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isBinnacleError, type Fetch } from '@binnacle/core'
import { readJson, writeJson } from './cache.ts'
import { refusedDownload, waitOf } from './refused-download.ts'
import { HUB_ADDRESS, type HubFile } from '../source.ts'

/** A version of a repository. */
export interface Snapshot {
  readonly kind: HubFile['kind']
  readonly repo: string
  /** The commit. */
  readonly sha: string
  readonly licence?: string
}

/** Asks the Hub about repositories, and remembers its answers in memory and in the cache. */
export interface HubApi {
  /** Address of the Hub, without a slash at its end. */
  readonly endpoint: string
  /** Headers with the token, for the Hub's own address only. */
  readonly secret: Readonly<Record<string, string>>
  readonly withToken: boolean
  /** The commit that a branch or tag stands for. */
  snapshot(kind: HubFile['kind'], repo: string, revision: string): Promise<Snapshot>
  /** The paths of all files of a commit or branch. */
  list(kind: HubFile['kind'], repo: string, revision: string): Promise<readonly string[]>
  /** Where a file is downloaded from. */
  fileUrl(file: HubFile, sha: string): string
  /** The page of a repository. */
  page(kind: HubFile['kind'], repo: string): string
}

/** What the Hub is reached with. */
export interface HubOptions {
  readonly fetch: Fetch
  readonly env: { readonly HF_TOKEN?: string | undefined; readonly HF_ENDPOINT?: string | undefined }
  readonly cacheDir: string
  /** Whether only remembered answers count. */
  readonly offline: boolean
  readonly retryDelay: number
}

/** Does each thing once; what failed may be tried again. */
function createOnce() {
  const known = new Map<string, Promise<unknown>>()
  return <T>(key: string, make: () => Promise<T>): Promise<T> => {
    let found = known.get(key) as Promise<T> | undefined
    if (found === undefined) {
      found = make()
      known.set(key, found)
      found.catch(() => known.delete(key))
    }
    return found
  }
}

/** The library's `fetch`: with the token, the Hub's own words of a refusal, and a few retries. */
const fetchOf =
  (options: HubOptions, { endpoint, secret, withToken, page }: Pick<HubApi, 'endpoint' | 'secret' | 'withToken' | 'page'>) =>
  (kind: HubFile['kind'], repo: string) =>
    (async (url: string | URL | Request, init?: RequestInit) => {
      const address = String(url)
      const own = new URL(address).origin === new URL(endpoint).origin ? secret : {}
      for (let attempt = 1; ; attempt++) {
        const headers = { ...Object.fromEntries(new Headers(init?.headers)), ...own }
        let pause: number | undefined
        try {
          const response = await options.fetch(address, { ...init, headers })
          if (response.ok) return response
          pause = waitOf(response)
          throw refusedDownload(response, { source: `hub:${repo}`, page: page(kind, repo), withToken })
        } catch (thrown) {
          if (attempt === 4 || (isBinnacleError(thrown) && !thrown.retryable)) throw thrown
        }
        await wait(pause ?? options.retryDelay * 2 ** (attempt - 1))
      }
    }) as typeof fetch

/** Opens the Hub's interface; its library is loaded when it is first asked. */
export function createHubApi(options: HubOptions): HubApi {
  const endpoint = (options.env.HF_ENDPOINT || HUB_ADDRESS).replace(/\/+$/, '')
  const token = options.env.HF_TOKEN
  const withToken = token !== undefined && token !== ''
  const secret: Readonly<Record<string, string>> = withToken ? { authorization: `Bearer ${token}` } : {}
  const page = (kind: HubFile['kind'], repo: string): string => `${endpoint}/${kind === 'datasets' ? 'datasets/' : ''}${repo}`
  const once = createOnce()
  const remembered = (kind: string, repo: string, name: string): string =>
    join(options.cacheDir, 'hub-index', kind, ...repo.split('/'), `${encodeURIComponent(name)}.json`)

  const hubFetch = fetchOf(options, { endpoint, secret, withToken, page })

  async function askSnapshot(kind: HubFile['kind'], repo: string, revision: string): Promise<Snapshot> {
    const { datasetInfo, modelInfo } = await import('@huggingface/hub')
    const about = { name: repo, revision, hubUrl: endpoint, fetch: hubFetch(kind, repo) }
    const info =
      kind === 'datasets'
        ? await datasetInfo({ ...about, additionalFields: ['sha', 'cardData', 'tags'] })
        : await modelInfo({ ...about, additionalFields: ['sha', 'cardData', 'tags'] })
    const { sha, cardData, tags } = info as { sha?: string; cardData?: { license?: unknown }; tags?: readonly string[] }
    const licence = licenceOf(cardData?.license) ?? licenceOf(tags?.find((tag) => tag.startsWith('license:'))?.slice('license:'.length))
    return { kind, repo, sha: sha ?? revision, ...(licence === undefined ? {} : { licence }) }
  }

  return {
    endpoint,
    secret,
    withToken,
    page,
    fileUrl: (file, sha) =>
      `${page(file.kind, file.repo)}/resolve/${encodeURIComponent(sha)}/${file.file.split('/').map(encodeURIComponent).join('/')}`,
    snapshot: (kind, repo, revision) =>
      once(`${kind}/${repo}@${revision}`, async () => {
        const path = remembered(kind, repo, `revision-${revision}`)
        if (options.offline || isCommit(revision)) {
          const found = await readJson<Snapshot>(path)
          if (found !== undefined) return found
          if (options.offline) return { kind, repo, sha: revision }
        }
        // A commit needs no answer: the download itself says what is wrong with it.
        const snapshot = await askSnapshot(kind, repo, revision).catch((thrown: unknown) => {
          if (isCommit(revision)) return undefined
          throw thrown
        })
        if (snapshot === undefined) return { kind, repo, sha: revision }
        await writeJson(path, snapshot)
        return snapshot
      }),
    list: (kind, repo, revision) =>
      once(`${kind}/${repo}@${revision}/list`, async () => {
        const path = remembered(kind, repo, `files-${revision}`)
        const found = options.offline || isCommit(revision) ? await readJson<readonly string[]>(path) : undefined
        if (found !== undefined || options.offline) return found ?? []
        const { listFiles } = await import('@huggingface/hub')
        const type = kind === 'datasets' ? 'dataset' : 'model'
        const files: string[] = []
        // The library puts the revision into its address as it stands.
        const asked = { repo: { type, name: repo } as const, recursive: true, revision: encodeURIComponent(revision), hubUrl: endpoint }
        for await (const entry of listFiles({ ...asked, fetch: hubFetch(kind, repo) })) {
          if (entry.type === 'file') files.push(entry.path)
        }
        await writeJson(path, files)
        return files
      }),
  }
}

/** Whether a revision is a whole commit hash, which never moves. */
function isCommit(revision: string): boolean {
  return /^[0-9a-f]{40}$/.test(revision)
}

function licenceOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(String).join(', ')
  return typeof value === 'string' && value !== '' ? value : undefined
}
