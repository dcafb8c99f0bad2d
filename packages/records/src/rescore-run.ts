import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from 'node:crypto'
import type { Json, OutcomeCounts, Stat } from '@binnacle/core'
import { createKeySet } from './key-index.ts'
import { takeLock } from './lock.ts'
import { type JsonRowFile, openRowFile } from './row-file.ts'
import type { ReadRun } from './read-run.ts'
import { writeManifest } from './run-folder.ts'
import { formatStats } from './stats-file.ts'
import { replaceFile } from './write-all.ts'

/** A run that is scored again: its rows and answers as they are, new scores beside them. */
export interface Rescoring {
  readonly store: object
  /**
   * Puts the new scores and stats in place.
   * @param isWhole whether all metrics of the run were scored; a part never replaces the whole
   */
  finish(stats: readonly Stat[], outcomes: OutcomeCounts, isWhole: boolean): void
  /** Gives files and lock back; what was not finished leaves no trace. */
  close(): void
}

/**
 * Opens a run for scoring again. Answers and rows are not touched.
 * @param into another folder for `scores.jsonl` and `stats.json`; the run's own where undefined
 * @throws BinnacleError `ERR_RECORD_LOCKED` while another process writes to the run
 */
export function rescoreRun(run: ReadRun, into?: string): Rescoring {
  const folder = into ?? run.path
  mkdirSync(folder, { recursive: true })
  const unlock = takeLock(run.path)
  const part = join(folder, '.passing-scores.jsonl')
  const scores = openRowFile<never>(part, { mode: 'write' })
  const spills: JsonRowFile<never>[] = []
  const store = {
    instances: run.instances,
    requests: run.requests,
    judgeRequests: run.judgeRequests,
    scores,
    ledger: { has: run.answers.has, read: run.answers.read, record: () => Promise.resolve(), recordFailure() {} },
    annotations: { get: (key: string): Json | undefined => run.annotation(key), put() {} },
    spill(name: string) {
      const file = openRowFile<never>(join(folder, `.passing-${name}.jsonl`), { mode: 'write', indexed: true, passing: true })
      spills.push(file)
      return file
    },
    keySet() {
      const keys = createKeySet()
      return { add: (key: string) => keys.add(hash('sha256', key)) }
    },
    change() {},
  }
  return {
    store,
    finish(stats, outcomes, isWhole) {
      scores.flush()
      if (into === undefined && !isWhole) return
      renameSync(part, join(folder, 'scores.jsonl'))
      replaceFile(join(folder, 'stats.json'), formatStats(stats, outcomes))
      if (into !== undefined || !run.finished) return
      replaceFile(join(folder, 'run.json'), `${JSON.stringify({ ...run.record, outcomes }, null, 2)}\n`)
      writeManifest(run.path)
    },
    close() {
      for (const file of [scores, ...spills]) file.close()
      rmSync(part, { force: true })
      unlock()
    },
  }
}
