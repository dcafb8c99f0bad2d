import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { type Answer, type Instance, isBinnacleError, type Json, type OutcomeCounts, type Stat } from '@binnacle/core'
import type { FailedAttempt, RecordedChange } from '@binnacle/core/run'
import type { JudgeRequestRow, RequestRow, RunStore, ScoreRow, TrainRow } from '@binnacle/store'
import { toJson } from '../files/record-json.ts'
import { damaged, writeFailed } from '../errors.ts'
import { freeName } from '../files/free-name.ts'
import { type AnnotationFile, openAnnotations } from '../files/annotation-file.ts'
import { type AnswerFile, openAnswerFile } from '../files/answer-file.ts'
import { type Fingerprint, fingerprintOf, readFingerprint } from '../files/fingerprint.ts'
import { createKeySet } from '../files/key-index.ts'
import { makeFolder } from '../files/open-file.ts'
import { appendLine, mendEnd } from '../files/report-lines.ts'
import { emptyRows, type JsonRowFile, openRowFile } from '../files/row-file.ts'
import { formatStats } from '../files/stats-file.ts'
import { replaceFile } from '../files/write-all.ts'
import { keepChanges, modifier } from './changes.ts'
import { FORMAT, reportRules } from './format.ts'
import { locateRun, type RunToLocate, unlessBroken } from './locate-run.ts'
import { takeLock } from './lock.ts'
import { damageOf, FORMER_STATS, type Manifest, openCheck, readManifest, RUN_FILES, type RunFile, writeManifest } from './manifest.ts'
import { finishReplacing } from './replace-together.ts'
import type { RunRecord } from './run-record.ts'
import { openTickets } from './tickets.ts'
import { upgradeFolder } from './upgrade.ts'

