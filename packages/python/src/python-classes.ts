const WORD = '\\p{L}\\p{N}_'
const SPACE = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000'
const EDGE = `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`

/** What Python's escaped letters stand for, as patterns of their own. */
export const ESCAPED_CLASSES: Readonly<Record<string, string | undefined>> = {
  w: `[${WORD}]`,
  W: `[^${WORD}]`,
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  s: `[${SPACE}]`,
  S: `[^${SPACE}]`,
  b: EDGE,
  B: `(?!${EDGE})`,
}

/** A character as a pattern that stands for itself. */
export function literalText(character: string): string {
  return /^[A-Za-z0-9_]$/.test(character) || character.codePointAt(0)! > 0x7f ? character : codeOf(character)
}

function codeOf(character: string): string {
  return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`
}

/**
 * Translates the class of characters at the front of a Python pattern: `]` in first place is itself, and so is every sign but `-` between
 * two characters and `^` at the front.
 * @throws SyntaxError where the class does not end
 */
export function classText(rest: string): readonly [text: string, length: number] {
  const isNegated = rest.startsWith('[^')
  let index = isNegated ? 2 : 1
  const start = index
  let inside = ''
  for (;;) {
    const character = String.fromCodePoint(rest.codePointAt(index) ?? 0)
    if (index >= rest.length) throw new SyntaxError('unterminated character set')
    if (character === ']' && index > start) break
    const [text, length] = character === '\\' ? escapeText(rest.slice(index)) : [literalText(character), character.length]
    const isRange = character === '-' && index > start && rest.charAt(index + 1) !== ']' && !/^\\[wWdDsS]/.test(rest.slice(index + 1))
    inside += isRange ? '-' : text
    index += length
  }
  return [`[${isNegated ? '^' : ''}${inside}]`, index + 1]
}

function escapeText(rest: string): readonly [text: string, length: number] {
  const next = rest.charAt(1)
  if ('wWdDsS'.includes(next) && next !== '') return [ESCAPED_CLASSES[next]!, 2]
  if (next === 'b') return ['\\x08', 2]
  const code = /^\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|[nrtfv])/.exec(rest)
  if (code !== null) return [code[0], code[0].length]
  const literal = String.fromCodePoint(rest.codePointAt(1) ?? 0)
  if (/[A-Za-z]/.test(literal)) throw new SyntaxError(`bad escape \\${literal}`)
  return [literalText(literal), 1 + literal.length]
}
