import {
  type AdaptedRequest,
  type BinnacleError,
  errorText,
  type Fit,
  type Instance,
  isBinnacleError,
  type Request,
  type RunSpec,
} from '@binnacle/core'
import type { HookDriver } from '@binnacle/core/host'
import type { Gathered } from './gather.ts'
import type { RunParts } from './parts.ts'
import { createRequestKey } from './request-key.ts'
import { chooseShots } from './shots.ts'
import type { RequestRow, RunStore } from './store.ts'

/** What adapting needs. */
export interface AdaptTools {
  readonly store: RunStore
  readonly hooks: HookDriver
  readonly fit: Fit
  /** Told of an instance that cannot be asked: its sample is errored. */
  readonly failed: (sample: number, instance: Instance, error: BinnacleError) => void
}

/** The requests of one sample, in order. */
export interface AdaptedSample {
  readonly sample: number
  readonly rows: readonly RequestRow[]
}

/**
 * Makes the requests of a run, trial by trial and instance by instance, and writes them to the record.
 * @throws BinnacleError with fate `run` or `session`; a fault of one instance makes its sample errored
 */
export async function* adapt(spec: RunSpec, parts: RunParts, gathered: Gathered, tools: AdaptTools): AsyncGenerator<AdaptedSample> {
  const { store, hooks, fit } = tools
  const keyOf = createRequestKey(spec.deployment)
  const transformsInstances = hooks.has('transformInstance', spec)
  const transformsRequests = hooks.has('transformRequest', spec)
  let sample = 0
  for (let trial = 0; trial < spec.adaptation.numTrainTrials; trial++) {
    const shots: Instance[] = []
    for (const place of chooseShots(gathered.labels, spec.adaptation, trial)) {
      const shot = gathered.trainAt(place)
      shots.push(transformsInstances ? await transformInstance(shot) : shot)
    }
    for (const instance of shots) store.train.append({ trial, instance })
    for (const batch of store.instances.scan()) {
      for (const instance of batch) {
        const rows: RequestRow[] = []
        for (const adapted of adaptOne(sample, instance, shots)) {
          const request = transformsRequests ? await transformRequest(adapted.request, instance) : adapted.request
          const row = { sample, key: keyOf(request), ...adapted, request }
          store.requests.append(row)
          rows.push(row)
        }
        yield { sample, rows }
        sample++
      }
    }
  }

  function adaptOne(place: number, instance: Instance, shots: readonly Instance[]): readonly AdaptedRequest[] {
    try {
      return parts.adapter.adapt(instance, shots, fit)
    } catch (cause) {
      const error = cause as BinnacleError
      if (!isBinnacleError(cause) || error.fate === 'sample') {
        tools.failed(place, instance, error)
        return []
      }
      throw cause
    }
  }

  function transformInstance(instance: Instance): Promise<Instance> {
    return hooks.waterfall(
      'transformInstance',
      spec,
      (change) => store.change({ ...change, subject: `instance ${instance.id}` }),
      instance,
      { run: spec },
    )
  }

  function transformRequest(request: Request, instance: Instance): Promise<Request> {
    return hooks.waterfall(
      'transformRequest',
      spec,
      (change) => store.change({ ...change, subject: `request for instance ${instance.id}` }),
      request,
      { run: spec, instance },
    )
  }
}

/** The text of a fault that made a sample errored before it was asked. */
export const adaptFault = (instance: Instance, error: unknown): string => `instance ${instance.id}: ${errorText(error)}`
