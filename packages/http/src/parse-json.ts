/** What a body is that is not JSON. */
export type BodyKind = 'html' | 'events' | 'empty' | 'other'

/** A body that was parsed, or what it is instead. */
export type ParsedBody = { readonly json: unknown } | { readonly kind: BodyKind }

/**
 * Parses a body as JSON. The bare words that servers written in Python send are read too: `NaN` as null, for it says that a number is not
 * known, `Infinity` and `-Infinity` as numbers.
 */
export function parseJson(body: string): ParsedBody {
  const json = tryJson(body)
  if (json !== undefined) return { json }
  if (/\b(?:NaN|Infinity)\b/.test(body)) {
    const marked = tryJson(body.replace(/"[^"\\]*(?:\\[^][^"\\]*)*"|-?\b(?:NaN|Infinity)\b/g, plainNumber))
    if (marked !== undefined) return { json: marked }
  }
  return { kind: kindOf(body) }
}

/** A number too large for any is read as infinite. */
function plainNumber(match: string): string {
  if (match.startsWith('"')) return match
  if (match.endsWith('NaN')) return 'null'
  return match.startsWith('-') ? '-1e999' : '1e999'
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Whether a body is a web page and not data. */
export function isHtml(body: string): boolean {
  return /^\s*(?:<!doctype html|<html|<head|<body)/i.test(body)
}

function kindOf(body: string): BodyKind {
  if (body.trim() === '') return 'empty'
  if (isHtml(body)) return 'html'
  return /^\s*(?::[^\n]*\n+)*\s*(?:data|event|id|retry):/.test(body) ? 'events' : 'other'
}

/** Whether objects and lists of a text of JSON stand in one another more than so deep. What is no JSON has no depth. */
export function isDeeper(text: string, limit: number): boolean {
  if (text.length <= limit * 2) return false
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) at = endOfText(text, at)
    else if (code === 0x7b || code === 0x5b) {
      if (++depth > limit) return true
    } else if (code === 0x7d || code === 0x5d) depth--
  }
  return false
}

/** Where a text of JSON ends that begins here; the end of all where it does not end. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let marks = 0
    for (let at = end - 1; text.charCodeAt(at) === 0x5c; at--) marks++
    if (marks % 2 === 0) return end
  }
  return text.length
}
