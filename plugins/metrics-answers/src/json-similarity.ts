import { defineMetric, isCorrect, isMissing, type Json } from '@binnacle/core'
import * as z from 'zod'
import { JSON_SIMILARITY } from './cards.data.ts'
import { takingOptions, checkPattern, takenText } from './taken-text.ts'
import { unparsed } from './said-answer.ts'

const options = z.strictObject(takingOptions).superRefine(checkPattern)
const FENCE = /^```\w*\n([^]*?)\n?```$/u

/**
 * How alike a JSON answer and a right one are, 0 to 1, higher is better, the best over the right references: equal values are 1 and
 * others 0, a list or object is the mean over the places or keys of both; two empty ones are alike. A fence around the answer does not
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
    return { json_similarity: Math.max(...golds.map((gold) => similarity(gold!, given))) }
  },
})

function parseJson(text: string): Json | undefined {
  const trimmed = text.trim()
  try {
    return JSON.parse(FENCE.exec(trimmed)?.[1] ?? trimmed) as Json
  } catch {
    return undefined
  }
}

function similarity(left: Json, right: Json): number {
  if (Array.isArray(left) && Array.isArray(right)) {
    return mean(Array.from({ length: Math.max(left.length, right.length) }, (_, index) => pair(left[index], right[index])))
  }
  if (isObject(left) && isObject(right)) {
    const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])]
    const at = (object: Readonly<Record<string, Json>>, key: string): Json | undefined =>
      Object.hasOwn(object, key) ? object[key] : undefined
    return mean(keys.map((key) => pair(at(left, key), at(right, key))))
  }
  return left === right ? 1 : 0
}

function pair(left: Json | undefined, right: Json | undefined): number {
  return left === undefined || right === undefined ? 0 : similarity(left, right)
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length
}
