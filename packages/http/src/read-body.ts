import { isUtf8 } from 'node:buffer'
import * as zlib from 'node:zlib'
import type { HttpResponse } from '@binnacle/core'
import * as errors from './errors.ts'
import type { HttpLimits } from './limits.ts'
import { whoIsAsked } from './network-error.ts'
import { isDeeper } from './parse-json.ts'
import { headerValue } from './retry-after.ts'

/** What is known of a reply beside its body. */
export interface BodyContext {
  readonly url: string
  readonly status: number
  readonly headers: HttpResponse['headers']
  readonly limits: Pick<HttpLimits, 'replyBytes' | 'replyDepth'>
}

type Decompress = (body: Buffer, options: { readonly maxOutputLength: number }) => Buffer

/** Compressions by their names in HTTP. None is asked for; some servers compress all the same. */
const DECOMPRESS: Readonly<Record<string, Decompress>> = {
  gzip: zlib.gunzipSync,
  'x-gzip': zlib.gunzipSync,
  deflate: zlib.inflateSync,
  br: zlib.brotliDecompressSync,
  zstd: zlib.zstdDecompressSync,
}

/** A reply that is compressed more often than this was made to do harm. */
const MOST_LAYERS = 3

/**
 * The text of a reply's body: decompressed, of a size and nesting within the limits, without a byte order mark. The text of an answer
 * is what the server sent: bytes that are no characters are an error there, and only in the body of a failure replaced.
 * @throws BinnacleError `ERR_HTTP_REPLY_TOO_LARGE`, `ERR_HTTP_REPLY_ENCODING`, `ERR_HTTP_REPLY_NESTING`
 */
export function readBody(parts: readonly Buffer[], context: BodyContext): string {
  const { headers, limits, url } = context
  const sent = parts.length === 1 ? parts[0]! : Buffer.concat(parts)
  const text = decode(decompress(sent, headerValue(headers, 'content-encoding'), context), context)
  if (isDeeper(text, limits.replyDepth)) throw errors.replyTooDeep({ who: whoIsAsked(url, undefined), limit: limits.replyDepth })
  return text
}

function decompress(body: Buffer, header: string | undefined, { limits, url }: BodyContext): Buffer {
  if (header === undefined || body.length === 0) return body
  const names = header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  const who = whoIsAsked(url, undefined)
  if (names.length > MOST_LAYERS) throw errors.replyEncoding({ who, what: `is compressed ${names.length} times` })
  let open = body
  for (const name of names.toReversed()) {
    const method = Object.hasOwn(DECOMPRESS, name) ? DECOMPRESS[name] : undefined
    if (method === undefined) throw errors.replyEncoding({ who, what: `is compressed as ${JSON.stringify(name)}, which is not known` })
    try {
      open = method(open, { maxOutputLength: limits.replyBytes })
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw errors.replyTooLarge({ who, limit: limits.replyBytes })
      throw errors.replyEncoding({ who, what: `says that it is compressed as ${name}, and is not`, cause })
    }
  }
  return open
}

function decode(body: Buffer, { status, headers, url }: BodyContext): string {
  if (isUtf8(body)) return withoutMark(body.toString())
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headerValue(headers, 'content-type') ?? '')?.[1] ?? markedCharset(body)
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    try {
      return withoutMark(new TextDecoder(charset, { fatal: true }).decode(body))
    } catch {
      // What the header says is wrong, or not known here.
    }
  }
  if (status >= 200 && status < 300) {
    throw errors.replyEncoding({ who: whoIsAsked(url, undefined), what: 'holds bytes that are no characters in UTF-8' })
  }
  return withoutMark(body.toString())
}

/** The encoding that a byte order mark other than that of UTF-8 names. */
function markedCharset(body: Buffer): string | undefined {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le'
  return body[0] === 0xfe && body[1] === 0xff ? 'utf-16be' : undefined
}

const withoutMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
