import { closeSync, ftruncateSync, openSync } from 'node:fs'
import { liftAnswer } from '@binnacle/client-kit/answer'
import type { Answer } from '@binnacle/core'
import { brokenFile } from './errors.ts'
import { fromJson, toJson } from './json-numbers.ts'
import { createKeyIndex } from './key-index.ts'

import { type Line, readLines } from './lines.ts'
import { fileSize } from './row-file.ts'
import { createWindowReader } from './window-reader.ts'
import { writeAll } from './write-all.ts'

const KEY_AT = '{"key":"'.length
const KEY_DIGITS = 64

/** The recorded answers of a run: append-only, found by key. */
export interface AnswerFile {
  readonly size: number
  has(key: string): boolean
  /** Fulfilled when the answer is with the operating system: a killed process does not lose it. */
  record(key: string, answer: Answer): Promise<void>
  read(key: string): Answer | undefined
  /** What was mended on opening, for the user. */
  readonly mended: readonly string[]
  close(): void
}

/** How a file of answers is opened. */
export interface AnswerFileOptions {
  /** Leaves the file as it is. */
  readonly readOnly?: boolean
  /** Takes out of a text of JSON what must not be written. */
  readonly clean?: (text: string) => string
}

/**
 * Opens a file of answers. A torn last line, left by a killed process, is cut off and reported; a broken line in the middle is
 * passed over and reported.
 */
export function openAnswerFile(file: string, { readOnly = false, clean = (text) => text }: AnswerFileOptions = {}): AnswerFile {
  const descriptor = openSync(file, readOnly ? 'r' : 'a+')
  const index = createKeyIndex()
  const mended: string[] = []
  let end = readAll()
  let kept: string[] = []
  let write: { promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void } | undefined
  let failure: unknown
  const readAt = createWindowReader(descriptor)

  /** Finds all answers; gives the size of the file, from which on more are added. */
  function readAll(): number {
    let size = fileSize(descriptor)
    let broken = 0
    for (const lines of readLines(descriptor)) {
      for (const line of lines) {
        if (line.offset + line.bytes === size && !readOnly) size = mendEnd(line)
        else if (line.offset + line.bytes === size || !isAnswerLine(line.text) || !(readOnly || isJson(line.text))) broken++
        else index.set(line.text.slice(KEY_AT, KEY_AT + KEY_DIGITS), line.offset, line.bytes)
      }
    }
    if (broken > 0) mended.push(`${file}: ${broken} ${broken === 1 ? 'line' : 'lines'} cannot be read; their answers will be asked again`)
    return size
  }

  /** The last line has no line break: whole answers get one, cut ones go. Gives the size of the file afterwards. */
  function mendEnd(line: Line): number {
    if (isAnswerLine(line.text) && isJson(line.text)) {
      writeAll(descriptor, '\n', file)
      index.set(line.text.slice(KEY_AT, KEY_AT + KEY_DIGITS), line.offset, line.bytes)
      return line.offset + line.bytes + 1
    }
    ftruncateSync(descriptor, line.offset)
    mended.push(`${file}: the last line was cut off by a crash; its answer will be asked again`)
    return line.offset
  }

  function flush(): void {
    const waiting = write
    const text = kept.join('')
    kept = []
    write = undefined
    try {
      if (failure !== undefined) throw failure
      if (text !== '') writeAll(descriptor, text, file)
      waiting?.resolve()
    } catch (error) {
      // A line may be half written: nothing more goes into this file, and the next start mends its end.
      failure = error
      waiting?.reject(error)
    }
  }

  function parse(text: string, offset: number): Answer {
    try {
      const { key: _key, ...answer } = fromJson(text) as { readonly key: string }
      return liftAnswer(answer)
    } catch (cause) {
      throw brokenFile(file, `at byte ${offset}: ${(cause as Error).message}`)
    }
  }

  return {
    get size() {
      return index.size
    },
    mended,
    has: (key) => index.has(key),
    record(key, answer) {
      // The key stays as it is: only the answer is cleaned.
      const line = `{"key":"${key}"${tail(clean(toJson(answer)))}\n`
      const bytes = Buffer.byteLength(line)
      index.set(key, end, bytes - 1)
      end += bytes
      kept.push(line)
      // Answers that come in the same turn of the loop are written together.
      if (write === undefined) setImmediate(flush)
      write ??= Promise.withResolvers<void>()
      return write.promise
    },
    read(key) {
      const place = index.get(key)
      if (place === undefined) return undefined
      if (kept.length > 0) flush()
      return parse(readAt(place.offset, place.bytes), place.offset)
    },
    close() {
      flush()
      closeSync(descriptor)
    },
  }
}

/** What follows the key in a line. */
const tail = (answer: string): string => (answer === '{}' ? '}' : `,${answer.slice(1)}`)

function isAnswerLine(text: string): boolean {
  return text.startsWith('{"key":"') && text.endsWith('}') && text.charAt(KEY_AT + KEY_DIGITS) === '"'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
