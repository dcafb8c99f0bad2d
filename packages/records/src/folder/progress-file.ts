import { join } from 'node:path'
import type { OutcomeCounts } from '@binnacle/core'
import { readWhole } from '../files/open-file.ts'
import { replaceFile } from '../files/write-all.ts'

/** `progress.json`: how far a run is. It is rewritten every few seconds while the run goes on, and is no part of the finished record. */
export interface RunProgress {
  readonly run: string
  /** `running` says so as of `beat`: a process that was killed leaves it behind. */
  readonly state: 'running' | 'finished' | 'failed' | 'stopped'
  /** Requests in all, once known; estimates where an adapter leads conversations. */
  readonly planned?: number
  /** Requests that are answered or have failed for good. */
  readonly done: number
  /** Of them, answers that were on record before. */
  readonly recorded: number
  readonly failed: number
  /** How the samples ended; known when all are scored. */
  readonly outcomes?: OutcomeCounts
  /** What the run has cost since it was started, by the prices of its deployments. */
  readonly usd: number
  readonly tokens: number
  readonly started: string
  /** When this was written. */
  readonly beat: string
  /** What ended it, where it failed. */
  readonly error?: { readonly code: string; readonly message: string }
}

const FILE = 'progress.json'

/** Writes how far a run is. */
export function writeProgress(folder: string, progress: RunProgress): void {
  replaceFile(join(folder, FILE), `${JSON.stringify(progress, null, 2)}\n`)
}

/** Reads how far a run is; undefined where nothing is said, or it cannot be read. */
export function readProgress(folder: string): RunProgress | undefined {
  try {
    return JSON.parse(readWhole(join(folder, FILE)).toString('utf8')) as RunProgress
  } catch {
    return undefined
  }
}
