import { createHash, hash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Answer,
  type FailedAttempt,
  type Instance,
  isBinnacleError,
  type Json,
  type OutcomeCounts,
  type RecordedChange,
  type RunSpec,
  type Stat,
} from '@binnacle/core'
import { type AnnotationFile, openAnnotations } from './annotation-file.ts'
import { type AnswerFile, openAnswerFile } from './answer-file.ts'
import { keepChanges, modifier } from './changes.ts'
import { writeFailed } from './errors.ts'
import { besideName, folderName } from './folder-name.ts'
import { createKeySet } from './key-index.ts'
import { takeLock } from './lock.ts'
import { emptyRows, type JsonRowFile, openRowFile } from './row-file.ts'
import { appendLine, mendEnd } from './report-lines.ts'
import type { RunRecord } from './run-record.ts'
import { formatStats } from './stats-file.ts'
import { replaceFile } from './write-all.ts'

/** The files of a run that the manifest covers. */
export const RUN_FILES = [
  'run.json',
  'instances.jsonl',
  'train.jsonl',
  'requests.jsonl',
  'judge-requests.jsonl',
  'completions.jsonl',
  'errors.jsonl',
  'changes.jsonl',
  'annotations.jsonl',
  'scores.jsonl',
  'stats.json',
] as const

/** A run folder that is being written. */
export interface RunFolder {
  readonly path: string
  readonly record: RunRecord
  readonly instances: JsonRowFile<Instance>
  readonly train: JsonRowFile<{ readonly trial: number; readonly instance: Instance }>
  readonly requests: JsonRowFile<never>
  /** What annotators asked of models in roles. */
  readonly judgeRequests: JsonRowFile<never>
  readonly scores: JsonRowFile<never>
  readonly ledger: AnswerFile & { readonly hasOldKeys: boolean } & {
    recordFailure(key: string, attempts: readonly FailedAttempt[], answered?: boolean): void
  }
  readonly annotations: AnnotationFile
  spill<Row extends Json>(name: string): JsonRowFile<Row>
  keySet(): { add(key: string): boolean }
  change(change: RecordedChange): void
  /** What was mended, for the user. */
  readonly mended: readonly string[]
  /** Writes stats, the last `run.json` and, at the very end, the manifest. */
  finish(stats: readonly Stat[], outcomes: OutcomeCounts, more: Partial<RunRecord>): void
  /** Gives files and lock back; what is recorded stays. */
  close(): void
}

/** What is known of a run before its folder is opened. */
export interface RunToOpen {
  readonly out: string
  readonly suite: string
  readonly spec: RunSpec
  readonly answers: RunRecord['answers']
  readonly version: string
  readonly more?: Partial<RunRecord>
  /** Takes out of texts what must not be written: of answers, and of reports of failures and changes. */
  readonly clean?: { readonly answers: (text: string) => string; readonly reports: (text: string) => string }
}

/** The digest of a spec without the numbers of rows and trials. */
export function specDigest(spec: RunSpec, answers: RunRecord['answers']): string {
  const { maxEvalInstances: _rows, numTrainTrials: _trials, ...adaptation } = spec.adaptation
  return hash('sha256', JSON.stringify([sortedKeys({ ...spec, adaptation }), answers]))
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sortedKeys((value as Record<string, unknown>)[key])]),
  )
}

/** Where a run lies: its own folder, or one beside it where another run has that name. */
export function locateRun(run: Pick<RunToOpen, 'out' | 'suite' | 'spec' | 'answers'>): {
  readonly path: string
  readonly digest: string
  readonly beside: boolean
} {
  const digest = specDigest(run.spec, run.answers)
  const suite = join(run.out, 'runs', folderName(run.suite))
  const own = join(suite, folderName(run.spec.name))
  const found = readRecord(own)
  if (found === undefined || found.digest === digest) return { path: own, digest, beside: false }
  return { path: join(suite, besideName(folderName(run.spec.name), digest)), digest, beside: true }
}

/** Reads `run.json`, or gives undefined where there is none that can be read. */
export function readRecord(path: string): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(path, 'run.json'), 'utf8')) as RunRecord
  } catch {
    return undefined
  }
}

/** Whether a run is finished with just these rows and trials, and nothing is left to try again: errored samples, failed annotations. */
export function isFinished(path: string, spec: RunSpec): boolean {
  const record = readRecord(path)
  if (record?.finished === undefined || !existsSync(join(path, 'manifest.json'))) return false
  if ((record.outcomes?.errored ?? 0) > 0 || (record.failedAnnotations ?? 0) > 0) return false
  const { maxEvalInstances, numTrainTrials } = record.spec.adaptation
  return maxEvalInstances === spec.adaptation.maxEvalInstances && numTrainTrials === spec.adaptation.numTrainTrials
}

/**
 * Opens the folder of a run for writing: takes the lock, mends what a crash left, and begins the row files anew. Answers and
 * annotations stay.
 * @throws BinnacleError `ERR_RECORD_LOCKED`, `ERR_RECORD_DISK_FULL`, `ERR_RECORD_WRITE`; what is no fault of the file system as it is
 */
export function openRun(run: RunToOpen): RunFolder {
  const { path, digest } = locateRun(run)
  makeFolder(path)
  const unlock = takeLock(path)
  try {
    return openLocked(path, digest, run, unlock)
  } catch (cause) {
    unlock()
    throw isFileError(cause) ? writeFailed(path, cause) : cause
  }
}

