import type { Instance, Json, RunSpec, Sample, SampleRequest } from '@binnacle/core'
import type { AdaptedSample } from '../adapt/adapt.ts'
import { outcomeOf } from './outcome.ts'
import type { RequestRow, SampleRows } from '@binnacle/store'

/** A sample with its place in the plan. */
export interface PlacedSample {
  readonly place: number
  readonly sample: Sample
  /** The keys of its requests. */
  readonly keys: readonly string[]
}

/** Gives the annotations of a sample by the keys of its requests and its instance. */
export type AnnotationsOf = (keys: readonly string[], instance: Instance) => Readonly<Record<string, Json>>

/** Puts the samples of a run together from the record, in the order of the plan. A sample without all its answers is errored. */
export function* readSamples(spec: RunSpec, store: SampleRows, annotationsOf: AnnotationsOf = () => ({})): Generator<PlacedSample> {
  const rows = flat(store.requests.scan())
  let row = rows.next()
  let place = 0
  const { numTrainTrials, numTrials } = spec.adaptation
  for (let round = 0; round < numTrainTrials * numTrials; round++) {
    const [trial, repeat] = [Math.floor(round / numTrials), round % numTrials]
    for (const batch of store.instances.scan()) {
      for (const instance of batch) {
        const own: RequestRow[] = []
        for (; row.done !== true && row.value.sample === place; row = rows.next()) own.push(row.value)
        yield placeSample(spec, store, { sample: place++, trial, repeat, instance, rows: own }, annotationsOf)
      }
    }
  }
}

/** How many samples a run has. */
export function sampleCount(spec: RunSpec, instances: number): number {
  return instances * spec.adaptation.numTrainTrials * spec.adaptation.numTrials
}

/** Puts one sample together from its rows and the recorded answers. */
export function placeSample(
  spec: RunSpec,
  store: Pick<SampleRows, 'ledger'>,
  { sample: place, trial, repeat, instance, rows }: AdaptedSample,
  annotationsOf: AnnotationsOf,
): PlacedSample {
  const requests: SampleRequest[] = []
  const keys: string[] = []
  for (const { sample: _sample, repeat: _repeat, key, ...adapted } of rows) {
    keys.push(key)
    const answer = store.ledger.read(key)
    if (answer !== undefined) requests.push({ ...adapted, answer })
  }
  const complete = requests.length === rows.length
  const outcome = complete ? outcomeOf(requests, spec.adaptation) : 'errored'
  const sample: Sample = {
    instance,
    trial,
    repeat,
    outcome,
    requests: complete ? requests : [],
    annotations: complete ? annotationsOf(keys, instance) : {},
    adaptation: spec.adaptation,
  }
  return { place, sample, keys }
}

function* flat(batches: Iterable<readonly RequestRow[]>): Generator<RequestRow> {
  for (const batch of batches) yield* batch
}
