import { redact, redactSecrets } from '@binnacle/http'
import type { TapeBody, TapedExchange } from './exchange.ts'

/** What stands in place of a secret. */
const REDACTED = '[redacted]'

/** Names whose values are secrets, whatever they are; compared without case, `-` and `_`. */
const SECRET_HEADERS: readonly string[] = [
  'authorization',
  'proxyauthorization',
  'cookie',
  'setcookie',
  'xapikey',
  'apikey',
  'xgoogapikey',
  'xauthtoken',
  'xamzsecuritytoken',
  'openaiorganization',
  'openaiproject',
  'anthropicorganizationid',
]
/** Fields that carry credentials wherever they stand. */
const CREDENTIAL_FIELDS: readonly string[] = [
  'apikey',
  'accesskeyid',
  'secretaccesskey',
  'accesstoken',
  'refreshtoken',
  'idtoken',
  'xamzsignature',
  'xamzcredential',
  'xamzsecuritytoken',
  'password',
  'clientsecret',
  'authorization',
]
/** Fields that do so in a request; in an answer they are something else: `token` has a log-probability there. */
const REQUEST_FIELDS: readonly string[] = [...CREDENTIAL_FIELDS, 'key', 'accesskey', 'token', 'sig', 'signature', 'secret']

/** Shorter values are placeholders of local servers (`none`, `test`): taken out where they stand by name, not as words of answers. */
const SHORTEST = 8

/** Names beside those that are known, and the values of secrets. */
export interface Secrets {
  readonly values: readonly string[]
  readonly headers: readonly string[]
  /** Fields of query strings and of JSON bodies. */
  readonly fields: readonly string[]
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '')
const isNamed = (name: string, known: readonly string[], more: readonly string[]): boolean =>
  known.includes(plain(name)) || more.some((one) => plain(one) === plain(name))

/** The values that stand under secret names in an exchange: they are taken out wherever they stand. */
export function secretValues({ request, response }: TapedExchange, secrets: Secrets): readonly string[] {
  const found: string[] = []
  for (const headers of [request.headers, response.headers]) {
    for (const [name, value] of Object.entries(headers)) {
      if (isNamed(name, SECRET_HEADERS, secrets.headers)) found.push(value, value.replace(/^(?:Bearer|Basic)\s+/i, ''))
    }
  }
  if (URL.canParse(request.url)) {
    const url = new URL(request.url)
    found.push(decodeURIComponent(url.password))
    for (const [name, value] of url.searchParams) if (isNamed(name, REQUEST_FIELDS, secrets.fields)) found.push(value)
  }
  collectFields(fieldsIn(request.body), REQUEST_FIELDS, secrets.fields, found)
  collectFields(fieldsIn(response.body), CREDENTIAL_FIELDS, secrets.fields, found)
  return found.filter((value) => value.length >= SHORTEST)
}

/** The fields of a body, also of JSON that is written with blanks and of a form. */
function fieldsIn(body: TapeBody | undefined): unknown {
  if (body === undefined || 'base64' in body) return undefined
  if ('json' in body) return body.json
  try {
    return JSON.parse(body.text) as unknown
  } catch {
    return /^[\w.%+-]+=[^\s]*$/.test(body.text) ? Object.fromEntries(new URLSearchParams(body.text)) : undefined
  }
}

function collectFields(value: unknown, known: readonly string[], more: readonly string[], found: string[]): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && !Array.isArray(value) && isNamed(name, known, more)) found.push(inner)
    else collectFields(inner, known, more, found)
  }
}

/**
 * An exchange without secrets. Named headers, query fields and body fields are emptied, and the values taken out wherever they
 * stand; what only looks like a key is taken out of addresses, headers and refusals, but not out of prompts and answers.
 */
export function redactExchange({ request, response }: TapedExchange, secrets: Secrets): TapedExchange {
  const refused = response.status >= 400
  return {
    request: {
      method: request.method,
      url: redactUrl(request.url, secrets),
      headers: redactHeaders(request.headers, secrets),
      ...withBody(redactBody(request.body, REQUEST_FIELDS, secrets, (text) => withoutValues(text, secrets.values))),
    },
    response: {
      status: response.status,
      headers: redactHeaders(response.headers, secrets),
      ...withBody(
        redactBody(response.body, CREDENTIAL_FIELDS, secrets, (text) => {
          const clean = withoutValues(text, secrets.values)
          return refused ? redactSecrets(clean) : clean
        }),
      ),
    },
  }
}

const withBody = (body: TapeBody | undefined): { readonly body?: TapeBody } => (body === undefined ? {} : { body })

/** A text without these values, also as they stand in URLs and JSON. */
function withoutValues(text: string, values: readonly string[]): string {
  let clean = text
  for (const value of values.toSorted((a, b) => b.length - a.length)) {
    for (const form of new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])) {
      if (form !== '') clean = clean.replaceAll(form, REDACTED)
    }
  }
  return clean
}

function redactUrl(text: string, secrets: Secrets): string {
  if (!URL.canParse(text)) return redact(text, secrets.values)
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') [url.username, url.password] = ['', '']
  for (const name of new Set(url.searchParams.keys())) {
    if (isNamed(name, REQUEST_FIELDS, secrets.fields)) url.searchParams.set(name, REDACTED)
  }
  return redact(url.href, secrets.values)
}

function redactHeaders(headers: Readonly<Record<string, string>>, secrets: Secrets): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      isNamed(name, SECRET_HEADERS, secrets.headers) ? REDACTED : redact(value, secrets.values),
    ]),
  )
}

function redactBody(
  body: TapeBody | undefined,
  fields: readonly string[],
  secrets: Secrets,
  clean: (text: string) => string,
): TapeBody | undefined {
  if (body === undefined) return undefined
  if ('text' in body) return { text: clean(body.text) }
  if ('json' in body) return { json: redactJson(body.json, fields, secrets, clean) }
  // Bytes are looked into as texts of single bytes.
  return { base64: Buffer.from(clean(Buffer.from(body.base64, 'base64').toString('latin1')), 'latin1').toString('base64') }
}

function redactJson(value: unknown, fields: readonly string[], secrets: Secrets, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((one) => redactJson(one, fields, secrets, clean))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' && isNamed(name, fields, secrets.fields) ? REDACTED : redactJson(inner, fields, secrets, clean),
    ]),
  )
}

/** Whether a text holds a secret in any form in which one would stand in JSON, in a URL or in base 64. */
export function holdsSecret(text: string, values: readonly string[]): boolean {
  return values.some((value) => {
    const inner = Buffer.from(value).toString('base64').replaceAll('=', '').slice(0, -1)
    return [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1), inner].some(
      (form) => form.length >= 4 && text.includes(form),
    )
  })
}
