import { classText, ESCAPED_CLASSES, literalText } from './python-classes.ts'

const INLINE_FLAGS = /^\(\?([imsu]+)\)/
const QUANTIFIER = /^\{\d*(?:,\d*)?\}/
const ANY = '[\\s\\S]'

/**
 * Compiles a regular expression as Python's `re` reads it: `\w`, `\d`, `\s` and `\b` know all scripts, `.` and the anchors know `\n` as the
 * only line break, `$` also stands before a last one, and a brace that is no quantifier is itself. Inline flags at the front, named groups
 * and comments are taken.
 * @param source without verbose mode, conditional groups and possessive quantifiers
 * @param flags `g`, `i`, `m` and `s`, and `y` for a match at `lastIndex` alone
 * @throws SyntaxError where it is no regular expression
 */
export function pythonRegExp(source: string, flags = ''): RegExp {
  const inline = INLINE_FLAGS.exec(source)
  const all = new Set([...flags, ...(inline?.[1] ?? '')])
  const body = translate(inline === null ? source : source.slice(inline[0].length), all.has('m'), all.has('s'))
  return new RegExp(body, `v${[...all].filter((flag) => 'gisy'.includes(flag)).join('')}`)
}

function translate(source: string, isMultiline: boolean, dotIsAll: boolean): string {
  let result = ''
  for (let index = 0; index < source.length; ) {
    const rest = source.slice(index)
    const [text, length] = translateOne(rest, isMultiline, dotIsAll)
    result += text
    index += length
  }
  return result
}

/** What stands at the front of a pattern, translated, and how long it was. */
function translateOne(rest: string, isMultiline: boolean, dotIsAll: boolean): readonly [text: string, length: number] {
  const character = String.fromCodePoint(rest.codePointAt(0)!)
  switch (character) {
    case '\\':
      return translateEscape(rest)
    case '[':
      return classText(rest)
    case '.':
      return [dotIsAll ? ANY : '[^\\n]', 1]
    case '^':
      return [isMultiline ? '(?<![^\\n])' : `(?<!${ANY})`, 1]
    case '$':
      return [isMultiline ? '(?![^\\n])' : `(?=\\n?(?!${ANY}))`, 1]
    case '(':
      return translateGroup(rest)
    case '{': {
      const quantifier = QUANTIFIER.exec(rest)?.[0]
      if (quantifier === undefined || quantifier === '{}' || quantifier === '{,}') return ['\\{', 1]
      return [quantifier.replace('{,', '{0,'), quantifier.length]
    }
    case '}':
    case ']':
    case '/':
      return [`\\${character}`, 1]
    default:
      return [character, character.length]
  }
}

function translateGroup(rest: string): readonly [text: string, length: number] {
  if (rest.startsWith('(?P<')) return ['(?<', 4]
  const reference = /^\(\?P=(\w+)\)/.exec(rest)
  if (reference !== null) return [`\\k<${reference[1]}>`, reference[0].length]
  if (rest.startsWith('(?#')) return ['', rest.indexOf(')') + 1]
  return ['(', 1]
}

function translateEscape(rest: string): readonly [text: string, length: number] {
  const next = rest.charAt(1)
  if (next === '') throw new SyntaxError('bad escape at the end of the pattern')
  const known = ESCAPED_CLASSES[next]
  if (known !== undefined) return [known, 2]
  if (next === 'A') return [`(?<!${ANY})`, 2]
  if (next === 'Z') return [`(?!${ANY})`, 2]
  const code = /^\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|[1-9]\d?|[nrtfv])/.exec(rest)
  if (code !== null) return [code[0], code[0].length]
  if (next === 'a') return ['\\x07', 2]
  if (/[A-Za-z]/.test(next)) throw new SyntaxError(`bad escape \\${next}`)
  const literal = String.fromCodePoint(rest.codePointAt(1)!)
  return [literalText(literal), 1 + literal.length]
}
