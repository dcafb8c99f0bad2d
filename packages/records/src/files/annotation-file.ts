import type { Json } from '@binnacle/core'
import { toJson } from './record-json.ts'
import { reportRules, FORMAT } from '../folder/format.ts'
import { appendLine, mendEnd, readObjects, type ReportOptions } from './report-lines.ts'

/** The annotations of a run by key, in memory: they are few and small beside answers. */
export interface AnnotationFile {
  get(key: string): Json | undefined
  /** Records an annotation, or why there is none. */
  put(key: string, row: { readonly value?: Json; readonly error?: string }): void
}

/** Reads the annotations of a run by key; of several of one key the last one. */
export function readAnnotations(file: string, options: ReportOptions): Map<string, Json> {
  const values = new Map<string, Json>()
  for (const { row } of readObjects<{ readonly key: string; readonly value?: Json }>(file, options)) {
    if (row.value !== undefined) values.set(row.key, row.value)
  }
  return values
}

/** What takes out of values what must not be written: of what is scored, and of reports. */
interface Cleaners {
  readonly answers: <T>(value: T) => T
  readonly reports: <T>(value: T) => T
}

/** Opens a file of annotations. One that failed has no value, and so is made again. */
export function openAnnotations(file: string, clean: Cleaners): AnnotationFile {
  mendEnd(file, reportRules(FORMAT))
  const values = readAnnotations(file, { rules: reportRules(FORMAT) })
  return {
    get: (key) => values.get(key),
    put(key, row) {
      // The key stays as it is: what is scored is what is read again, here as in a later start.
      const cleaned = (row.value === undefined ? clean.reports : clean.answers)(row)
      appendLine(file, toJson({ key, ...cleaned }))
      if (cleaned.value !== undefined) values.set(key, cleaned.value)
    },
  }
}
