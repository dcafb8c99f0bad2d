import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serve } from './fixtures.ts'

/** A repository of the fake Hub: files by revision. */
export interface FakeRepository {
  /** Commits by branch or tag; a commit names itself. */
  readonly revisions: Readonly<Record<string, string>>
  /** Contents by commit and path. */
  readonly files: Readonly<Record<string, Readonly<Record<string, string | Uint8Array>>>>
  readonly licence?: string
  /** Refused without this token. */
  readonly token?: string
  /** Where files are served from, as the Hub sends large ones to another host. */
  readonly storage?: string
}

/** Answers as the Hub does: information, listings in pages of two, files. */
export function fakeHub(repositories: Readonly<Record<string, FakeRepository>>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url!, 'http://localhost')
    const match =
      /^\/api\/(datasets|models)\/([^/]+\/[^/]+)\/(revision|tree)\/([^/?]+)/.exec(url.pathname) ??
      /^\/(datasets\/)?([^/]+\/[^/]+)\/(resolve)\/([^/]+)\/(.+)$/.exec(url.pathname)
    if (match === null) return refuse(response, 404, 'RepoNotFound', 'Not found')
    const [, , name, door, revisionText, file] = match
    const repository = repositories[name!]
    if (repository === undefined) return refuse(response, 401, 'RepoNotFound', 'Invalid username or password.')
    if (repository.token !== undefined && request.headers.authorization !== `Bearer ${repository.token}` && door === 'resolve') {
      return refuse(response, 403, 'GatedRepo', `Access to ${name} is restricted. You must have access to it and be authenticated.`)
    }
    const revision = decodeURIComponent(revisionText!)
    const sha = repository.revisions[revision] ?? revision
    const files = repository.files[sha]
    if (files === undefined) return refuse(response, 404, 'RevisionNotFound', `Invalid rev id: ${revision}`)
    if (door === 'revision')
      return json(response, {
        _id: '1',
        id: name,
        sha,
        lastModified: '2026-01-01T00:00:00Z',
        tags: [],
        cardData: { license: repository.licence },
      })
    if (door === 'tree') return list(url, response, files, request.headers.host!)
    const path = decodeURIComponent(file!)
    const content = files[path]
    if (content === undefined) return refuse(response, 404, 'EntryNotFound', 'Entry not found')
    if (repository.storage === undefined)
      return serve(request, response, content, { etag: `"${createHash('sha1').update(content).digest('hex')}"` })
    const sha256 = createHash('sha256').update(content).digest('hex')
    response
      .writeHead(302, {
        location: `${repository.storage}/${sha256}`,
        'x-linked-etag': `"${sha256}"`,
        'x-linked-size': String(content.length),
      })
      .end()
  }
}

function list(url: URL, response: ServerResponse, files: Readonly<Record<string, string | Uint8Array>>, host: string): void {
  const page = Number(url.searchParams.get('page') ?? 0)
  const all = Object.entries(files).map(([path, content]) => ({ type: 'file', path, size: content.length, oid: '0' }))
  url.searchParams.set('page', String(page + 1))
  const more = all.length > (page + 1) * 2 ? { link: `<http://${host}${url.pathname}${url.search}>; rel="next"` } : {}
  json(
    response,
    [...(page === 0 ? [{ type: 'directory', path: 'data', size: 0, oid: '0' }] : []), ...all.slice(page * 2, page * 2 + 2)],
    more,
  )
}

function json(response: ServerResponse, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  response
    .writeHead(status, { 'x-error-code': code, 'x-error-message': message, 'content-type': 'application/json' })
    .end(JSON.stringify({ error: message }))
}
