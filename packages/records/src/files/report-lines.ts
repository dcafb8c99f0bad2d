import { closeSync, existsSync, fstatSync, ftruncateSync } from 'node:fs'
import { brokenLine } from '../errors.ts'
import type { FileCheck } from '../folder/manifest.ts'
import type { LineRules } from '../folder/format.ts'
import { type Line, parseLine, readLines, textOf } from './lines.ts'
import { openToRead, openToWrite } from './open-file.ts'
import { writeAll } from './write-all.ts'

/** Adds a line to a file of reports: few lines, each with the operating system when this returns. */
export function appendLine(file: string, text: string): void {
  const descriptor = openToWrite(file, 'append')
  try {
    writeAll(descriptor, `${text}\n`, file)
  } finally {
    closeSync(descriptor)
  }
}

/** How a file of reports is read. */
export interface ReportOptions {
  readonly rules: LineRules
  readonly check?: FileCheck | undefined
  /** Told of lines that are passed over, by their number. */
  readonly passed?: (line: number) => void
}

/**
 * The objects in a file of lines, with their texts. A last line that a crash cut off is passed over.
 * @throws BinnacleError `ERR_RECORD_BROKEN` naming file and line, `ERR_RECORD_DAMAGED` before any object is given
 */
export function readObjects<Row>(file: string, { rules, check, passed }: ReportOptions): { readonly row: Row; readonly text: string }[] {
  if (!existsSync(file)) return []
  const descriptor = openToRead(file)
  const found: { readonly row: Row; readonly text: string }[] = []
  const faults: [line: number, cause: unknown][] = []
  let number = 0
  try {
    for (const lines of readLines(descriptor, check?.add)) {
      for (const line of lines) {
        number++
        try {
          found.push({ row: objectOf(parseLine(line, rules.parse)) as Row, text: textOf(line) })
        } catch (cause) {
          if (line.isWhole) faults.push([number, cause])
        }
      }
    }
  } finally {
    closeSync(descriptor)
  }
  check?.end()
  const [first] = faults
  if (first !== undefined && !rules.passesOver) throw brokenLine(file, first[0], (first[1] as Error).message)
  for (const [line] of faults) passed?.(line)
  return found
}

function objectOf(value: unknown): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('it is not an object')
  return value
}

/** Cuts off a last line that a crash cut short, or ends it where only the line break is missing, so that the next one stands by itself. */
export function mendEnd(file: string, { parse }: LineRules): void {
  if (!existsSync(file)) return
  const descriptor = openToWrite(file, 'append')
  try {
    const torn = tornLine(descriptor)
    if (torn === undefined) return
    if (isReadable(torn, parse)) writeAll(descriptor, '\n', file)
    else ftruncateSync(descriptor, torn.offset)
  } finally {
    closeSync(descriptor)
  }
}

function tornLine(descriptor: number): Line | undefined {
  if (fstatSync(descriptor).size === 0) return undefined
  let last: Line | undefined
  for (const lines of readLines(descriptor)) last = lines.at(-1)
  return last?.isWhole === false ? last : undefined
}

function isReadable(line: Line, parse: LineRules['parse']): boolean {
  try {
    objectOf(parseLine(line, parse))
    return true
  } catch {
    return false
  }
}
