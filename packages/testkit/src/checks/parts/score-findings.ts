import { isMissing, type ScoreDirections, type ScoreValue } from '@binnacle/core'
import { finding, type Finding } from '../finding.ts'
import { valueText } from '../value-text.ts'

/** Scores by name. */
export type Scores = Readonly<Record<string, ScoreValue>>

/** Between which numbers scores lie, by name. */
export type Bounds = Readonly<Record<string, readonly [lowest: number, highest: number]>>

/** Looks at the form of scores and at their names. */
export function scoreFindings(place: string, scores: Scores, directions: ScoreDirections, all: boolean): readonly Finding[] {
  if (typeof scores !== 'object' || scores === null || scores instanceof Promise)
    return [finding('score-shape', place, `it gives ${valueText(scores)}`)]
  const found: Finding[] = []
  const open = '*' in directions
  for (const [name, value] of Object.entries(scores)) {
    if (!open && !(name in directions)) found.push(finding('score-undeclared', place, `it gives “${name}”, which it does not declare`))
    if (hasNaN(value)) found.push(finding('score-nan', place, `“${name}” is not a number`))
    else if (!isScore(value)) found.push(finding('score-shape', place, `“${name}” is ${valueText(value)}`))
  }
  if (all && !open) {
    for (const name of Object.keys(directions)) {
      if (!(name in scores)) found.push(finding('score-absent', place, `it declares “${name}” and gives none`))
    }
  }
  return found
}

/** The numbers of a score. */
export const numbersOf = (value: ScoreValue): readonly number[] => (typeof value === 'number' ? [value] : isMissing(value) ? [] : value)
/** Whether a score holds NaN. */
export const hasNaN = (value: ScoreValue): boolean => isScore(value) && numbersOf(value).some(Number.isNaN)

function isScore(value: unknown): value is ScoreValue {
  if (typeof value === 'number') return true
  if (Array.isArray(value)) return value.every((one) => typeof one === 'number')
  return isMissing(value) && typeof value.missing === 'string'
}

/** Looks whether scores lie in their bounds. */
export function boundFindings(place: string, scores: Scores, bounds: Bounds): readonly Finding[] {
  return Object.entries(scores).flatMap(([name, value]) => {
    const bound = bounds[name]
    if (bound === undefined || !isScore(value)) return []
    const outside = numbersOf(value).find((number) => number < bound[0] || number > bound[1])
    return outside === undefined
      ? []
      : [finding('score-bounds', place, `“${name}” is ${outside}, declared from ${bound[0]} to ${bound[1]}`)]
  })
}

/** Whether scores are the same; numbers that differ only by the order of adding are. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number')
    return Object.is(a, b) || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => key in b && isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
}
