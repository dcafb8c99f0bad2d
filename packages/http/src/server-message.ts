import { isHtml } from './parse-json.ts'

/** The longest message of a server that is passed on, in characters. */
const LONGEST = 300

/** What a server said of a failure, where it could be read. */
export interface ServerMessage {
  readonly text: string
  /** The provider's own code, such as `model_not_found`. */
  readonly code?: string
  /** The provider's kind of error, such as `invalid_request_error`. */
  readonly type?: string
  /** The field that the provider objects to. */
  readonly param?: string
}

/** Cuts a text at the longest length that is passed on, and puts it on one line. */
export function shorten(text: string, longest: number = LONGEST): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest - 1)}…`
}

/**
 * Finds the message in the body of a failure: the usual places in JSON, the title of a web page, else the text itself.
 * @param json the parsed body, undefined where it is no JSON
 */
export function readServerMessage(body: string, json: unknown): ServerMessage {
  if (isHtml(body)) {
    const title = /<(?:title|h1)[^>]*>([\s\S]*?)<\/(?:title|h1)>/i.exec(body)?.[1]
    return { text: shorten(title ?? 'a web page') }
  }
  if (typeof json !== 'object' || json === null) return { text: shorten(typeof json === 'string' ? json : body) }
  const outer = (Array.isArray(json) ? json[0] : json) as Readonly<Record<string, unknown>> | undefined
  const inner = outer?.['error'] ?? first(outer?.['errors']) ?? outer
  if (typeof inner === 'string') return { text: shorten(inner), ...codes(outer ?? {}) }
  if (typeof inner !== 'object' || inner === null) return { text: shorten(body) }
  const fields = inner as Readonly<Record<string, unknown>>
  return { text: shorten(messageOf(fields) ?? body), ...codes(fields) }
}

function messageOf(fields: Readonly<Record<string, unknown>>): string | undefined {
  for (const name of ['message', 'detail', 'msg', 'title', 'description', 'error_description', 'error']) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value
    if (Array.isArray(value) && value.length > 0) return value.map(detailText).join('; ')
  }
  return undefined
}

/** One entry of a list of faults, as FastAPI gives them: where and what. */
function detailText(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null) return String(detail)
  const { loc, msg } = detail as { loc?: unknown; msg?: unknown }
  return `${Array.isArray(loc) ? `${loc.join('.')}: ` : ''}${typeof msg === 'string' ? msg : JSON.stringify(detail)}`
}

function codes(fields: Readonly<Record<string, unknown>>): Omit<ServerMessage, 'text'> {
  const code = scalar(fields['code'] ?? fields['status'])
  const type = scalar(fields['type'])
  const param = scalar(fields['param'])
  return { ...(code === undefined ? {} : { code }), ...(type === undefined ? {} : { type }), ...(param === undefined ? {} : { param }) }
}

function scalar(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined
}
