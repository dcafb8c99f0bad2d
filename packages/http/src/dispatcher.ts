import { readFile } from 'node:fs/promises'
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls'
import type { Dispatcher, fetch as UndiciFetch } from 'undici'
import { caUnreadable } from './errors.ts'
import type { NetworkSettings } from './proxy.ts'

/** undici at work: one pool of connections, and the `fetch` that belongs to it. */
export interface Connections {
  readonly dispatcher: Dispatcher
  readonly fetch: typeof UndiciFetch
}

/** Milliseconds until a connection must stand. */
const CONNECT_TIMEOUT = 30_000

/**
 * Loads undici and opens an empty pool. The caller's concurrency is the limit: undici lets a connection rest for a moment
 * after an answer, so that there are up to twice as many connections to a host as there are requests at a time.
 * @throws BinnacleError `ERR_HTTP_CA` where certificates cannot be read
 */
export async function openConnections(settings: NetworkSettings): Promise<Connections> {
  const [undici, secureContext] = await Promise.all([import('undici'), readSecureContext(settings)])
  const tls = { timeout: CONNECT_TIMEOUT, ...(secureContext === undefined ? {} : { secureContext }) }
  const options = { connect: tls, pipelining: 1, allowH2: false, keepAliveTimeout: 30_000 }
  if (settings.httpProxy === undefined && settings.httpsProxy === undefined) {
    return { dispatcher: new undici.Agent(options), fetch: undici.fetch }
  }
  const dispatcher = new undici.EnvHttpProxyAgent({
    ...options,
    requestTls: tls,
    proxyTls: tls,
    httpProxy: settings.httpProxy ?? '',
    ...(settings.httpsProxy === undefined ? { httpsProxy: '' } : { httpsProxy: settings.httpsProxy }),
    noProxy: settings.noProxy,
  })
  return { dispatcher, fetch: undici.fetch }
}

async function readSecureContext(settings: NetworkSettings): Promise<SecureContext | undefined> {
  if (settings.authorities.length === 0) return undefined
  const extra: string[] = []
  for (const { variable, path } of settings.authorities) {
    try {
      const text = await readFile(path, 'utf8')
      createSecureContext({ ca: text })
      if (!text.includes('-----BEGIN')) throw new Error('no certificate in PEM form in it')
      extra.push(text)
    } catch (cause) {
      throw caUnreadable(variable, path, cause)
    }
  }
  return createSecureContext({ ca: [...getCACertificates('default'), ...extra] })
}
