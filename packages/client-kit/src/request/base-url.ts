import type { BinnacleError } from '@binnacle/core'
import { HOSTS_WITHOUT_VERSION, KEY_PARAMETERS } from './base-urls.data.ts'
import * as errors from '../errors.ts'

/** A part of a path that names a version: `v1`, `v1beta`, `v3`, `v1.1`. */
const VERSION = /^v\d+(?:\.\d+)?(?:alpha|beta)?\d*$/

/** Where an interface is asked. */
export interface Door {
  /** The last part of the address: `chat/completions`. */
  readonly path: string
  /** The last parts of the other interfaces of the same client. */
  readonly others: readonly string[]
  /** What the interface is called in options, for messages. */
  readonly api: string
  /** Whether `/v1` is added to a base URL without a version in its path, and it was not said otherwise. */
  readonly addVersion?: boolean | undefined
  /** The client's own error for a base URL that is none. */
  readonly invalid?: InvalidBaseUrl
}

/** Makes the error for a base URL that is no address; `shown` has no secret in it. */
export type InvalidBaseUrl = (deployment: string, shown: string) => BinnacleError

/**
 * Reads a base URL.
 * @throws BinnacleError `ERR_PROVIDER_BASE_URL` where it is none; `ERR_PROVIDER_BASE_URL_SECRET` where it holds a name and password or a
 * parameter that carries a key: it stands in records, and a key must not
 */
export function readBaseUrl(deployment: string, baseUrl: string, invalid: InvalidBaseUrl = errors.baseUrlInvalid): URL {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw invalid(deployment, shownUrl(baseUrl))
  if (url.username !== '' || url.password !== '') {
    throw errors.baseUrlSecret(
      deployment,
      'a name and password',
      "Take them out, put NAME:PASSWORD into a variable, and name it: headers: { authorization: 'basic:env:VARIABLE' }.",
    )
  }
  for (const name of url.searchParams.keys()) {
    if (!KEY_PARAMETERS.includes(name.toLowerCase().replace(/[^a-z0-9]/g, ''))) continue
    throw errors.baseUrlSecret(
      deployment,
      `the parameter ${name}`,
      `Take it out, put its value into a variable, and send it as a header: headers: { '${name}': 'env:VARIABLE' }, or as the option apiKey.`,
    )
  }
  return url
}

/** An address that may hold a password, for messages. */
function shownUrl(text: string): string {
  return JSON.stringify(
    text
      .replace(/\/\/[^/\s]*@/, '//[redacted]@')
      .split('?')[0]!
      .slice(0, 80),
  )
}

/**
 * The address at which an interface is asked. A base URL that ends in the interface's own path is used as it stands. Others get `/v1`
 * where their path has no version, unless they name a deployment of Azure's, their host is known to have none, or it was said otherwise;
 * a query string is kept.
 * @throws BinnacleError `ERR_PROVIDER_BASE_URL*`
 */
export function endpointUrl(deployment: string, baseUrl: string, door: Door): string {
  const url = readBaseUrl(deployment, baseUrl, door.invalid)
  url.hash = ''
  const parts = url.pathname.split('/').filter((part) => part !== '')
  const ends = (path: string) => `/${parts.join('/')}`.endsWith(`/${path}`)
  const found = [door.path, ...door.others].filter(ends).toSorted((left, right) => right.length - left.length)[0]
  if (found === door.path) return url.href
  if (found !== undefined) throw errors.baseUrlDoor(deployment, found, door.api)
  const hasVersion = parts.some((part) => VERSION.test(part)) || parts.includes('deployments')
  const wanted = door.addVersion ?? !HOSTS_WITHOUT_VERSION.includes(url.hostname)
  if (!hasVersion && wanted) parts.push('v1')
  url.pathname = [...parts, ...door.path.split('/')].join('/')
  return url.href
}
