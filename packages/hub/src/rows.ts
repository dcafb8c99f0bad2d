import { checkValue, formatIssuePath, type LocalFile, type RowOptions, type SchemaIssue } from '@binnacle/core'
import { isArchive, readArchive, type Member } from './archive.ts'
import { decoded, gunzipped, readBytes, type Bytes } from './byte-stream.ts'
import { readCsv } from './csv.ts'
import { universalNewlines } from './universal-newlines.ts'
import { formatUnknown, memberMissing, type BrokenRow } from './errors.ts'
import { extractedMember } from './extracted-member.ts'
import { readJsonArray } from './json-array.ts'
import { readJsonLines } from './json-lines.ts'
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

/**
 * Reads the rows of a file, one at a time, and checks each.
 * @param onBroken called for a broken row: throws, or lets it be skipped
 */
export async function* readRows<Row>(
  file: LocalFile,
  options: RowOptions<Row>,
  cacheDir: string,
  onBroken: (broken: BrokenRow) => void,
): AsyncGenerator<Row> {
  const member = options.member !== undefined || (await isArchive(file)) ? await findMember(file, options.member, cacheDir) : undefined
  const name = member === undefined ? file.source : `${file.source}!${member.path}`
  let row = 0
  for await (const { line, value, reason } of parse(file, member, name, options, cacheDir)) {
    row++
    if (reason !== undefined) {
      onBroken({ file: name, row, line, reason })
      continue
    }
    if (options.schema === undefined) {
      yield value as Row
      continue
    }
    const checked = checkValue(options.schema, value)
    if (checked.issues === undefined) yield checked.value
    else onBroken({ file: name, row, line, reason: issuesText(checked.issues) })
  }
}

/**
 * Finds a member by its path; without one, the only file of the archive.
 * @throws BinnacleError `ERR_FILES_MEMBER` naming those that are there
 */
export async function findMember(file: LocalFile, path: string | undefined, cacheDir: string): Promise<Member> {
  const members = await readArchive(file, cacheDir)
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

async function* parse<Row>(
  file: LocalFile,
  member: Member | undefined,
  name: string,
  options: RowOptions<Row>,
  cacheDir: string,
): AsyncGenerator<ParsedRow> {
  const format =
    options.format ?? formatOf(member === undefined ? file.source : member.path) ?? (member === undefined ? formatOf(file.path) : undefined)
  if (format === undefined) throw formatUnknown(name)
  if (format === 'parquet')
    return yield* readParquet(
      member === undefined ? file.path : await extractedMember(file, member, cacheDir),
      name,
      options.labels === 'names',
    )
  const plain = decoded(await contentOf(file, member), name)
  const text = options.newlines === 'universal' ? universalNewlines(plain) : plain
  if (format === 'csv' || format === 'tsv') return yield* readCsv(text, format === 'csv' ? ',' : '\t', options.header !== false)
  if (format === 'jsonl') return yield* readJsonLines(text)
  // What is called .json is often JSON Lines; one that is asked for as json must be a list.
  const { first, all } = await peek(text)
  if (options.format === undefined && first !== '[') return yield* readJsonLines(all)
  return yield* readJsonArray(all, name)
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
