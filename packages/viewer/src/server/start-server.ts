import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { toJson } from '@binnacle/records'
import { portTaken } from '../errors.ts'
import { parseAddress } from '../model/addresses.ts'
import { faultOf } from '../site/faults.ts'
import type { Site } from '../site/open-site.ts'
import { type PageFiles, readPageFiles } from './page-files.ts'
import { COOKIE, HEADERS, isLoopback, isToken, refusal, urlHost } from './security.ts'

/** Where the page is served. */
export interface ServerOptions {
  /** 127.0.0.1 unless told. */
  readonly host?: string
  /** A free one unless told. */
  readonly port?: number
}

/** A page that is served. */
export interface PageServer {
  /** What to open; with a token where other machines can reach it. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves a site: its documents and the page that shows them. It only reads.
 * @throws BinnacleError `ERR_VIEWER_PORT`
 */
export async function startServer(site: Site, { host = '127.0.0.1', port = 0 }: ServerOptions = {}): Promise<PageServer> {
  const token = isLoopback(host) ? undefined : randomBytes(24).toString('base64url')
  const names = new Set<string>()
  const app = createApp(site, { files: readPageFiles(), token, names })
  const server = await listen(app, host, port)
  const { port: own } = server.address() as AddressInfo
  for (const name of hostNames(host)) names.add(`${urlHost(name)}:${own}`)
  const shown = host === '0.0.0.0' || host === '::' ? (hostNames(host).find((name) => !isLoopback(name)) ?? 'localhost') : host
  return {
    url: `http://${urlHost(shown)}:${own}/${token === undefined ? '' : `?token=${token}`}`,
    close: () =>
      new Promise((resolve) => {
        if ('closeAllConnections' in server) server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The names under which a server on this address may be asked. */
function hostNames(host: string): readonly string[] {
  if (isLoopback(host)) return ['127.0.0.1', 'localhost', '::1', host]
  const own = Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address.toLowerCase()) ?? [])
  return host === '0.0.0.0' || host === '::' ? [...own, 'localhost'] : [host.toLowerCase()]
}

function listen(app: Hono, hostname: string, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname, port }, () => resolve(server))
    server.on('error', (cause) => reject(portTaken(port, hostname, cause)))
  })
}

interface AppParts {
  readonly files: PageFiles
  readonly token: string | undefined
  readonly names: ReadonlySet<string>
}

function createApp(site: Site, { files, token, names }: AppParts): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value)
    const { method } = context.req
    const header = (name: string) => context.req.header(name)
    const why = refusal({ method, host: header('host'), origin: header('origin'), fetchSite: header('sec-fetch-site') }, names)
    if (why !== undefined && !isOpening(context.req.path, header('sec-fetch-mode'), header('host'), names, method))
      return context.text(`Refused: ${why}.\n`, 403)
    if (token !== undefined) {
      if (isToken(context.req.query('token'), token)) {
        setCookie(context, COOKIE, token, { httpOnly: true, sameSite: 'Strict', path: '/' })
        return context.redirect('/')
      }
      if (!isToken(getCookie(context, COOKIE), token))
        return context.text('Refused: open the address that binnacle serve printed, with its token.\n', 403)
    }
    return next()
  })
  app.get('/data/*', async (context) => {
    const address = parseAddress(context.req.path.slice('/data/'.length))
    context.header('cache-control', 'no-store')
    if (address === undefined) return context.json({ code: 'ERR_VIEWER_ADDRESS', message: 'there is no document of this name' }, 404)
    try {
      const answer = await site.read(address)
      if (answer === undefined) return context.json({ code: 'ERR_VIEWER_ADDRESS', message: 'it is not there, or not there any more' }, 404)
      if (answer.type === 'media') return context.body(new Uint8Array(answer.bytes), 200, { 'content-type': answer.mimeType })
      return context.body(answer.text, 200, { 'content-type': 'application/json; charset=utf-8' })
    } catch (error) {
      return context.body(toJson(faultOf(error)), 422, { 'content-type': 'application/json; charset=utf-8' })
    }
  })
  app.get('*', (context) => {
    const path = context.req.path === '/' ? 'index.html' : context.req.path.slice(1)
    const file = files.get(path)
    if (file === undefined) return context.text('Not found.\n', 404)
    // Names of assets hold the hash of their content.
    context.header('cache-control', path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    return context.body(file.bytes, 200, { 'content-type': file.mimeType })
  })
  return app
}

/** A link on another page that a person follows opens the page itself: it gives nothing away. */
const isOpening = (path: string, mode: string | undefined, host: string | undefined, names: ReadonlySet<string>, method: string): boolean =>
  path === '/' && mode === 'navigate' && method === 'GET' && host !== undefined && names.has(host.toLowerCase())
