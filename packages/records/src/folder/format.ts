import { fromFirstJson, fromJson, toFirstJson, toJson } from '../files/record-json.ts'

/** The format of run folders that is written. Those without a format are of format 0, and are still read. */
export const FORMAT = 1

/** How the lines of a file are read and written, by the format of the run folder. */
export interface LineRules {
  readonly parse: (text: string) => unknown
  readonly write: (value: unknown) => string
  /** Whether lines that cannot be read are passed over: the first format left the ends of lines that a crash cut off. */
  readonly passesOver: boolean
}

const NOW: LineRules = { parse: fromJson, write: toJson, passesOver: false }

/** Rows and answers: with the numbers that JSON has not. */
export const rowRules = (format: number): LineRules => (format === 0 ? { parse: fromFirstJson, write: toFirstJson, passesOver: true } : NOW)

/** Annotations, tries that failed, changes: the first format wrote them as plain JSON. */
export const reportRules = (format: number): LineRules =>
  format === 0 ? { parse: (text) => JSON.parse(text) as unknown, write: (value) => JSON.stringify(value), passesOver: true } : NOW
