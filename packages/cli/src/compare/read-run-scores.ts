import { type ReadScores, readScores, type ReadScoresOptions } from '@binnacle/analysis'
import type { Stat } from '@binnacle/core'
import { openSamples } from '@binnacle/reader'
import { diskCarrier } from '@binnacle/reader/disk'
import { readRun } from '@binnacle/records'
import type { FoundRun } from './find-sides.ts'

/** Reads the scores of a run by row, through the same read model as `show` and the page; with its stats. */
export async function readRunScores(
  { path, record }: FoundRun,
  {
    metric,
    split,
    cluster,
  }: { readonly metric?: string | undefined; readonly split?: string | undefined; readonly cluster?: string | undefined },
): Promise<{ readonly read: ReadScores | undefined; readonly stats: readonly Stat[] }> {
  const opened = readRun(path)
  const stats = opened.stats()
  opened.close()
  const carrier = diskCarrier(path)
  try {
    const options: ReadScoresOptions = {
      ...(metric === undefined ? {} : { stat: metric }),
      ...(split === undefined ? {} : { split }),
      ...(cluster === undefined ? {} : { cluster }),
    }
    return { read: await readScores({ record, stats, samples: await openSamples(carrier) }, options), stats }
  } finally {
    await carrier.close()
  }
}
