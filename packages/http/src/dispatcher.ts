import { readFile } from 'node:fs/promises'
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls'
import type { buildConnector, Dispatcher, fetch as UndiciFetch } from 'undici'
import { caUnreadable } from './errors.ts'
import { type NoProxy, readNoProxy } from './no-proxy.ts'
import type { NetworkSettings } from './proxy.ts'

/** undici at work: one pool of connections, and the `fetch` that belongs to it. */
export interface Connections {
  readonly dispatcher: Dispatcher
  readonly fetch: typeof UndiciFetch
}

/** Milliseconds until a connection must stand. */
const CONNECT_TIMEOUT = 30_000

/**
 * Loads undici and opens an empty pool. undici lets a connection rest for a moment after an answer, so that there are up to twice as
 * many connections to a host as there are requests at a time, but never more than allowed.
 * @param most connections to one host at a time
 * @throws BinnacleError `ERR_HTTP_CA` where certificates cannot be read
 */
export async function openConnections(settings: NetworkSettings, most: number): Promise<Connections> {
  const [undici, extra] = await Promise.all([import('undici'), readAuthorities(settings)])
  const options = { pipelining: 1, allowH2: false, keepAliveTimeout: 30_000, ...(Number.isFinite(most) ? { connections: most } : {}) }
  const direct = new undici.Agent({ ...options, connect: connector(undici, settings, extra) })
  if (settings.httpProxy === undefined && settings.httpsProxy === undefined) return { dispatcher: direct, fetch: undici.fetch }
  const secureContext = secureContextOf(settings, extra)
  const tls = { timeout: CONNECT_TIMEOUT, ...(secureContext === undefined ? {} : { secureContext }) }
  const proxied = new undici.EnvHttpProxyAgent({
    ...options,
    connect: tls,
    requestTls: tls,
    proxyTls: tls,
    httpProxy: settings.httpProxy ?? '',
    ...(settings.httpsProxy === undefined ? { httpsProxy: '' } : { httpsProxy: settings.httpsProxy }),
    noProxy: '',
  })
  return { dispatcher: splitRoutes(undici, direct, proxied, readNoProxy(settings.noProxy).isDirect), fetch: undici.fetch }
}

/** Sends what NO_PROXY names directly and all else through the proxy, also after a redirect. */
function splitRoutes(undici: typeof import('undici'), direct: Dispatcher, proxied: Dispatcher, isDirect: NoProxy): Dispatcher {
  const routes = [direct, proxied]
  class Routes extends undici.Dispatcher {
    override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
      return (isDirect(new URL(String(options.origin))) ? direct : proxied).dispatch(options, handler)
    }
    override async close(): Promise<void> {
      await Promise.all(routes.map((route) => route.close()))
    }
    override async destroy(): Promise<void> {
      await Promise.all(routes.map((route) => route.destroy()))
    }
  }
  return new Routes()
}

/** Connects; certificates are taken in when the first `https:` connection is made, since that takes a while. */
function connector(undici: typeof import('undici'), settings: NetworkSettings, extra: readonly string[]): buildConnector.connector {
  const plain = undici.buildConnector({ timeout: CONNECT_TIMEOUT })
  let secure: buildConnector.connector | undefined
  return (options, callback) => {
    if (options.protocol !== 'https:') return plain(options, callback)
    try {
      const secureContext = secure === undefined ? secureContextOf(settings, extra) : undefined
      secure ??= undici.buildConnector({
        timeout: CONNECT_TIMEOUT,
        allowH2: false,
        ...(secureContext === undefined ? {} : { secureContext }),
      })
      secure(options, callback)
    } catch (error) {
      callback(error as Error, null)
    }
  }
}

/** The extra certificates, as texts. Each is tried by itself, so that the broken one is named. */
async function readAuthorities(settings: NetworkSettings): Promise<readonly string[]> {
  const extra: string[] = []
  for (const { variable, path } of settings.authorities) {
    try {
      const text = await readFile(path, 'utf8')
      if (!text.includes('-----BEGIN')) throw new Error('no certificate in PEM form in it')
      extra.push(text)
    } catch (cause) {
      throw caUnreadable(variable, path, cause)
    }
  }
  return extra
}

function secureContextOf(settings: NetworkSettings, extra: readonly string[]): SecureContext | undefined {
  if (extra.length === 0) return undefined
  for (const [place, ca] of extra.entries()) {
    try {
      createSecureContext({ ca })
    } catch (cause) {
      const { variable, path } = settings.authorities[place]!
      throw caUnreadable(variable, path, cause)
    }
  }
  return createSecureContext({ ca: [...getCACertificates('default'), ...extra] })
}
