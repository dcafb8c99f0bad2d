import { timingSafeEqual } from 'node:crypto'

/** What the page may do: run and show what comes from its own server, nothing else. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every answer. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** The name of the cookie that carries the token. */
export const COOKIE = 'binnacle-token'

/** Whether an address is of this machine only. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)

/** A host as it stands in a URL. */
export const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** What a request says of where it comes from. */
export interface Caller {
  readonly method: string
  readonly host: string | undefined
  readonly origin: string | undefined
  readonly fetchSite: string | undefined
}

/**
 * Why a request is refused; undefined where it is not. A page of another site reaches this server under the name that its own DNS
 * gives (the `Host` says so) or from its own origin.
 * @param names the hosts under which the server may be asked, with ports; undefined where it listens on every address
 */
export function refusal({ method, host, origin, fetchSite }: Caller, names: ReadonlySet<string> | undefined): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return 'this server only reads'
  if (host === undefined || (names !== undefined && !names.has(host.toLowerCase())))
    return `this server does not answer for ${JSON.stringify(host ?? '')}`
  if (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`) return 'the request comes from another origin'
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return 'the request comes from another site'
  return undefined
}

/** Whether a token is the right one, in a time that tells nothing. */
export function isToken(given: string | undefined, token: string): boolean {
  if (given === undefined) return false
  const [one, other] = [Buffer.from(given), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}