/** Whether the file system said so. Anything else is a fault of ours, or has its own words already. */
function isFileError(cause: unknown): boolean {
  return (
    !isBinnacleError(cause) && cause instanceof Error && typeof (cause as NodeJS.ErrnoException).code === 'string' && 'syscall' in cause
  )
}

function openLocked(path: string, digest: string, run: RunToOpen, unlock: () => void): RunFolder {
  const at = (name: string) => join(path, name)
  const before = readRecord(path)
  // Answers of format 0 lie under other keys: they are looked up too, as long as the folder lives.
  const keyFormats = before === undefined ? undefined : (before.keyFormats ?? (before.format === undefined ? [0] : undefined))
  rmSync(at('manifest.json'), { force: true })
  for (const name of readdirSync(path)) if (name.startsWith('.passing-') || name.endsWith('.part')) rmSync(at(name))
  let record: RunRecord = {
    binnacle: run.version,
    name: run.spec.name,
    suite: run.suite,
    digest,
    spec: run.spec,
    answers: run.answers,
    started: new Date().toISOString(),
    ...(keyFormats === undefined ? {} : { keyFormats }),
    ...run.more,
  }
  replaceFile(at('run.json'), `${JSON.stringify(record, null, 2)}\n`)
  const instances = openRowFile<Instance>(at('instances.jsonl'), { mode: 'write' })
  const train = openRowFile<{ trial: number; instance: Instance }>(at('train.jsonl'), { mode: 'write' })
  const requests = openRowFile<never>(at('requests.jsonl'), { mode: 'write' })
  const hasJudges = run.spec.annotators.some(({ roles }) => roles !== undefined)
  const judgeRequests = hasJudges ? openRowFile<never>(at('judge-requests.jsonl'), { mode: 'write' }) : emptyRows<never>()
  const scores = openRowFile<never>(at('scores.jsonl'), { mode: 'write' })
  const clean = run.clean ?? { answers: (text: string) => text, reports: (text: string) => text }
  const answers = openAnswerFile(at('completions.jsonl'), { clean: clean.answers })
  const annotations = openAnnotations(at('annotations.jsonl'), clean.reports)
  const spills: JsonRowFile<never>[] = []
  const append = (name: string, row: object) => appendLine(at(name), clean.reports(JSON.stringify(row)))
  const modified = keepChanges(at('changes.jsonl'))
  mendEnd(at('errors.jsonl'))
  let open = true

  return {
    path,
    record,
    instances,
    train,
    requests,
    judgeRequests,
    scores,
    mended: answers.mended,
    annotations,
    ledger: {
      ...answers,
      hasOldKeys: keyFormats?.includes(0) ?? false,
      get size() {
        return answers.size
      },
      record: (key, answer: Answer) => answers.record(key, answer),
      recordFailure: (key, attempts, answered = false) => append('errors.jsonl', { key, attempts, ...(answered ? { answered } : {}) }),
    },
    spill: (name) => {
      const file = openRowFile<never>(at(`.passing-${name}.jsonl`), { mode: 'write', indexed: true, passing: true })
      spills.push(file)
      return file as never
    },
    keySet: () => {
      const keys = createKeySet()
      return { add: (key) => keys.add(hash('sha256', key)) }
    },
    change(change) {
      modified.add(modifier(change))
      append('changes.jsonl', change)
    },
    finish(stats, outcomes, more) {
      for (const file of [instances, train, requests, judgeRequests, scores]) file.flush()
      record = {
        ...record,
        ...more,
        finished: new Date().toISOString(),
        outcomes,
        ...(modified.size === 0 ? {} : { modified: [...modified] }),
      }
      replaceFile(at('stats.json'), formatStats(stats, outcomes))
      replaceFile(at('run.json'), `${JSON.stringify(record, null, 2)}\n`)
      writeManifest(path)
    },
    close() {
      if (!open) return
      open = false
      for (const file of [instances, train, requests, judgeRequests, scores, ...spills]) {
        try {
          file.close()
        } catch {
          // A full disk was reported where it happened; the next start writes these rows anew.
        }
      }
      answers.close()
      unlock()
    },
  }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (cause) {
    throw writeFailed(path, cause)
  }
}

/** Writes `manifest.json`: size and SHA-256 of every file of the run. Its absence means unfinished. */
export function writeManifest(path: string): void {
  const files: Record<string, { bytes: number; sha256: string }> = {}
  for (const name of RUN_FILES) {
    const file = join(path, name)
    if (existsSync(file)) files[name] = { bytes: statSync(file).size, sha256: fileHash(file) }
  }
  replaceFile(join(path, 'manifest.json'), `${JSON.stringify({ files }, null, 2)}\n`)
}

/** SHA-256 of a file, 64 hex digits. */
export function fileHash(file: string): string {
  const descriptor = openSync(file, 'r')
  const sum = createHash('sha256')
  const chunk = Buffer.allocUnsafe(1 << 20)
  try {
    for (let got = readSync(descriptor, chunk); got > 0; got = readSync(descriptor, chunk)) sum.update(chunk.subarray(0, got))
  } finally {
    closeSync(descriptor)
  }
  return sum.digest('hex')
}
