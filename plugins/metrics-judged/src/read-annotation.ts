import { isMissing, type Json, type JsonObject, type Missing, type Sample } from '@binnacle/core'

/** What an annotator recorded of a sample: an object, or missing with the reason. */
export function readAnnotation({ annotations }: Sample, annotator: string): JsonObject | Missing {
  const annotation = annotations[annotator]
  if (annotation === undefined) return { missing: `there is no annotation of ${annotator}` }
  return isObject(annotation) ? annotation : { missing: `the annotation of ${annotator} has no fields` }
}

/** A field of an annotation. */
export function readField(sample: Sample, annotator: string, key: string): Json | Missing {
  const annotation = readAnnotation(sample, annotator)
  if (isMissing(annotation)) return annotation
  return annotation[key] ?? { missing: `the annotation of ${annotator} has no ${key}` }
}

/** A number in an annotation; a truth value counts as 1 or 0. */
export function readNumber(sample: Sample, annotator: string, key: string): number | Missing {
  const value = readField(sample, annotator, key)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'number') return value
  return isMissing(value) ? value : { missing: `${key} of ${annotator} is no number: ${JSON.stringify(value)}` }
}

/** Whether a value of JSON has fields. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The mean of numbers. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
