import { closeSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseLine, readLines, textOf } from '../files/lines.ts'
import { openToRead } from '../files/open-file.ts'
import { openRowFile } from '../files/row-file.ts'
import { type LineRules, reportRules, rowRules } from './format.ts'
import { replaceTogether, waitingPath } from './replace-together.ts'
import type { RunRecord } from './run-record.ts'

/** The files that a start adds to, which therefore are brought to the format that is written. All others are made anew. */
const APPENDED: readonly (readonly [name: string, rules: LineRules])[] = [
  ['completions.jsonl', rowRules(0)],
  ['annotations.jsonl', reportRules(0)],
  ['errors.jsonl', reportRules(0)],
  ['changes.jsonl', reportRules(0)],
]

/**
 * Brings a run folder of the first format to the one that is written: numbers behind marks are told from texts, and lines that the
 * first format passed over are gone.
 * @param record `run.json` as it will be, of the new format
 * @returns what is lost by that, for the user
 */
export function upgradeFolder(folder: string, record: RunRecord): readonly string[] {
  const lost: string[] = []
  const texts = new Map<string, string | undefined>()
  for (const [name, rules] of APPENDED) {
    const file = join(folder, name)
    if (!existsSync(file)) continue
    let [passed, isOther] = [0, false]
    for (const { row, text } of rowsOf(file, rules)) {
      if (row === undefined) passed++
      isOther ||= row === undefined || text.includes('\\u0000')
    }
    if (passed > 0)
      lost.push(`${file}: ${passed} ${passed === 1 ? 'line' : 'lines'} cannot be read; what stood there is asked or made again`)
    if (!isOther) continue
    const waiting = openRowFile<object>(waitingPath(folder, name))
    for (const { row } of rowsOf(file, rules)) if (row !== undefined) waiting.append(row)
    waiting.close()
    texts.set(name, undefined)
  }
  replaceTogether(folder, texts.set('run.json', `${JSON.stringify(record, null, 2)}\n`))
  return lost
}

/** The rows of a file; undefined for a line that cannot be read. A last line that a crash cut off is left out. */
function* rowsOf(file: string, { parse }: LineRules): Generator<{ readonly row: object | undefined; readonly text: string }> {
  const descriptor = openToRead(file)
  try {
    for (const lines of readLines(descriptor)) {
      for (const line of lines) {
        const row = rowOf(() => parseLine(line, parse))
        if (row !== undefined || line.isWhole) yield { row, text: textOf(line) }
      }
    }
  } finally {
    closeSync(descriptor)
  }
}

function rowOf(parse: () => unknown): object | undefined {
  try {
    const row = parse()
    return typeof row === 'object' && row !== null && !Array.isArray(row) ? row : undefined
  } catch {
    return undefined
  }
}
