import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type BinnacleError, type Instance, isBinnacleError, type Json, type Stat } from '@binnacle/core'
import type { JudgeRequestRow, RequestRow, ScoreRow } from '@binnacle/store'
import { damaged, brokenFile, notARun } from '../errors.ts'
import { readAnnotations } from '../files/annotation-file.ts'
import { noAnswers, type ReadAnswers, readAnswerFile } from '../files/answer-file.ts'
import { readWhole } from '../files/open-file.ts'
import { readObjects } from '../files/report-lines.ts'
import { noRows, type ReadRows, readRowFile } from '../files/row-file.ts'
import { parseStats } from '../files/stats-file.ts'
import { type LineRules, reportRules, rowRules } from './format.ts'
import { checkContent, damageOf, type FileCheck, type Manifest, openCheck, RUN_FILES, type RunFile } from './manifest.ts'
import { openRecord } from './open-record.ts'
import { partPath } from './replace-together.ts'
import type { RunRecord } from './run-record.ts'

/**
 * A run folder that is only read. A file is opened when it is first asked for; where the run is finished it is compared with the
 * manifest before anything of it is given.
 */
export interface ReadRun {
  readonly path: string
  readonly record: RunRecord
  readonly format: number
  /** Whether the record is one of the first format: annotations do not say who judged. */
  readonly isOldFormat: boolean
  readonly finished: boolean
  readonly manifest: Manifest | undefined
  readonly instances: ReadRows<Instance>
  readonly requests: ReadRows<RequestRow>
  readonly judgeRequests: ReadRows<JudgeRequestRow>
  readonly scores: ReadRows<ScoreRow>
  readonly answers: ReadAnswers
  annotation(key: string): Json | undefined
  /** The annotations as they were recorded, in their order. */
  annotationRows(): Iterable<{ readonly sample: number; readonly annotator: string; readonly value?: Json }>
  /** None where the run is unfinished: what lies there may be of an earlier start. */
  stats(): readonly Stat[]
  /** How many requests were answered after a try that failed. */
  retried(): number
  /** Checks files of a finished run now, before anything is made of them. */
  check(...names: readonly RunFile[]): void
  /** Why a file of a finished run is not what the run left; undefined where it is. */
  damage(name: RunFile): BinnacleError | undefined
  close(): void
}

/**
 * Opens a run folder for reading.
 * @throws BinnacleError `ERR_RECORD_NOT_A_RUN`, `ERR_RECORD_DAMAGED`, `ERR_RECORD_BROKEN`, `ERR_RECORD_FORMAT`; each part too when it
 * is asked for
 */
export function readRun(path: string): ReadRun {
  const found = openRecord(path)
  if (found === undefined) throw notARun(path)
  const { record, format, manifest } = found
  const opened = new Map<string, { close(): void }>()
  const once = <T extends { close(): void }>(name: string, open: (file: string, check: FileCheck | undefined) => T, none: () => T): T => {
    if (!opened.has(name)) {
      const check = openCheck(path, name, manifest)
      const file = partPath(path, name)
      opened.set(name, existsSync(file) ? open(file, check) : none())
    }
    return opened.get(name) as T
  }
  const rows = <Row>(name: string) => once(name, (file, check) => readRowFile<Row>(file, rowRules(format), check), noRows<Row>)
  const reports = (name: string): { readonly rules: LineRules; readonly check: FileCheck | undefined } => ({
    rules: reportRules(format),
    check: openCheck(path, name, manifest),
  })
  let annotations: ReadonlyMap<string, Json> | undefined
  const run: ReadRun = {
    path,
    record,
    format,
    isOldFormat: format === 0,
    finished: manifest !== undefined && record.finished !== undefined,
    manifest,
    get instances() {
      return rows<Instance>('instances.jsonl')
    },
    get requests() {
      return rows<RequestRow>('requests.jsonl')
    },
    get judgeRequests() {
      return rows<JudgeRequestRow>('judge-requests.jsonl')
    },
    get scores() {
      return rows<ScoreRow>('scores.jsonl')
    },
    get answers() {
      return once('completions.jsonl', (file, check) => readAnswerFile(file, { rules: rowRules(format), check }), noAnswers)
    },
    annotation(key) {
      annotations ??= readAnnotations(partPath(path, 'annotations.jsonl'), reports('annotations.jsonl'))
      return annotations.get(key)
    },
    *annotationRows() {
      for (const { row } of readObjects<never>(partPath(path, 'annotations.jsonl'), reports('annotations.jsonl'))) yield row
    },
    stats: () => (manifest === undefined ? [] : readStats(path, manifest, format)),
    retried: () => countRetried(partPath(path, 'errors.jsonl'), reports('errors.jsonl')),
    check(...names) {
      // What is opened is checked on the way, and read once.
      const parts: { readonly [N in RunFile]?: () => unknown } = {
        'instances.jsonl': () => run.instances,
        'requests.jsonl': () => run.requests,
        'judge-requests.jsonl': () => run.judgeRequests,
        'scores.jsonl': () => run.scores,
        'completions.jsonl': () => run.answers,
        'annotations.jsonl': () => run.annotation(''),
        'stats.json': () => run.stats(),
      }
      for (const name of names) {
        const open = parts[name]
        const wrong = open === undefined ? run.damage(name) : undefined
        if (wrong !== undefined) throw wrong
        open?.()
      }
    },
    damage(name) {
      const why = manifest === undefined ? undefined : damageOf(path, name, manifest)
      return why === undefined ? undefined : damaged(join(path, name), name, why)
    },
    close() {
      for (const file of opened.values()) file.close()
    },
  }
  return run
}

/**
 * Checks all files of a finished run.
 * @throws BinnacleError `ERR_RECORD_DAMAGED` naming the first that is not what the run left
 */
export function checkRun(path: string): void {
  const manifest = openRecord(path)?.manifest
  if (manifest === undefined) return
  for (const name of new Set([...RUN_FILES, ...manifest.files.keys()])) {
    const why = damageOf(path, name, manifest)
    if (why !== undefined) throw damaged(join(path, name), name, why)
  }
}

function readStats(path: string, manifest: Manifest, format: number): readonly Stat[] {
  const file = partPath(path, 'stats.json')
  if (!existsSync(file)) throw damaged(join(path, 'stats.json'), 'stats.json', 'it is missing')
  const content = readWhole(file)
  checkContent(path, 'stats.json', content, manifest)
  try {
    return parseStats(content.toString('utf8'), format)
  } catch (cause) {
    throw isBinnacleError(cause) ? cause : brokenFile(file, (cause as Error).message)
  }
}

function countRetried(file: string, options: { readonly rules: LineRules; readonly check: FileCheck | undefined }): number {
  const keys = new Set<string>()
  for (const { row } of readObjects<{ readonly key: string; readonly answered?: boolean }>(file, options))
    if (row.answered === true) keys.add(row.key)
  return keys.size
}
