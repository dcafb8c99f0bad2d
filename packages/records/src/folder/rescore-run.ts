import type { ScoreRow, ScoringStore } from '@binnacle/store'
import { readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Json, OutcomeCounts, Stat } from '@binnacle/core'
import { changedMeanwhile, intoRun, unfinished, writeFailed } from '../errors.ts'
import { type Fingerprint, fingerprintOf } from '../files/fingerprint.ts'
import { freeName } from '../files/free-name.ts'
import { makeFolder } from '../files/open-file.ts'
import { type JsonRowFile, openRowFile } from '../files/row-file.ts'
import { formatStats } from '../files/stats-file.ts'
import { replaceFile } from '../files/write-all.ts'
import { isRunFolder } from './find-runs.ts'
import { rowRules } from './format.ts'
import { takeLock } from './lock.ts'
import { FORMER_STATS, formatManifest, type Manifest, readManifest } from './manifest.ts'
import type { ReadRun } from './read-run.ts'
import { finishReplacing, partPath, replaceTogether, waitingPath } from './replace-together.ts'
import type { Rescored } from './run-record.ts'

/** What scoring gives. */
export interface NewScores {
  readonly stats: readonly Stat[]
  readonly outcomes: OutcomeCounts
  readonly splitOutcomes: Readonly<Record<string, OutcomeCounts>>
}

/** A run that is scored again: its rows and answers as they are, new scores beside them. */
export interface Rescoring {
  readonly store: ScoringStore
  /**
   * Puts the new scores and stats in place. Stats that are others are kept beside them, and so is what was damaged.
   * @param isWhole whether all metrics of the run were scored; a part never replaces the whole
   * @returns the names under which former files are kept
   */
  finish(scores: NewScores, isWhole: boolean): readonly string[]
  /** Gives files and lock back; what was not finished leaves no trace. */
  close(): void
}

/** How a run is scored again. */
export interface RescoreOptions {
  /** Another folder for `scores.jsonl` and `stats.json`; the run's own where undefined. */
  readonly into?: string | undefined
  readonly version: string
}

/**
 * Opens a finished run for scoring again. Answers and rows are not touched.
 * @throws BinnacleError `ERR_RECORD_LOCKED` while another process writes to the run, `ERR_RECORD_UNFINISHED`, `ERR_SCORE_INTO`;
 * `ERR_RECORD_DAMAGED` where what is scored is not what the run left
 */
export function rescoreRun(run: ReadRun, { into, version }: RescoreOptions): Rescoring {
  const { path, manifest } = run
  if (manifest === undefined) throw unfinished(path)
  if (into !== undefined) {
    if (isRunFolder(into)) throw intoRun(into)
    makeFolder(into)
    // A folder by another name, or none of its own.
    if (realpathSync(into) === realpathSync(path)) throw intoRun(into)
  }
  run.check('instances.jsonl', 'requests.jsonl', 'completions.jsonl', 'annotations.jsonl')
  const unlock = takeLock(path)
  try {
    if (readManifest(path)?.text !== manifest.text) throw changedMeanwhile(path)
    return openLocked(run, manifest, into, version, unlock)
  } catch (cause) {
    unlock()
    throw cause
  }
}

function openLocked(run: ReadRun, manifest: Manifest, into: string | undefined, version: string, unlock: () => void): Rescoring {
  const folder = into ?? run.path
  if (into === undefined) finishReplacing(folder)
  const waiting = waitingPath(folder, 'scores.jsonl')
  const scores = openRowFile<ScoreRow>(waiting, { rules: rowRules(run.format) })
  const spills: JsonRowFile<never>[] = []
  const store: ScoringStore = {
    instances: run.instances,
    requests: run.requests,
    scores,
    ledger: { read: run.answers.read },
    annotations: { get: (key: string): Json | undefined => run.annotation(key) },
    spill(name: string) {
      const file = openRowFile<never>(join(folder, `.passing-${name}.jsonl`), { indexed: true, passing: true })
      spills.push(file)
      return file as never
    },
  }
  return {
    store,
    finish(found, isWhole) {
      scores.flush()
      if (into !== undefined) return putInto(into, waiting, found)
      return isWhole ? putInPlace(run, manifest, version, scores.fingerprint(), found) : []
    },
    close() {
      for (const file of [scores, ...spills]) file.close()
      rmSync(waiting, { force: true })
      unlock()
    },
  }
}

function putInto(folder: string, waiting: string, { stats, outcomes }: NewScores): readonly string[] {
  try {
    renameSync(waiting, join(folder, 'scores.jsonl'))
  } catch (cause) {
    throw writeFailed(folder, cause)
  }
  replaceFile(join(folder, 'stats.json'), formatStats(stats, outcomes))
  return []
}

/** Puts all new files in place together. What was not read keeps the place that it had in the manifest: it is not sealed anew. */
function putInPlace(
  run: ReadRun,
  manifest: Manifest,
  version: string,
  scores: Fingerprint,
  { stats, outcomes, splitOutcomes }: NewScores,
): readonly string[] {
  const { path } = run
  const text = formatStats(stats, outcomes, run.format)
  const files = new Map(manifest.files)
  const texts = new Map<string, string | Buffer | undefined>([['scores.jsonl', undefined]])
  const put = (name: string, content: string | Buffer) => {
    texts.set(name, content)
    files.set(name, fingerprintOf(content))
  }
  const kept: string[] = []
  for (const name of ['stats.json', 'scores.jsonl'] as const) {
    if (run.damage(name) === undefined) continue
    const damaged = contentOf(path, name)
    if (damaged === undefined) continue
    const beside = freeName(path, name, 'damaged')
    texts.set(beside, damaged)
    kept.push(beside)
  }
  const rescored: Rescored = { at: new Date().toISOString(), binnacle: version, ...formerStats() }
  files.set('scores.jsonl', scores)
  put('stats.json', text)
  const record = { ...run.record, outcomes, splitOutcomes, rescored: [...(run.record.rescored ?? []), rescored] }
  put('run.json', `${JSON.stringify(record, null, 2)}\n`)
  texts.set('manifest.json', formatManifest(files, run.format))
  replaceTogether(path, texts)
  return kept

  function formerStats(): { readonly formerStats?: string } {
    const former = run.damage('stats.json') === undefined ? contentOf(path, 'stats.json') : undefined
    if (former === undefined || former.equals(Buffer.from(text))) return {}
    const numbers = [...manifest.files.keys()].map((name) => Number(FORMER_STATS.exec(name)?.[1] ?? 0))
    const name = `stats.${Math.max(0, ...numbers) + 1}.json`
    put(name, former)
    kept.push(name)
    return { formerStats: name }
  }
}

function contentOf(folder: string, name: string): Buffer | undefined {
  try {
    return readFileSync(partPath(folder, name))
  } catch {
    return undefined
  }
}
