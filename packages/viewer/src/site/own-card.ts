import { join } from 'node:path'
import { rowStat } from '@binnacle/analysis'
import { readProgress, readRun, type ReadRun } from '@binnacle/records'
import { mainStat, summarizeRun } from '@binnacle/report'
import type { RunCard } from '../model/documents.ts'
import { faultOf } from './faults.ts'
import type { RunPlace } from './find-places.ts'
import { refuseOutside } from './guarded-carrier.ts'
import { runState } from './run-state.ts'
import type { SiteOptions } from './site-options.ts'

/** The files from which cards and pages of runs are made. */
const FILES = ['run.json', 'manifest.json', 'stats.json', 'progress.json', 'errors.jsonl']

/** Opens a run of ours, works with it and closes it; files that lead out of what is shown are refused. */
export async function withOwnRun<T>({ path, root }: RunPlace, work: (run: ReadRun) => T): Promise<T> {
  for (const name of FILES) await refuseOutside(join(path, name), root)
  const run = readRun(path)
  try {
    return work(run)
  } finally {
    run.close()
  }
}

/** A run of ours in a list. What is wrong with it stands in it. */
export async function ownCard(place: RunPlace, suite: string, isLower: NonNullable<SiteOptions['isLower']>): Promise<RunCard> {
  const { id, name, source } = place
  try {
    const { record, finished, summary, ofRows } = await withOwnRun(place, (run) => {
      const stats = run.stats()
      return {
        record: run.record,
        finished: run.finished,
        summary: summarizeRun(run.record, stats, run.finished),
        ofRows: rowStat(mainStat(run.record, stats), stats),
      }
    })
    const lowerIsBetter = await isLower(summary.stat, record.spec)
    return {
      id,
      suite,
      name: record.name,
      source,
      state: runState(finished, readProgress(place.path), Date.now()),
      groups: record.spec.groups ?? [],
      ...(lowerIsBetter === undefined ? {} : { lowerIsBetter }),
      summary,
      ...(ofRows === undefined ? {} : { rowStat: ofRows }),
      digest: record.digest,
      ...(record.finished === undefined ? {} : { finished: record.finished }),
    }
  } catch (error) {
    return { id, suite, name, source, state: 'broken', groups: [], fault: faultOf(error) }
  }
}
