import { proxyInvalid } from './errors.ts'
import { readNoProxy } from './no-proxy.ts'

/** Variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What the environment says of proxies and certificates. */
export interface NetworkSettings {
  readonly httpProxy?: string
  readonly httpsProxy?: string
  readonly noProxy: string
  /** Files with certificates that are trusted beside the usual ones, and the variables that name them. */
  readonly authorities: readonly { readonly variable: string; readonly path: string }[]
}

/** The address of a proxy without its name and password. */
function redactProxy(address: string): string {
  if (!URL.canParse(address)) return '(not shown)'
  const { protocol, host, username, password } = new URL(address)
  return `${protocol}//${username === '' && password === '' ? '' : '[redacted]@'}${host}`
}

/**
 * Reads HTTP_PROXY, HTTPS_PROXY and NO_PROXY (small letters win), NODE_EXTRA_CA_CERTS and SSL_CERT_FILE.
 * @throws BinnacleError `ERR_HTTP_PROXY_URL`
 */
export function readNetworkSettings(env: Environment): NetworkSettings {
  const httpProxy = readProxy(env, 'HTTP_PROXY')
  const httpsProxy = readProxy(env, 'HTTPS_PROXY')
  const authorities = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'].flatMap((variable) => {
    const path = env[variable]
    return path === undefined || path === '' ? [] : [{ variable, path }]
  })
  return {
    ...(httpProxy === undefined ? {} : { httpProxy }),
    ...(httpsProxy === undefined ? {} : { httpsProxy }),
    noProxy: env['no_proxy'] ?? env['NO_PROXY'] ?? '',
    authorities,
  }
}

function readProxy(env: Environment, name: string): string | undefined {
  const value = (env[name.toLowerCase()] ?? env[name])?.trim()
  if (value === undefined || value === '') return undefined
  const address = value.includes('://') ? value : `http://${value}`
  if (!URL.canParse(address) || !/^(?:https?|socks5?):$/.test(new URL(address).protocol)) throw proxyInvalid(name, redactProxy(address))
  return address
}

/** Lines for a plan: which proxy and which certificates are in force; none where nothing is set. */
export function describeNetworkSettings(settings: NetworkSettings): readonly string[] {
  const lines: string[] = []
  if (settings.httpsProxy !== undefined) lines.push(`https goes through the proxy ${redactProxy(settings.httpsProxy)} (HTTPS_PROXY)`)
  else if (settings.httpProxy !== undefined) lines.push(`https goes through the proxy ${redactProxy(settings.httpProxy)} (HTTP_PROXY)`)
  if (settings.httpProxy !== undefined) lines.push(`http goes through the proxy ${redactProxy(settings.httpProxy)} (HTTP_PROXY)`)
  if (lines.length > 0 && settings.noProxy !== '') {
    lines.push(`no proxy for ${settings.noProxy} (NO_PROXY)`)
    const { odd } = readNoProxy(settings.noProxy)
    if (odd.length > 0) lines.push(`not understood in NO_PROXY, and passed over: ${odd.join(', ')}`)
  }
  for (const { variable, path } of settings.authorities) lines.push(`certificates in ${path} are trusted too (${variable})`)
  return lines
}
