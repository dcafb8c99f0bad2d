import { defineMetric, isCorrect, isMissing } from '@binnacle/core'
import { decimalKey, parsePythonJson, WrittenNumber } from '@binnacle/python'
import * as z from 'zod'
import { JSON_SIMILARITY } from './cards.data.ts'
import { takingOptions, checkPattern, takenText } from './taken-text.ts'
import { unparsed } from './said-answer.ts'

const options = z.strictObject(takingOptions).superRefine(checkPattern)
const FENCE = /^```\w*\n([^]*?)\n?```$/u

/**
 * How alike a JSON answer and a right one are, 0 to 1, higher is better, the best over the right references: equal values are 1 and
 * others 0 (numbers by all their digits), a list or object is the mean over the places or keys of both; two empty ones are alike. A fence around the answer does not
 * count; a text that is not JSON is missing as unparsed.
 */
export const jsonSimilarity = defineMetric({
  ...JSON_SIMILARITY,
  options,
  reads: 'one',
  scores: { json_similarity: 'higher' },
  proportions: () => false,
  score: (sample, settings) => {
    const taken = takenText(sample, settings)
    if (isMissing(taken)) return { json_similarity: taken }
    const golds = sample.instance.references.filter(isCorrect).map(({ output }) => parseJson(output.text))
    if (golds.length === 0) return { json_similarity: { missing: 'no reference is marked as correct' } }
    if (golds.includes(undefined)) return { json_similarity: { missing: 'a right reference is not JSON' } }
    const given = parseJson(taken.text)
    if (given === undefined) return { json_similarity: unparsed('the answer is not JSON', taken.completion) }
    const best = Math.max(...golds.map((gold) => similarity(gold, given)))
    return { json_similarity: Number.isNaN(best) ? { missing: `too long: JSON nested more than ${MOST_DEEP} deep` } : best }
  },
})

/** The value of a text as JSON alone, with all digits of its numbers; undefined where it is none. */
function parseJson(text: string): unknown {
  const trimmed = text.trim()
  const json = FENCE.exec(trimmed)?.[1] ?? trimmed
  try {
    // Words like NaN, which Python takes, are not JSON.
    if (/[NI]/.test(json)) JSON.parse(json)
    return parsePythonJson(json, 'written')
  } catch {
    return undefined
  }
}

/** As deep as values are compared. */
const MOST_DEEP = 500

function similarity(left: unknown, right: unknown, depth = 0): number {
  if (depth > MOST_DEEP) return Number.NaN
  if (Array.isArray(left) && Array.isArray(right)) {
    return mean(Array.from({ length: Math.max(left.length, right.length) }, (_, index) => pair(left[index], right[index], depth + 1)))
  }
  if (isObject(left) && isObject(right)) {
    const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])]
    const at = (object: Readonly<Record<string, unknown>>, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined)
    return mean(keys.map((key) => pair(at(left, key), at(right, key), depth + 1)))
  }
  const [number, other] = [digitsOf(left), digitsOf(right)]
  if (number !== undefined && other !== undefined) return decimalKey(number) === decimalKey(other) ? 1 : 0
  return left === right ? 1 : 0
}

function pair(left: unknown, right: unknown, depth: number): number {
  return left === undefined || right === undefined ? 0 : similarity(left, right, depth)
}

const digitsOf = (value: unknown): string | undefined =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof WrittenNumber ? String(value) : undefined

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof WrittenNumber)
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length
}
