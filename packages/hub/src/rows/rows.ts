import { formatIssuePath, type LocalFile, type RowOptions, type SchemaIssue } from '@binnacle/core'
import type { JsonNumbers } from '@binnacle/python'
import { isArchive, readArchive, type Member } from '../archives/archive.ts'
import { decoded, gunzipped, readBytes, type Bytes } from '../bytes/byte-stream.ts'
import { readCsv } from './csv.ts'
import { universalNewlines } from '../bytes/universal-newlines.ts'
import { fileIsOther, formatUnknown, memberMissing, type BrokenRow } from '../errors.ts'
import { extractedMember } from '../archives/extracted-member.ts'
import { OFFICE_MEMBERS } from '../bytes/file-marks.data.ts'
import { checkRow } from './check-row.ts'
import { readJsonArray } from './json-array.ts'
import { readJsonLines } from './json-lines.ts'
import { readLinesOrObject } from './json-object.ts'
import { HEAD, lookAtHead, peekBytes } from '../bytes/look-at-head.ts'
import { readParquet } from './parquet.ts'
import type { ParsedRow } from './parsed-row.ts'

type Format = NonNullable<RowOptions['format']>

/** Formats by the ending of a name. */
const ENDINGS: Readonly<Record<string, Format>> = {
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  json: 'json',
  csv: 'csv',
  tsv: 'tsv',
  parquet: 'parquet',
}

/** What reading the rows of a file needs beside the file. */
export interface RowReading<Row> {
  readonly options: RowOptions<Row>
  readonly cacheDir: string
  /** Whether the file is the user's own: its numbers keep their digits, and doubled keys are faults. */
  readonly isOwn: boolean
  /** Called for a broken row: throws, or lets it be skipped. */
  readonly onBroken: (broken: BrokenRow) => void
}

/**
 * Reads the rows of a file, one at a time, and checks each.
 * @returns how many rows there are, broken ones too
 */
export async function* readRows<Row>(
  file: LocalFile,
  { options, cacheDir, isOwn, onBroken }: RowReading<Row>,
): AsyncGenerator<Row, number> {
  const member = options.member !== undefined || (await isArchive(file)) ? await findMember(file, options.member, cacheDir) : undefined
  const name = member === undefined ? file.source : `${file.source}!${member.path}`
  let row = 0
  for await (const { line, value, reason } of parse(file, member, {
    name,
    options,
    cacheDir,
    numbers: options.numbers ?? (isOwn ? 'written' : 'value'),
  })) {
    row++
    if (reason !== undefined) {
      onBroken({ file: name, row, line, reason })
      continue
    }
    if (options.schema === undefined) {
      yield value as Row
      continue
    }
    const checked = checkRow(options.schema, value)
    if (checked.issues === undefined) yield checked.value
    else onBroken({ file: name, row, line, reason: issuesText(checked.issues) })
  }
  return row
}

/**
 * Finds a member by its path; without one, the only file of the archive.
 * @throws BinnacleError `ERR_FILES_MEMBER` naming those that are there
 */
export async function findMember(file: LocalFile, path: string | undefined, cacheDir: string): Promise<Member> {
  const members = await readArchive(file, cacheDir)
  const office = path === undefined ? OFFICE_MEMBERS.find(({ member }) => members.some((one) => member.test(one.path))) : undefined
  if (office !== undefined) throw fileIsOther(file.source, office.what, 'Save it as CSV (UTF-8).')
  const wanted = path?.replace(/^(?:\.\/)+/, '')
  const found = wanted === undefined ? (members.length === 1 ? members[0] : undefined) : members.find((member) => member.path === wanted)
  if (found === undefined)
    throw memberMissing(
      file.source,
      path,
      members.map((member) => member.path),
    )
  return found
}

/** The bytes of a file or of a member, with gzip opened. */
export async function contentOf(file: LocalFile, member: Member | undefined): Promise<Bytes> {
  return gunzipped(member === undefined ? readBytes(file.path) : await member.open(), file.source)
}

interface Parsing {
  /** The name of the file, with its member. */
  readonly name: string
  readonly options: RowOptions<never> | RowOptions
  readonly cacheDir: string
  readonly numbers: JsonNumbers
}

async function* parse(
  file: LocalFile,
  member: Member | undefined,
  { name, options, cacheDir, numbers }: Parsing,
): AsyncGenerator<ParsedRow> {
  const format =
    options.format ?? formatOf(member === undefined ? file.source : member.path) ?? (member === undefined ? formatOf(file.path) : undefined)
  if (format === undefined) throw formatUnknown(name)
  if (format === 'parquet') {
    const path = member === undefined ? file.path : await extractedMember(file, member, cacheDir)
    lookAtHead((await peekBytes(readBytes(path, 0, HEAD))).head, name, format)
    return yield* readParquet(path, { source: name, named: options.labels === 'names', numbers })
  }
  const { head, all: bytes } = await peekBytes(await contentOf(file, member))
  if (head.length === 0 && file.note !== undefined) return
  lookAtHead(head, name, format)
  const plain = decoded(bytes, name)
  const text = options.newlines === 'universal' ? universalNewlines(plain) : plain
  if (format === 'csv' || format === 'tsv') {
    const delimiter = format === 'csv' ? ',' : '\t'
    return yield* readCsv(text, { delimiter, header: options.header !== false, quoting: options.quoting ?? 'strict', source: name })
  }
  if (options.rowsAt !== undefined) return yield* readJsonArray(text, name, { numbers, rowsAt: options.rowsAt })
  if (format === 'jsonl') return yield* readJsonLines(text, numbers)
  // What is called .json is often JSON Lines; one that is asked for as json must be a list.
  const { first, all } = await peek(text)
  if (first === '{' && options.format === undefined) return yield* readLinesOrObject(all, name, numbers)
  return yield* options.format === undefined && first !== '[' ? readJsonLines(all, numbers) : readJsonArray(all, name, { numbers })
}

/** The format that a name tells: its ending, without `.gz`, query or digest of one. */
function formatOf(name: string): Format | undefined {
  const ending = /\.([a-z]+)$/i.exec(
    name
      .replace(/[?#].*$/, '')
      .replace(/@[0-9a-f]{8}$/, '')
      .replace(/\.gz$/i, ''),
  )?.[1]
  return ending === undefined ? undefined : ENDINGS[ending.toLowerCase()]
}

/** The first character that is not blank, and the text from its start. */
async function peek(text: AsyncIterable<string>): Promise<{ first: string; all: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]()
  const before: string[] = []
  let first = ''
  while (first === '') {
    const next = await iterator.next()
    if (next.done === true) break
    before.push(next.value)
    first = next.value.trimStart().charAt(0)
  }
  return { first, all: joined(before, iterator) }
}

async function* joined(before: readonly string[], rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield* before
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

/** What a schema found, with the columns: `answer: expected string; choices[3]: …`. */
function issuesText(issues: readonly SchemaIssue[]): string {
  const texts = issues.slice(0, 5).map((issue) => {
    const path = formatIssuePath(issue)
    return path === '' ? issue.message : `${path}: ${issue.message}`
  })
  return texts.join('; ') + (issues.length > 5 ? `; and ${issues.length - 5} more` : '')
}
