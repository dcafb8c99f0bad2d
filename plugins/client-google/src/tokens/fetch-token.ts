import { createPrivateKey, sign } from 'node:crypto'
import { fieldsOf, textOf } from '@binnacle/client-kit'
import type { ClientContext, HttpResponse } from '@binnacle/core'
import { isGood, networkError, readServerMessage, redact } from '@binnacle/http'
import { credentialsInvalid, tokenRefused } from '../errors.ts'
import type { Credentials, ServiceAccount } from './read-credentials.ts'

/** A token, how long it is good, and what must stand in no error. */
export interface Token {
  readonly text: string
  readonly seconds: number
  readonly secrets: readonly string[]
}

/** What a token is got with. */
export interface TokenRequest {
  readonly deployment: string
  /** Absent: the account of the machine. */
  readonly credentials: Credentials | undefined
  readonly metadataUrl: string
  readonly http: ClientContext['http']
  readonly signal: AbortSignal
}

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform'

/** What Google gives where it says nothing: an hour. */
const LIFETIME = 3600

/**
 * Gets a token: for a signed assertion of a service account, for the refresh token of a user, or from the machine's metadata server.
 * @throws BinnacleError `ERR_GOOGLE_TOKEN` where it is refused, `ERR_GOOGLE_CREDENTIALS` for a key that cannot sign, `ERR_HTTP_*`
 */
export async function fetchToken(request: TokenRequest): Promise<Token> {
  const { deployment, credentials, metadataUrl } = request
  if (credentials === undefined) {
    const url = new URL('/computeMetadata/v1/instance/service-accounts/default/token', metadataUrl).href
    return readToken(await exchange(request, url, 'GET', undefined, { 'metadata-flavor': 'Google' }, []), request, [])
  }
  const { tokenUrl } = credentials
  const secrets = credentials.type === 'service_account' ? [credentials.privateKey] : [credentials.clientSecret, credentials.refreshToken]
  const form =
    credentials.type === 'service_account'
      ? { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: assertionOf(deployment, credentials) }
      : {
          grant_type: 'refresh_token',
          client_id: credentials.clientId,
          client_secret: credentials.clientSecret,
          refresh_token: credentials.refreshToken,
        }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return readToken(await exchange(request, tokenUrl, 'POST', new URLSearchParams(form).toString(), headers, secrets), request, secrets)
}

async function exchange(
  { http, signal }: TokenRequest,
  url: string,
  method: string,
  body: string | undefined,
  headers: Readonly<Record<string, string>>,
  secrets: readonly string[],
): Promise<HttpResponse> {
  try {
    return await http({ url, method, headers, signal, ...(body === undefined ? {} : { body }) })
  } catch (thrown) {
    throw networkError(thrown, { url, provider: "Google's token server", signal, secrets })
  }
}

function readToken({ status, body }: HttpResponse, { deployment }: TokenRequest, secrets: readonly string[]): Token {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    json = undefined
  }
  const { access_token: token, expires_in: seconds, error, error_description: why } = fieldsOf(json)
  const text = textOf(token)
  if (!isGood(status) || text === undefined) {
    const said = textOf(why) ?? textOf(error) ?? readServerMessage(body, json).text
    throw tokenRefused(deployment, status, redact(said, secrets))
  }
  return { text, seconds: typeof seconds === 'number' && seconds > 0 ? seconds : LIFETIME, secrets: [text, ...secrets] }
}

/** The assertion of a service account: a JSON Web Token, signed with its key, good for an hour. */
function assertionOf(deployment: string, { email, privateKey, keyId, tokenUrl }: ServiceAccount): string {
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const header = part({ alg: 'RS256', typ: 'JWT', ...(keyId === undefined ? {} : { kid: keyId }) })
  const claims = part({ iss: email, scope: SCOPE, aud: tokenUrl, iat: now, exp: now + LIFETIME })
  try {
    const signature = sign('RSA-SHA256', Buffer.from(`${header}.${claims}`), createPrivateKey(privateKey)).toString('base64url')
    return `${header}.${claims}.${signature}`
  } catch {
    throw credentialsInvalid(deployment, 'their private_key is not an RSA key in PEM')
  }
}