/** A run folder that is being written. */
export interface RunFolder extends RunStore {
  readonly path: string
  readonly record: RunRecord
  readonly instances: JsonRowFile<Instance>
  readonly train: JsonRowFile<TrainRow>
  readonly requests: JsonRowFile<RequestRow>
  readonly judgeRequests: JsonRowFile<JudgeRequestRow>
  readonly scores: JsonRowFile<ScoreRow>
  readonly ledger: AnswerFile & {
    /** Whether answers may lie under keys of the first format. */
    readonly hasOldKeys: boolean
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

/** Takes out of values what must not be written. Names of fields are not touched. */
export type Clean = <T>(value: T) => T

/** What is known of a run before its folder is opened. */
export interface RunToOpen extends RunToLocate {
  readonly version: string
  readonly more?: Partial<RunRecord>
  /** For what is scored, which must stay what it is: answers and annotations; and for reports of failures and changes. */
  readonly clean?: { readonly answers: Clean; readonly reports: Clean }
  /** Files whose content no longer fits the run: they are begun anew, and what was there is kept under another name. */
  readonly forgets?: readonly RunFile[]
}

/**
 * Opens the folder of a run for writing: takes the lock, mends what a crash left, and begins the row files anew. Answers and
 * annotations stay.
 * @throws BinnacleError `ERR_RECORD_LOCKED`, `ERR_RECORD_DAMAGED`, `ERR_RECORD_BROKEN`, `ERR_RECORD_FORMAT`, `ERR_RECORD_LINK`,
 * `ERR_RECORD_DISK_FULL`, `ERR_RECORD_WRITE`; what is no fault of the file system as it is
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
  const clean = run.clean ?? { answers: same, reports: same }
  const before = unlessBroken(path)
  // Answers of the first format lie under other keys: they are looked up too, as long as the folder lives.
  const keyFormats = before?.format === 0 ? [0] : before?.record.keyFormats
  const begun: RunRecord = {
    format: FORMAT,
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
  const { answers, mended } = begin(path, begun, before?.format === 0, clean, run.forgets ?? [])
  const hasJudges = run.spec.annotators.some(({ roles }) => roles !== undefined)
  const rows = {
    instances: openRowFile<Instance>(at('instances.jsonl')),
    train: openRowFile<TrainRow>(at('train.jsonl')),
    requests: openRowFile<RequestRow>(at('requests.jsonl')),
    ...(hasJudges ? { judgeRequests: openRowFile<JudgeRequestRow>(at('judge-requests.jsonl')) } : {}),
    scores: openRowFile<ScoreRow>(at('scores.jsonl')),
  }
  const annotations = openAnnotations(at('annotations.jsonl'), clean)
  const spills: JsonRowFile<never>[] = []
  const append = (name: string, row: object) => appendLine(at(name), toJson(clean.reports(row)))
  const modified = keepChanges(at('changes.jsonl'))
  mendEnd(at('errors.jsonl'), reportRules(FORMAT))
  const tickets = openTickets(path)
  let open = true

  return {
    path,
    record: begun,
    judgeRequests: emptyRows<JudgeRequestRow>(),
    ...rows,
    mended,
    annotations,
    ledger: ledgerOf(answers, keyFormats?.includes(0) ?? false, (row) => append('errors.jsonl', row)),
    spill: (name) => {
      const file = openRowFile<never>(at(`.passing-${name}.jsonl`), { indexed: true, passing: true })
      spills.push(file)
      return file as never
    },
    keySet: () => {
      const keys = createKeySet()
      return { add: (key) => keys.add(hash('sha256', key)) }
    },
    tickets,
    change(change) {
      modified.add(modifier(change))
      append('changes.jsonl', change)
    },
    finish(stats, outcomes, more) {
      const written = Object.entries(rows).map(([name, file]): [string, Fingerprint] => [fileOf(name), file.fingerprint()])
      const ended: RunRecord = {
        ...begun,
        ...more,
        finished: new Date().toISOString(),
        outcomes,
        ...(modified.size === 0 ? {} : { modified: [...modified] }),
      }
      const texts = { 'stats.json': formatStats(stats, outcomes), 'run.json': recordText(ended) }
      finishFolder(path, texts, new Map([...written, ['completions.jsonl', answers.fingerprint()]]))
    },
    close() {
      if (!open) return
      open = false
      closeQuietly([...Object.values(rows), ...spills])
      answers.close()
      tickets.close()
      unlock()
    },
  }
}

/** The answers as the run reads and adds to them, and a report of tries that failed. */
const ledgerOf = (answers: AnswerFile, hasOldKeys: boolean, report: (row: object) => void): RunFolder['ledger'] => ({
  ...answers,
  hasOldKeys,
  get size() {
    return answers.size
  },
  record: (key, answer: Answer) => answers.record(key, answer),
  recordFailure: (key, attempts, answered = false) => report({ key, attempts, ...(answered ? { answered } : {}) }),
})

/** Writes the last files and, at the very end, the manifest. */
function finishFolder(path: string, texts: Readonly<Record<string, string>>, written: Map<string, Fingerprint>): void {
  for (const [name, text] of Object.entries(texts)) {
    replaceFile(join(path, name), text)
    written.set(name, fingerprintOf(text))
  }
  writeManifest(path, withOthers(path, written))
}

/** A full disk was reported where it happened; the next start writes these rows anew. */
function closeQuietly(files: readonly { close(): void }[]): void {
  for (const file of files) {
    try {
      file.close()
    } catch {
      // What it still had to write was reported as lost already.
    }
  }
}

/** `judgeRequests` lies in `judge-requests.jsonl`. */
const fileOf = (rows: string): string => `${rows.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}.jsonl`

const same: Clean = (value) => value

const recordText = (record: RunRecord): string => `${JSON.stringify(record, null, 2)}\n`

/** What nothing else can be made into again; all other files are. */
const EVIDENCE: readonly string[] = ['run.json', 'completions.jsonl', 'annotations.jsonl', 'errors.jsonl', 'changes.jsonl']

/** Checks what is there, before anything is written; then the run is unfinished, and its answers are open. */
function begin(
  path: string,
  record: RunRecord,
  isOld: boolean,
  clean: { readonly answers: Clean },
  forgets: readonly RunFile[],
): { answers: AnswerFile; mended: readonly string[] } {
  finishReplacing(path)
  const manifest = readManifest(path)
  const reads = !isOld && !forgets.includes('completions.jsonl')
  const answersFile = join(path, 'completions.jsonl')
  // Answers of the present format are checked while they are read.
  const aside = manifest === undefined ? [] : setDamagedAside(path, manifest, reads ? ['completions.jsonl'] : [])
  const ofNow = reads ? openAnswerFile(answersFile, clean.answers, openCheck(path, 'completions.jsonl', manifest)) : undefined
  rmSync(join(path, 'manifest.json'), { force: true })
  for (const name of readdirSync(path)) if (/^\.(passing|next)-|\.part$/.test(name)) rmSync(join(path, name))
  for (const name of forgets) if (existsSync(join(path, name))) renameSync(join(path, name), join(path, freeName(path, name, 'former')))
  const lost = isOld ? upgradeFolder(path, record) : []
  if (!isOld) replaceFile(join(path, 'run.json'), recordText(record))
  const answers = ofNow ?? openAnswerFile(answersFile, clean.answers)
  return { answers, mended: [...aside, ...lost, ...answers.mended] }
}

/**
 * Compares a finished run with its manifest. What is made anew is set aside where it is damaged: nothing is written over it.
 * @param passedOver files that are checked elsewhere
 * @throws BinnacleError `ERR_RECORD_DAMAGED` where something is damaged that cannot be made anew
 */
function setDamagedAside(path: string, manifest: Manifest, passedOver: readonly string[]): readonly string[] {
  const found = [...new Set([...RUN_FILES, ...manifest.files.keys()])].flatMap((name) => {
    const why = passedOver.includes(name) ? undefined : damageOf(path, name, manifest)
    return why === undefined ? [] : [{ name, why }]
  })
  for (const { name, why } of found) if (EVIDENCE.includes(name)) throw damaged(join(path, name), name, why)
  return found.map(({ name, why }) => {
    const file = join(path, name)
    if (!existsSync(file)) return `${file}: ${why}; it is made anew`
    const other = freeName(path, name, 'damaged')
    renameSync(file, join(path, other))
    return `${file} is not as the run left it: ${why}; it is made anew, and what was there is kept as ${other}`
  })
}

/** Adds the files that were not written by this start, or in pieces. */
function withOthers(path: string, written: ReadonlyMap<string, Fingerprint>): ReadonlyMap<string, Fingerprint> {
  const former = readdirSync(path).filter((name) => FORMER_STATS.test(name))
  const files = new Map<string, Fingerprint>()
  for (const name of [...RUN_FILES, ...former.toSorted()]) {
    const own = written.get(name) ?? (existsSync(join(path, name)) ? readFingerprint(join(path, name)) : undefined)
    if (own !== undefined) files.set(name, own)
  }
  return files
}
