import type { Json } from '@binnacle/core'
import { appendLine, mendEnd, readObjects } from './report-lines.ts'

/** The annotations of a run by key, in memory: they are few and small beside answers. */
export interface AnnotationFile {
  get(key: string): Json | undefined
  /** Records an annotation, or why there is none. */
  put(key: string, row: { readonly value?: Json; readonly error?: string }): void
}

/** Reads the annotations of a run by key; of several of one key the last one. */
export function readAnnotations(file: string): Map<string, Json> {
  const values = new Map<string, Json>()
  for (const { row } of readObjects<{ readonly key: string; readonly value?: Json }>(file)) {
    if (row.value !== undefined) values.set(row.key, row.value)
  }
  return values
}

/**
 * Opens a file of annotations. One that failed has no value, and so is made again.
 * @param clean takes out of a text of JSON what must not be written
 */
export function openAnnotations(file: string, clean: (text: string) => string): AnnotationFile {
  const values = readAnnotations(file)
  mendEnd(file)
  return {
    get: (key) => values.get(key),
    put(key, row) {
      if (row.value !== undefined) values.set(key, row.value)
      appendLine(file, clean(JSON.stringify({ key, ...row })))
    },
  }
}
