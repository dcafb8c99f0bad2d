import { closeSync, ftruncateSync } from 'node:fs'
import { liftAnswer } from '@binnacle/client-kit/answer'
import type { Answer } from '@binnacle/core'
import { toJson } from './record-json.ts'
import { brokenLine, writeFailed } from '../errors.ts'
import { FORMAT, type LineRules, rowRules } from '../folder/format.ts'
import type { FileCheck } from '../folder/manifest.ts'
import { createFingerprint, type Fingerprint, type PassingFingerprint } from './fingerprint.ts'
import { createKeyIndex } from './key-index.ts'
import { type Line, parseLine, readLines } from './lines.ts'
import { openToRead, openToWrite } from './open-file.ts'
import { createWindowReader } from './window-reader.ts'
import { writeAll } from './write-all.ts'

const KEY_AT = '{"key":"'.length
const KEY_DIGITS = 64
const LINE_BREAK = 0x0a
const HEAD = /^\{"key":"[0-9a-f]{64}"$/

/** The recorded answers of a run: found by key. */
export interface ReadAnswers {
  readonly size: number
  has(key: string): boolean
  read(key: string): Answer | undefined
  close(): void
}

/** Answers that are still added to. */
export interface AnswerFile extends ReadAnswers {
  /** Fulfilled when the answer is with the operating system: a killed process does not lose it. */
  record(key: string, answer: Answer): Promise<void>
  /** What was mended on opening, for the user. */
  readonly mended: readonly string[]
  /** Size and hash of the file. */
  fingerprint(): Fingerprint
}

/** How a file of answers is opened. */
export interface AnswerFileOptions {
  readonly rules: LineRules
  readonly check?: FileCheck | undefined
}

/**
 * Opens a file of answers for reading. A last line that a crash cut off is passed over.
 * @throws BinnacleError `ERR_RECORD_DAMAGED`, `ERR_RECORD_BROKEN` naming file and line
 */
export function readAnswerFile(file: string, { rules, check }: AnswerFileOptions): ReadAnswers {
  const descriptor = openToRead(file)
  try {
    // What has the hash that it was given needs no second look at each line.
    const { index, broken } = readAll(file, descriptor, rules, { looksOnly: check !== undefined && !rules.passesOver, passing: check?.add })
    check?.end()
    if (broken !== undefined) throw broken
    const readAt = createWindowReader(descriptor)
    return {
      size: index.size,
      has: index.has,
      read(key) {
        const place = index.get(key)
        return place && parseAnswer(file, readAt(place.offset, place.bytes), place, rules, descriptor)
      },
      close: () => closeSync(descriptor),
    }
  } catch (cause) {
    closeSync(descriptor)
    throw cause
  }
}

/** Answers of a file that is not there. */
export function noAnswers(): ReadAnswers {
  return { size: 0, has: () => false, read: () => undefined, close() {} }
}

/**
 * Opens a file of answers to add to. A torn last line, left by a killed process, is cut off and reported.
 * @param clean takes out of values what must not be written
 * @throws BinnacleError `ERR_RECORD_DAMAGED`, `ERR_RECORD_BROKEN` naming file and line, before anything is written
 */
export function openAnswerFile(file: string, clean: <T>(value: T) => T = (value) => value, check?: FileCheck): AnswerFile {
  const rules = rowRules(FORMAT)
  const descriptor = openToWrite(file, 'append')
  const written = createFingerprint()
  const mended: string[] = []
  const { index, torn, size, rest } = findAll(file, descriptor, rules, written, check)
  let end = size
  let kept: string[] = []
  let write: { promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void } | undefined
  let failure: unknown
  const readAt = createWindowReader(descriptor)
  if (torn !== undefined) mendEnd(torn)

  /** The last line has no line break: whole answers get one, cut ones go. */
  function mendEnd(line: Line): void {
    const key = keyOf(line, rules, false)
    if (key !== undefined) {
      writeAll(descriptor, '\n', file)
      index.set(key, line.offset, line.content.length)
      written.add(Buffer.concat([...rest(), Buffer.of(LINE_BREAK)]))
      end = line.offset + line.content.length + 1
      return
    }
    ftruncateSync(descriptor, line.offset)
    mended.push(`${file}: the last line was cut off by a crash; its answer will be asked again`)
  }

  function flush(): void {
    const waiting = write
    const bytes = Buffer.from(kept.join(''))
    kept = []
    write = undefined
    try {
      if (failure !== undefined) throw failure
      writeAll(descriptor, bytes, file)
      written.add(bytes)
      waiting?.resolve()
    } catch (error) {
      // A line may be half written: nothing more goes into this file, and the next start mends its end.
      failure = error
      waiting?.reject(error)
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
      const line = `{"key":"${key}"${tail(toJson(clean(answer)))}\n`
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
      return parseAnswer(file, readAt(place.offset, place.bytes), place, rules, descriptor)
    },
    fingerprint() {
      flush()
      if (failure !== undefined) throw writeFailed(file, failure)
      return written.value()
    },
    close() {
      flush()
      closeSync(descriptor)
    },
  }
}

/** Finds all answers; only whole lines count for the fingerprint. */
function findAll(file: string, descriptor: number, rules: LineRules, written: PassingFingerprint, check: FileCheck | undefined) {
  try {
    const lines = wholeLines(written)
    const passing = (bytes: Buffer) => {
      check?.add(bytes)
      lines.add(bytes)
    }
    const found = readAll(file, descriptor, rules, { looksOnly: false, passing })
    check?.end()
    if (found.broken !== undefined) throw found.broken
    return { ...found, rest: lines.rest }
  } catch (cause) {
    closeSync(descriptor)
    throw cause
  }
}

/** What follows the key in a line. */
const tail = (answer: string): string => (answer === '{}' ? '}' : `,${answer.slice(1)}`)

/** Gives a fingerprint the bytes of whole lines alone; what follows the last line break is kept back. */
function wholeLines({ add }: PassingFingerprint): { readonly add: (bytes: Buffer) => void; readonly rest: () => readonly Buffer[] } {
  let rest: Buffer[] = []
  return {
    add(bytes) {
      const end = bytes.lastIndexOf(LINE_BREAK) + 1
      if (end > 0) {
        for (const piece of rest) add(piece)
        add(bytes.subarray(0, end))
        rest = []
      }
      if (end < bytes.length) rest.push(Buffer.from(bytes.subarray(end)))
    },
    rest: () => rest,
  }
}

/** How all lines are read: `looksOnly` takes what has the form of an answer for one; `passing` is told of all bytes. */
interface ReadAllOptions {
  readonly looksOnly: boolean
  readonly passing: ((bytes: Buffer) => void) | undefined
}

/** Reads all lines of a file of answers, each of which must be one. */
function readAll(file: string, descriptor: number, rules: LineRules, { looksOnly, passing }: ReadAllOptions) {
  const index = createKeyIndex()
  let [number, size] = [0, 0]
  let torn: Line | undefined
  let broken: ReturnType<typeof brokenLine> | undefined
  for (const lines of readLines(descriptor, passing)) {
    for (const line of lines) {
      number++
      if (!line.isWhole) {
        torn = line
        continue
      }
      size = line.offset + line.content.length + 1
      const key = keyOf(line, rules, looksOnly)
      if (key !== undefined) index.set(key, line.offset, line.content.length)
      else if (!rules.passesOver) broken ??= brokenLine(file, number, 'it is not an answer')
    }
  }
  return { index, torn, size, broken }
}

/** The key of a line; undefined where it is not the line of an answer. */
function keyOf(line: Line, { parse }: LineRules, looksOnly: boolean): string | undefined {
  const head = line.content.toString('latin1', 0, KEY_AT + KEY_DIGITS + 1)
  if (!HEAD.test(head)) return undefined
  const key = head.slice(KEY_AT, -1)
  if (looksOnly) return key
  try {
    parseLine(line, parse)
    return key
  } catch {
    return undefined
  }
}

function parseAnswer(
  file: string,
  text: string,
  { offset }: { readonly offset: number },
  { parse }: LineRules,
  descriptor: number,
): Answer {
  try {
    const { key: _key, ...answer } = parse(text) as { readonly key: string }
    return liftAnswer(answer)
  } catch (cause) {
    throw brokenLine(file, lineAt(descriptor, offset), (cause as Error).message)
  }
}

/** The number of the line that begins at a byte. */
function lineAt(descriptor: number, offset: number): number {
  let number = 1
  for (const lines of readLines(descriptor)) for (const line of lines) if (line.offset < offset) number++
  return number
}
