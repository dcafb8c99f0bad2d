import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type HoconInclude, parseHocon } from './hocon-grammar.ts'
import { type Environment, resolveSubstitutions } from './hocon-substitutions.ts'
import {
  faultAt,
  HoconBare,
  HoconConcatenation,
  HoconIncluded,
  HoconNull,
  HoconPeriod,
  HoconQuoted,
  HoconSubstitution,
  HoconTree,
  type HoconValue,
  mergeTrees,
} from './hocon-values.ts'

export { HoconPeriod } from './hocon-values.ts'

/** An object of a HOCON file; keys that need quotes keep them. */
export type HoconObject = ReadonlyMap<string, HoconPlain>

/** What a HOCON file holds. Whole numbers are bigint, other numbers are number. */
export type HoconPlain = string | bigint | number | boolean | null | HoconPeriod | readonly HoconPlain[] | HoconObject

/** What reading needs beside the text. */
export interface HoconReader {
  /** The name of the file, for messages. */
  readonly file: string
  /** The folder to which the includes of the file are relative. */
  readonly folder: string
  readonly env: Environment
  /** Told of an include that is not there, which is passed over. */
  readonly missing?: (file: string, place: string) => void
}

/**
 * Reads HOCON exactly as pyhocon 0.3.63 does, with its odd sides.
 * @throws BinnacleError `ERR_CONF_SYNTAX` with file and line
 */
export function readHocon(text: string, given: HoconReader): HoconPlain {
  const reader: CountingReader = { ...given, includes: { count: 0 } }
  const root = parse(text, reader, [])
  resolveSubstitutions(root, reader.env)
  return plain(root)
}

/** Files that may be included in all, each as often as it is. */
const MOST_INCLUDES = 1000

/** A reader that counts what is included. */
type CountingReader = HoconReader & { readonly includes: { count: number } }

function parse(text: string, reader: CountingReader, chain: readonly string[]): HoconTree | HoconValue[] {
  return parseHocon(
    { name: reader.file, text: expandTabs(text) },
    (found) => new HoconIncluded(included(found, reader, chain), found.place),
  )
}

/** Tabs as blanks up to the next eighth column, also in quotes: pyparsing's way. */
function expandTabs(text: string): string {
  if (!text.includes('\t')) return text
  let column = 0
  let expanded = ''
  for (const character of text) {
    const width = character === '\t' ? 8 - (column % 8) : 1
    expanded += character === '\t' ? ' '.repeat(width) : character
    column = character === '\n' || character === '\r' ? 0 : column + width
  }
  return expanded
}

function included(
  { kind, target, required, place }: HoconInclude,
  reader: CountingReader,
  chain: readonly string[],
): HoconTree | HoconValue[] {
  if (kind === 'package') throw faultAt(place, `files of Python packages cannot be included: ${target}`)
  if (/^https?:/.test(target)) throw faultAt(place, `files of the network cannot be included: copy ${target} beside this file`)
  const path = target.startsWith('file:') ? fileURLToPath(target) : resolve(reader.folder, target)
  if (!/[*?]/.test(target)) return load(path)
  let merged: HoconTree | HoconValue[] | undefined
  for (const name of globSync(path).toSorted()) {
    const found = load(name)
    if (merged === undefined) merged = found
    else if (merged instanceof HoconTree && found instanceof HoconTree) mergeTrees(merged, found, false)
    else if (Array.isArray(merged) && Array.isArray(found)) merged = [...merged, ...found]
    else throw faultAt(place, `${target} names objects and lists, which cannot be included together`)
  }
  return merged ?? []

  function load(file: string): HoconTree | HoconValue[] {
    if (chain.includes(file)) throw faultAt(place, `${target} includes itself`)
    if (++reader.includes.count > MOST_INCLUDES) throw faultAt(place, `more than ${MOST_INCLUDES} files are included`)
    let text: string
    try {
      text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file))
    } catch (cause) {
      if (required) throw faultAt(place, `${target} is required and cannot be read: ${(cause as Error).message}`)
      reader.missing?.(target, reader.file)
      return []
    }
    return parse(text, { ...reader, file, folder: dirname(file) }, [...chain, file])
  }
}

/** The value without the marks of reading. */
function plain(value: HoconValue): HoconPlain {
  if (value instanceof HoconTree) return new Map(value.pairs().map(([key, child]) => [key, plain(child)]))
  if (Array.isArray(value)) return value.map(plain)
  if (value instanceof HoconNull) return null
  if (value instanceof HoconQuoted || value instanceof HoconBare) return value.text
  if (value instanceof HoconConcatenation) {
    const [open] = value.substitutions()
    throw faultAt(open?.place ?? value.place, `\${${open?.variable ?? ''}} cannot be resolved`)
  }
  if (value instanceof HoconSubstitution || value instanceof HoconIncluded) throw faultAt(value.place, 'this cannot be a value')
  return value
}
