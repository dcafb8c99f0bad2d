import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Instance, Json, Stat } from '@binnacle/core'
import { openAnswerFile } from './answer-file.ts'
import { notARun } from './errors.ts'
import { readAnnotations } from './annotation-file.ts'
import { createKeyIndex } from './key-index.ts'
import { readObjects } from './report-lines.ts'
import { emptyRows, type JsonRowFile, openRowFile } from './row-file.ts'
import { readRecord } from './run-folder.ts'
import type { RunRecord } from './run-record.ts'
import { parseStats } from './stats-file.ts'

/** A run folder that is only read; rows and answers are opened when first asked for. */
export interface ReadRun {
  readonly path: string
  readonly record: RunRecord
  readonly finished: boolean
  readonly instances: JsonRowFile<Instance>
  readonly requests: JsonRowFile<never>
  readonly judgeRequests: JsonRowFile<never>
  /** Whether the record is one of format 0: annotations do not say who judged. */
  readonly isOldFormat: boolean
  /** The annotations of the run as they were recorded, the last of each key. */
  annotationRows(): Iterable<{ readonly sample: number; readonly annotator: string; readonly value?: Json }>
  readonly scores: JsonRowFile<never>
  readonly answers: ReturnType<typeof openAnswerFile>
  annotation(key: string): Json | undefined
  stats(): readonly Stat[]
  /** How many requests were answered after a try that failed. */
  retried(): number
  close(): void
}

/**
 * Opens a run folder for reading.
 * @throws BinnacleError `ERR_RECORD_NOT_A_RUN`
 */
export function readRun(path: string): ReadRun {
  const record = readRecord(path)
  if (record === undefined) throw notARun(path)
  const opened = new Map<string, { close(): void }>()
  /** Opens a part when it is first asked for: tables need no rows and no answers. */
  const once = <T extends { close(): void }>(name: string, open: (file: string) => T, empty: () => T): T => {
    const file = join(path, name)
    if (!opened.has(name)) opened.set(name, existsSync(file) ? open(file) : empty())
    return opened.get(name) as T
  }
  const rows = <Row>(name: string): JsonRowFile<Row> => once(name, (file) => openRowFile<Row>(file, { mode: 'read' }), emptyRows<Row>)
  let annotations: ReadonlyMap<string, Json> | undefined
  return {
    path,
    record,
    finished: record.finished !== undefined && existsSync(join(path, 'manifest.json')),
    get instances() {
      return rows<Instance>('instances.jsonl')
    },
    get requests() {
      return rows<never>('requests.jsonl')
    },
    get judgeRequests() {
      return rows<never>('judge-requests.jsonl')
    },
    isOldFormat: record.format === undefined,
    *annotationRows() {
      for (const { row } of readObjects<{ readonly sample: number; readonly annotator: string; readonly value?: Json }>(
        join(path, 'annotations.jsonl'),
      ))
        yield row
    },
    get scores() {
      return rows<never>('scores.jsonl')
    },
    get answers() {
      return once('completions.jsonl', (file) => openAnswerFile(file, { readOnly: true }), emptyAnswers)
    },
    annotation(key) {
      annotations ??= readAnnotations(join(path, 'annotations.jsonl'))
      return annotations.get(key)
    },
    stats: () => (existsSync(join(path, 'stats.json')) ? parseStats(readFileSync(join(path, 'stats.json'), 'utf8')) : []),
    retried: () => countRetried(join(path, 'errors.jsonl')),
    close() {
      for (const file of opened.values()) file.close()
    },
  }
}

function countRetried(file: string): number {
  const keys = new Set<string>()
  for (const { row } of readObjects<{ readonly key: string; readonly answered?: boolean }>(file))
    if (row.answered === true) keys.add(row.key)
  return keys.size
}

function emptyAnswers(): ReturnType<typeof openAnswerFile> {
  const index = createKeyIndex()
  return { size: 0, mended: [], has: (key) => index.has(key), record: () => Promise.resolve(), read: () => undefined, close() {} }
}

/** The run folders below a path: the path itself, or the runs of a suite, or of all suites. */
export function findRuns(path: string): readonly string[] {
  if (existsSync(join(path, 'run.json'))) return [path]
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .toSorted()
    .flatMap((name) => (existsSync(join(path, name, 'run.json')) ? [join(path, name)] : findRuns(join(path, name))))
}
