import type { ClientContext, SentSecret } from '@binnacle/core'
import { headerSecret } from '../errors.ts'

/** Options of a deployment that say what goes along with its requests. */
export interface HeaderOptions {
  /** The key, as a reference: `env:NAME`, `file:PATH`. */
  readonly apiKey?: string | undefined
  /** More headers. A value that is a reference is a secret; `basic:env:NAME` sends `user:password` as Basic authentication wants it. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** What goes along, with the values that must stand in no error. */
export interface ReadHeaders {
  readonly headers: Readonly<Record<string, string>>
  readonly secrets: readonly string[]
  /** Whether a key, or another secret, goes along. */
  readonly hasKey: boolean
}

/** How a provider wants its key: in which header, and behind which word. */
export interface KeyForm {
  readonly header: string
  readonly prefix: string
}

/** `Authorization: Bearer …` */
export const BEARER: KeyForm = { header: 'authorization', prefix: 'Bearer ' }

const BASIC = 'basic:'

/** Whether a text names a secret and is none itself. */
export function isReference(text: string): boolean {
  return /^(?:env|file|text):/.test(text)
}

/** Names of headers that carry keys. */
const KEY_HEADER = /authorization|api-?key|subscription-key|access-key|token|secret|password|cookie|signature|credential/i

/**
 * The secrets that go along with the requests of a deployment, by reference: for `plan`, which opens nothing.
 * @throws BinnacleError `ERR_PROVIDER_HEADER_SECRET` where a header that carries a key is written out
 */
export function sentSecrets(deployment: string, { apiKey, headers = {} }: HeaderOptions, form: KeyForm = BEARER): readonly SentSecret[] {
  const sent: SentSecret[] = apiKey === undefined ? [] : [{ reference: apiKey, header: form.header }]
  for (const [name, value] of Object.entries(headers)) {
    const reference = value.startsWith(BASIC) ? value.slice(BASIC.length) : value
    if (isReference(reference)) sent.push({ reference, header: name.toLowerCase() })
    else if (KEY_HEADER.test(name)) throw headerSecret(deployment, name)
  }
  return sent
}

/**
 * Resolves what goes along with the requests of a deployment. An empty key is none.
 * @throws BinnacleError `ERR_PROVIDER_HEADER_SECRET`, and what the resolving of secrets throws
 */
export async function readHeaders(
  deployment: string,
  options: HeaderOptions,
  client: Pick<ClientContext, 'secret'>,
  form: KeyForm = BEARER,
): Promise<ReadHeaders> {
  const secrets: string[] = []
  const headers: Record<string, string> = {}
  sentSecrets(deployment, options, form)
  const resolve = async (reference: string): Promise<string> => {
    const secret = await client.secret(reference)
    if (secret !== '') secrets.push(secret)
    return secret
  }
  if (options.apiKey !== undefined) {
    const key = await resolve(options.apiKey)
    if (key !== '') headers[form.header] = `${form.prefix}${key}`
  }
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    const reference = value.startsWith(BASIC) ? value.slice(BASIC.length) : value
    if (!isReference(reference)) headers[name.toLowerCase()] = value
    else if (reference === value) headers[name.toLowerCase()] = await resolve(reference)
    else {
      const encoded = Buffer.from(await resolve(reference)).toString('base64')
      secrets.push(encoded)
      headers[name.toLowerCase()] = `Basic ${encoded}`
    }
  }
  return { headers, secrets, hasKey: secrets.length > 0 }
}
