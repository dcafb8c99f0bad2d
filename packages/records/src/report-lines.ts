import { appendFileSync, closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { writeFailed } from './errors.ts'

/** Adds a line to a file of reports: few lines, each with the operating system when this returns. */
export function appendLine(file: string, text: string): void {
  try {
    appendFileSync(file, `${text}\n`)
  } catch (cause) {
    throw writeFailed(file, cause)
  }
}

/** The objects in a file of lines, with their texts; lines that a crash cut off are passed over. */
export function* readObjects<Row>(file: string): Generator<{ readonly row: Row; readonly text: string }> {
  if (!existsSync(file)) return
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    let row: Row
    try {
      row = JSON.parse(text) as Row
    } catch {
      continue
    }
    yield { row, text }
  }
}

/** Ends a last line that a crash cut off, so that the next one stands by itself. */
export function mendEnd(file: string): void {
  if (!existsSync(file)) return
  const descriptor = openSync(file, 'a+')
  try {
    const { size } = fstatSync(descriptor)
    const last = Buffer.alloc(1)
    if (size > 0 && readSync(descriptor, last, 0, 1, size - 1) === 1 && last[0] !== 0x0a) writeSync(descriptor, '\n')
  } catch (cause) {
    throw writeFailed(file, cause)
  } finally {
    closeSync(descriptor)
  }
}
