import { pythonRegExp, stripText } from '@binnacle/python'
import { type InstructionCheck, readCount, readText } from './instruction-check.ts'

const PLACEHOLDER = pythonRegExp('\\[.*?\\]', 'g')
const STAR_BULLET = pythonRegExp('^\\s*\\*[^\\*].*$', 'gm')
const DASH_BULLET = pythonRegExp('^\\s*-.*$', 'gm')
const HIGHLIGHT = pythonRegExp('\\*[^\\n\\*]*\\*', 'g')
const DOUBLE_HIGHLIGHT = pythonRegExp('\\*\\*[^\\n\\*]*\\*\\*', 'g')
const TITLE = pythonRegExp('<<[^\\n]+>>', 'g')
const ANSWERS = ['My answer is yes.', 'My answer is no.', 'My answer is maybe.']
const FENCES = ['```json', '```Json', '```JSON', '```']

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** At least so many placeholders in square brackets. */
export const hasPlaceholders: InstructionCheck = (text, parameters) => {
  const wanted = readCount(parameters, 'num_placeholders')
  return wanted === undefined ? undefined : countOf(text, PLACEHOLDER) >= wanted
}

/** A postscript after its mark, in lower case; a mark of another kind is a regular expression. */
export const hasPostscript: InstructionCheck = (text, parameters) => {
  const marker = readText(parameters, 'postscript_marker')
  if (marker === undefined) return undefined
  const stripped = stripText(marker)
  const known: Readonly<Record<string, string>> = { 'P.P.S': 'p\\.\\s?p\\.\\s?s', 'P.S.': 'p\\.\\s?s\\.' }
  const mark = Object.hasOwn(known, stripped) ? known[stripped]! : stripped.toLowerCase()
  return pythonRegExp(`\\s*${mark}.*$`, 'm').test(text.toLowerCase())
}

/** Exactly so many bullets: lines that begin with one star, or with a dash, a rule of dashes too. */
export const hasBullets: InstructionCheck = (text, parameters) => {
  const wanted = readCount(parameters, 'num_bullets')
  return wanted === undefined ? undefined : countOf(text, STAR_BULLET) + countOf(text, DASH_BULLET) === wanted
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
    JSON.parse(stripText(body).replace(/"(?:[^"\\]|\\.)*"|-?Infinity|NaN/g, (token) => (token.startsWith('"') ? token : 'null')))
    return true
  } catch {
    return false
  }
}

/** A title between double angle brackets that is not blank. */
export const hasTitle: InstructionCheck = (text) =>
  (text.match(TITLE) ?? []).some((title) => stripText(title.replace(/^<+/, '').replace(/>+$/, '')) !== '')
