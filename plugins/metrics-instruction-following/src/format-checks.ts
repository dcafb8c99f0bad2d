import { isPythonSpace, pythonRegExp, stripText } from '@binnacle/python'
import { type InstructionCheck, readCount, readText } from './instruction-check.ts'

const HIGHLIGHT = pythonRegExp('\\*[^\\n\\*]*\\*', 'g')
const DOUBLE_HIGHLIGHT = pythonRegExp('\\*\\*[^\\n\\*]*\\*\\*', 'g')
const ANSWERS = ['My answer is yes.', 'My answer is no.', 'My answer is maybe.']
const FENCES = ['```json', '```Json', '```JSON', '```']

/** Text in square brackets: each bracket with the next closing one of its line. */
function countPlaceholders(text: string): number {
  let count = 0
  for (const line of text.split('\n')) {
    for (let at = line.indexOf('['); at >= 0; at = line.indexOf('[', at)) {
      at = line.indexOf(']', at) + 1
      if (at === 0) break
      count++
    }
  }
  return count
}

/**
 * Lines that begin with a sign, blank lines before it apart: as `^\s*-.*$` finds them, and for stars `^\s*\*[^\*].*$`, whose sign after the
 * star may be the end of the line.
 */
function countBullets(text: string, sign: '*' | '-'): number {
  let count = 0
  for (let start = 0; start <= text.length; ) {
    let at = start
    while (at < text.length && isPythonSpace(text.charCodeAt(at))) at++
    const isBullet = text[at] === sign && (sign === '-' || (at + 1 < text.length && text[at + 1] !== '*'))
    if (isBullet) count++
    // Of a star, the sign after it is taken whatever it is, and then the rest of its line.
    const end = text.indexOf('\n', isBullet ? at + (sign === '*' ? 2 : 1) : Math.max(at - 1, start))
    if (end < 0) break
    start = end + 1
  }
  return count
}

/** What stands between `<<` and `>>` in a line, further ones at the ends apart. */
function titles(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const [start, end] = [line.indexOf('<<'), line.lastIndexOf('>>')]
    if (start < 0 || end < start + 3) return []
    let [first, last] = [start, end + 2]
    while (first < last && line[first] === '<') first++
    while (last > first && line[last - 1] === '>') last--
    return [line.slice(first, last)]
  })
}

/** At least so many placeholders in square brackets. */
export const hasPlaceholders: InstructionCheck = (text, parameters) => {
  const wanted = readCount(parameters, 'num_placeholders')
  return wanted === undefined ? undefined : countPlaceholders(text) >= wanted
}

/** A postscript after its mark, in lower case; a mark of another kind is a regular expression. */
export const hasPostscript: InstructionCheck = (text, parameters) => {
  const marker = readText(parameters, 'postscript_marker')
  if (marker === undefined) return undefined
  const stripped = stripText(marker)
  const known: Readonly<Record<string, string>> = { 'P.P.S': 'p\\.\\s?p\\.\\s?s', 'P.S.': 'p\\.\\s?s\\.' }
  const mark = Object.hasOwn(known, stripped) ? known[stripped]! : stripped.toLowerCase()
  return pythonRegExp(mark, 'm').test(text.toLowerCase())
}

/** Exactly so many bullets: lines that begin with one star, or with a dash, a rule of dashes too. */
export const hasBullets: InstructionCheck = (text, parameters) => {
  const wanted = readCount(parameters, 'num_bullets')
  return wanted === undefined ? undefined : countBullets(text, '*') + countBullets(text, '-') === wanted
}

/** One of three sentences. */
export const isConstrained: InstructionCheck = (text) => ANSWERS.some((answer) => text.includes(answer))

/** At least so many highlights between stars, or double stars. */
export const hasHighlights: InstructionCheck = (text, parameters) => {
  const wanted = readCount(parameters, 'num_highlights')
  if (wanted === undefined) return undefined
  const single = (text.match(HIGHLIGHT) ?? []).filter((match) => stripText(match.replace(/^\*+|\*+$/g, '')) !== '')
  const double = (text.match(DOUBLE_HIGHLIGHT) ?? []).filter((match) => stripText(match.slice(2, -2)) !== '')
  return single.length + double.length >= wanted
}

/** At least so many sections: a mark, which is a regular expression, and a number. */
export const hasSections: InstructionCheck = (text, parameters) => {
  const splitter = readText(parameters, 'section_spliter')
  const wanted = readCount(parameters, 'num_sections')
  if (splitter === undefined || wanted === undefined) return undefined
  return text.split(pythonRegExp(`\\s?${stripText(splitter)}\\s?\\d+\\s?`, 'g')).length - 1 >= wanted
}

/** JSON, as Python reads it, in a fence or by itself. */
export const isJson: InstructionCheck = (text) => {
  let body = stripText(text)
  for (const fence of FENCES) if (body.startsWith(fence)) body = body.slice(fence.length)
  if (body.endsWith('```')) body = body.slice(0, -3)
  try {
    // Python's numbers that are none: they may stand wherever a value may.
    JSON.parse(stripText(body).replace(/"(?:[^"\\]|\\[^])*(?:"|\\?$)|-?Infinity|NaN/g, (token) => (token.startsWith('"') ? token : 'null')))
    return true
  } catch {
    return false
  }
}

/** A title between double angle brackets that is not blank. */
export const hasTitle: InstructionCheck = (text) => titles(text).some((title) => stripText(title) !== '')
