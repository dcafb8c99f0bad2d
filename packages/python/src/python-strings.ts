/** An expression in an f-string, as it stands between the braces: `question`, `row["a"]!r:>10`. */
export interface PythonExpression {
  readonly expression: string
}

/** A string literal of a Python file; literals that stand side by side are one, as Python joins them. */
export interface PythonString {
  /** The line on which it begins, from 1. */
  readonly line: number
  /** One text, or the texts and expressions of an f-string in their order. */
  readonly parts: readonly (string | PythonExpression)[]
}

/** What escapes of one letter stand for. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([\s\S]))/g

/** A literal's opening: its prefix and its quotes. */
const OPENING = /([a-zA-Z]{0,2})("""|'''|"|')/y

/**
 * The string literals of a Python file, in their order. Comments, names and numbers are passed over; bytes are not strings. What stands
 * in an f-string between braces is kept as it is written and is not looked into.
 */
export function* pythonStrings(source: string): Generator<PythonString> {
  const text = source.replaceAll(/\r\n?/g, '\n')
  let open: { line: number; parts: (string | PythonExpression)[] } | undefined
  let depth = 0
  let line = 1
  let at = 0
  while (at < text.length) {
    const sign = text[at]!
    OPENING.lastIndex = at
    const opening = isInWord(text, at) ? null : OPENING.exec(text)
    if (opening !== null && isPrefix(opening[1]!)) {
      const prefix = opening[1]!.toLowerCase()
      const literal = readLiteral(text, OPENING.lastIndex, opening[2]!, prefix)
      if (prefix.includes('b')) open = undefined
      else {
        open ??= { line, parts: [] }
        for (const part of literal.parts) append(open.parts, part)
      }
      line += countBreaks(text, at, literal.end)
      at = literal.end
      continue
    }
    if (sign === '#') {
      const end = text.indexOf('\n', at)
      at = end < 0 ? text.length : end
      continue
    }
    if ('([{'.includes(sign)) depth++
    if (')]}'.includes(sign)) depth--
    const joins = sign === ' ' || sign === '\t' || (sign === '\n' && depth > 0) || (sign === '\\' && text[at + 1] === '\n')
    if (!joins && open !== undefined && !(sign === '\n' && text[at - 1] === '\\')) {
      yield open
      open = undefined
    }
    if (sign === '\n') line++
    at++
  }
  if (open !== undefined) yield open
}

/**
 * The string of a Python file whose UTF-8 bytes have a SHA-256; of an f-string, expressions count as `{source}`.
 * @returns nothing where the file has no such string
 */
export function findPythonString(source: string, sha256: string): PythonString | undefined {
  for (const literal of pythonStrings(source)) {
    const whole = literal.parts.map((part) => (typeof part === 'string' ? part : `{${part.expression}}`)).join('')
    if (digestOf(whole) === sha256.toLowerCase()) return literal
  }
  return undefined
}

const isPrefix = (prefix: string): boolean => /^(?:|r|u|b|f|br|rb|fr|rf)$/i.test(prefix)

/** Whether the sign before belongs to a word that goes on here, so that no prefix can begin. */
function isInWord(text: string, at: number): boolean {
  return at > 0 && /\w/.test(text[at - 1]!) && /\w/.test(text[at]!)
}

function append(parts: (string | PythonExpression)[], part: string | PythonExpression): void {
  const last = parts.at(-1)
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
  else parts.push(part)
}

function countBreaks(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** One literal from behind its opening quotes. */
function readLiteral(text: string, from: number, quotes: string, prefix: string): { parts: (string | PythonExpression)[]; end: number } {
  const parts: (string | PythonExpression)[] = []
  const isRaw = prefix.includes('r')
  const isFormatted = prefix.includes('f')
  let raw = ''
  let at = from
  const flush = () => {
    append(parts, isRaw ? raw : unescape(raw))
    raw = ''
  }
  while (at < text.length && !text.startsWith(quotes, at)) {
    const sign = text[at]!
    if (sign === '\\' && at + 1 < text.length) {
      raw += text.slice(at, at + 2)
      at += 2
    } else if (isFormatted && (sign === '{' || sign === '}') && text[at + 1] === sign) {
      raw += sign
      at += 2
    } else if (isFormatted && sign === '{') {
      flush()
      const end = endOfExpression(text, at + 1)
      parts.push({ expression: text.slice(at + 1, end) })
      at = end + 1
    } else {
      raw += sign
      at++
    }
  }
  flush()
  return { parts, end: Math.min(text.length, at + quotes.length) }
}

/** Where the brace that closes an expression stands; braces and quotes inside it are passed over. */
function endOfExpression(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '"' || sign === "'") {
      const end = text.indexOf(sign, at + 1)
      if (end < 0) return text.length
      at = end
    } else if ('([{'.includes(sign)) depth++
    else if (sign === '}' && depth === 0) return at
    else if (')]}'.includes(sign)) depth--
  }
  return text.length
}

function unescape(raw: string): string {
  return raw.replaceAll(ESCAPE, (whole: string, x?: string, u?: string, long?: string, octal?: string, letter?: string) => {
    const hex = x ?? u ?? long
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8))
    return ESCAPES[letter!] ?? whole
  })
}

/** Not imported: this module is part of every start, and `node:crypto` takes as long as all that `--help` does. */
const digestOf = (text: string): string => process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('hex')
