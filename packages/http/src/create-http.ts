import type { Fetch, HttpRequest, HttpResponse } from '@binnacle/core'
import type { Connections } from './dispatcher.ts'
import type { createTargets, exchange, ExchangeTools } from './exchange.ts'
import { DEFAULT_LIMITS, type HttpLimits } from './limits.ts'
import { networkError } from './network-error.ts'
import { connectionLimit } from './open-files.ts'
import { describeNetworkSettings, readNetworkSettings, type Environment, type NetworkSettings } from './proxy.ts'

/** What `createHttp` takes. */
export interface HttpOptions {
  /** Variables of the environment: HTTP_PROXY, HTTPS_PROXY, NO_PROXY, NODE_EXTRA_CA_CERTS, SSL_CERT_FILE. */
  readonly env: Environment
  /** How requests name their sender (`binnacle`). */
  readonly userAgent?: string
  /** What replies and requests may be at most. `connections` is what the limit of open files allows, where absent. */
  readonly limits?: Partial<HttpLimits>
}

/** HTTP at work; contexts hand its parts on. */
export interface Http {
  /** The web's `fetch`, over the same pool. Network failures are `ERR_HTTP_*`. */
  readonly fetch: Fetch
  /** One exchange with the whole body as text. A status that is a failure is given back; network failures are `ERR_HTTP_*`. */
  readonly request: (request: HttpRequest) => Promise<HttpResponse>
  /** Lets running exchanges end and closes the connections. */
  close(): Promise<void>
  /** What replies and requests may be at most. */
  readonly limits: HttpLimits
  /** Which proxy and certificates are in force, a line each, without credentials. */
  describe(): readonly string[]
}

/**
 * Opens HTTP for a session. undici is loaded when the first request is made.
 * @throws BinnacleError `ERR_HTTP_PROXY_URL` where a proxy variable is no address
 */
export function createHttp(options: HttpOptions): Http {
  const settings = readNetworkSettings(options.env)
  const userAgent = options.userAgent ?? 'binnacle'
  const limits: HttpLimits = { ...DEFAULT_LIMITS, connections: options.limits?.connections ?? connectionLimit(), ...options.limits }
  const tools: ExchangeTools = { userAgent, limits }
  let opened: Opened | undefined
  let opening: Promise<Opened> | undefined
  const open = (): Promise<Opened> => {
    opening ??= openAll(settings, limits).then((all) => (opened = all))
    return opening
  }

  return {
    async request(request) {
      const { dispatcher, exchange, targetOf } = opened ?? (await open())
      return exchange(dispatcher, targetOf(request.url), request, tools)
    },
    async fetch(url, init) {
      const { dispatcher, fetch } = opened ?? (await open())
      try {
        // undici's own types and the global ones describe the same web objects, but are not assignable to each other
        const headers = new Headers(init?.headers)
        if (!headers.has('user-agent')) headers.set('user-agent', userAgent)
        const response = await fetch(url, { ...init, headers: [...headers], dispatcher } as Parameters<typeof fetch>[1])
        return response as unknown as Response
      } catch (thrown) {
        throw networkError(thrown, { url, signal: init?.signal ?? undefined })
      }
    },
    async close() {
      if (opening === undefined) return
      const { dispatcher } = await opening
      await dispatcher.close()
    },
    limits,
    describe: () => describeNetworkSettings(settings),
  }
}

/** What the first request loads. */
interface Opened extends Connections {
  readonly exchange: typeof exchange
  readonly targetOf: ReturnType<typeof createTargets>
}

async function openAll(settings: NetworkSettings, limits: HttpLimits): Promise<Opened> {
  const [{ openConnections }, { createTargets, exchange }] = await Promise.all([import('./dispatcher.ts'), import('./exchange.ts')])
  return { ...(await openConnections(settings, limits.connections)), exchange, targetOf: createTargets() }
}
