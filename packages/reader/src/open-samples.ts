import { type Carrier, readText } from './carrier.ts'
import { notARunPlace } from './errors.ts'
import { openHelmSamples } from './open-helm-samples.ts'
import { openOwnSamples } from './open-own-samples.ts'
import type { Samples } from './samples.ts'

/**
 * Opens the samples of a run, whoever wrote it: a run folder of ours, or one of HELM's (plain or gzipped), from a disk or over HTTP.
 * It checks nothing: a command that takes numbers from a finished run checks the manifest first (`readRun(path).check`).
 * @throws BinnacleError `ERR_READER_NOT_A_RUN`, `ERR_READER_FILE`
 */
export async function openSamples(carrier: Carrier): Promise<Samples> {
  const own = await readText(carrier, 'run.json')
  if (own !== undefined) return openOwnSamples(carrier, own)
  const helm = await readText(carrier, 'scenario_state.json')
  if (helm === undefined) throw notARunPlace(carrier.place)
  return openHelmSamples(carrier, helm)
}
