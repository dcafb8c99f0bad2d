import { hash } from 'node:crypto'
import type { Instance, Json, RunAnnotator } from '@binnacle/core'
import { sorted } from '../execute/request-key.ts'
import type { RunCode } from '../plan/run-code.ts'
import type { AnnotationsOf } from '../score/samples.ts'
import type { RunStore } from '@binnacle/store'

/**
 * The key of a sample's annotation: its requests and instance, the annotator with its options, and who plays its roles. Instances with
 * equal requests have annotations of their own, for an annotator sees the references.
 */
export function annotationKey(
  keys: readonly string[],
  instance: Instance,
  annotator: string,
  options: unknown,
  roles: RunAnnotator['roles'],
): string {
  return hash('sha256', JSON.stringify([keys, sorted(instance), annotator, sorted(options), sorted(roles ?? null)]))
}

/** The key in records of format 0, which did not know who judged. */
export function oldAnnotationKey(keys: readonly string[], instance: Instance, annotator: string, options: unknown): string {
  return hash('sha256', JSON.stringify([keys, sorted(instance), annotator, sorted(options)]))
}

/**
 * Reads the annotations of samples by the annotators of a run.
 * @param isOld whether the record is one of format 0, whose annotations do not say who judged: for what was scored then
 */
export function annotationsReader(
  code: Pick<RunCode, 'annotators'>,
  store: { readonly annotations: Pick<RunStore['annotations'], 'get'> },
  isOld = false,
): AnnotationsOf {
  if (code.annotators.length === 0) return () => ({})
  return (keys, instance) => {
    const annotations: Record<string, Json> = {}
    for (const { annotator, options, roles } of code.annotators) {
      const value =
        store.annotations.get(annotationKey(keys, instance, annotator.name, options, roles)) ??
        (isOld ? store.annotations.get(oldAnnotationKey(keys, instance, annotator.name, options)) : undefined)
      if (value !== undefined) annotations[annotator.annotationName?.(options) ?? annotator.name] = value
    }
    return annotations
  }
}
