import { parseInteger } from '@binnacle/python'

/**
 * Whether two formulas are written alike, after HELM's clean-up of LaTeX; 1 or 0. Where the clean-up of either fails, the
 * texts as they stand are compared. Two missing answers are alike, as in HELM.
 */
export function mathEquivalence(gold: string | undefined, prediction: string | undefined): number {
  if (gold === undefined || prediction === undefined) return gold === prediction ? 1 : 0
  const cleanGold = cleanFormula(gold)
  const cleanPrediction = cleanFormula(prediction)
  if (cleanGold === undefined || cleanPrediction === undefined) return gold === prediction ? 1 : 0
  return cleanGold === cleanPrediction ? 1 : 0
}

/** `mathEquivalence` of what stands in the last `\boxed{…}` of each text. */
export function boxedMathEquivalence(gold: string, prediction: string): number {
  return mathEquivalence(lastBoxed(gold), lastBoxed(prediction))
}

const DROPPED_FIRST = /\\left|\\right|\^\{\\circ\}|\^\\circ|\\\$/

/** Puts a formula into HELM's normal form; `undefined` where HELM's own clean-up fails. */
function cleanFormula(formula: string): string | undefined {
  let text = formula.replaceAll('\n', '').replaceAll('\\!', '').replaceAll('\\\\', '\\')
  text = text.replaceAll('tfrac', 'frac').replaceAll('dfrac', 'frac')
  if (DROPPED_FIRST.test(text)) {
    // One after the other: dropping one may bring the next together.
    for (const dropped of ['\\left', '\\right', '^{\\circ}', '^\\circ', '\\$']) text = text.replaceAll(dropped, '')
  }
  const beforeUnits = text.split('\\text{ ')
  if (beforeUnits.length > 2) return undefined
  text = beforeUnits[0]!.replaceAll('\\%', '').replaceAll(' .', ' 0.').replaceAll('{.', '{0.')
  if (text === '') return text
  if (text.startsWith('.')) text = `0${text}`
  const sides = text.split('=')
  if (sides.length === 2 && [...sides[0]!].length <= 2) text = sides[1]!
  const rooted = braceRoots(text)
  if (rooted === undefined) return undefined
  const fractioned = braceFractions(rooted.replaceAll(' ', ''))
  if (fractioned === undefined) return undefined
  return fractionOfSlash(fractioned === '0.5' ? '\\frac{1}{2}' : fractioned)
}

/** `\sqrt3` → `\sqrt{3}`; `undefined` where nothing follows a root. */
function braceRoots(text: string): string | undefined {
  const [start = '', ...pieces] = text.split('\\sqrt')
  let result = start
  for (const piece of pieces) {
    if (piece === '') return undefined
    const first = firstCharacter(piece)
    result += first === '{' ? `\\sqrt${piece}` : `\\sqrt{${first}}${piece.slice(first.length)}`
  }
  return result
}

/** `\frac12` → `\frac{1}{2}`; the whole text as it was where one has a single argument; `undefined` where one has none. */
function braceFractions(text: string): string | undefined {
  const [start = '', ...pieces] = text.split('\\frac')
  let result = start
  for (const piece of pieces) {
    if (piece === '') return undefined
    const upper = firstCharacter(piece)
    if (upper === '{') {
      result += `\\frac${piece}`
      continue
    }
    const rest = piece.slice(upper.length)
    if (rest === '') return text
    const lower = firstCharacter(rest)
    result += lower === '{' ? `\\frac{${upper}}${rest}` : `\\frac{${upper}}{${lower}}${rest.slice(lower.length)}`
  }
  return result
}

/** `3/4` → `\frac{3}{4}`, for plain whole numbers. */
function fractionOfSlash(text: string): string {
  const parts = text.split('/')
  if (parts.length !== 2) return text
  const upper = parseInteger(parts[0]!)
  const lower = parseInteger(parts[1]!)
  if (upper === undefined || lower === undefined || text !== `${upper}/${lower}`) return text
  return `\\frac{${upper}}{${lower}}`
}

/** What stands in the last `\boxed{…}`, up to the brace that closes it. A last `\fbox` hides nothing and holds nothing. */
function lastBoxed(text: string): string | undefined {
  const start = text.lastIndexOf('\\boxed')
  if (start < 0 || !text.startsWith('\\boxed{', start)) return undefined
  let depth = 0
  for (let index = start; index < text.length; index++) {
    const character = text[index]
    if (character === '{') depth++
    else if (character === '}' && --depth === 0) return text.slice(start + '\\boxed{'.length, index)
  }
  return undefined
}

function firstCharacter(text: string): string {
  return String.fromCodePoint(text.codePointAt(0)!)
}
