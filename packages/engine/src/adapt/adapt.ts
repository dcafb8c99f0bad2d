import { errorText, type Fit, type Instance, isBinnacleError, type Request, type RunSpec } from '@binnacle/core'
import type { HookDriver } from '@binnacle/core/host'
import { repeatsNotBuilt } from '../errors.ts'
import type { Gathered } from '../gather/gather.ts'
import type { RunParts } from '../plan/run-code.ts'
import { createRequestKey } from '../execute/request-key.ts'
import { chooseShots } from './shots.ts'
import type { RequestRow, RunStore } from '../store/store.ts'

/** What adapting needs. */
export interface AdaptTools {
  readonly store: RunStore
  readonly hooks: HookDriver
  readonly fit: Fit
  /** Told of an instance that cannot be asked: its sample is errored. */
  readonly failed: (sample: number, instance: Instance, error: unknown) => void
}

/** The requests of one sample, in order. */
export interface AdaptedSample {
  readonly sample: number
  readonly trial: number
  readonly instance: Instance
  readonly rows: readonly RequestRow[]
}

/**
 * Makes the requests of a run, trial by trial and instance by instance, and writes them to the record.
 * @throws BinnacleError with fate `run` or `session`; a fault of one instance makes its sample errored
 */
export async function* adapt(spec: RunSpec, parts: RunParts, gathered: Gathered, tools: AdaptTools): AsyncGenerator<AdaptedSample> {
  const { store, hooks, fit } = tools
  if (spec.adaptation.numTrials > 1) throw repeatsNotBuilt(spec.adaptation.numTrials)
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
    let place = 0
    for (const batch of store.instances.scan()) {
      for (const instance of batch) {
        const rows: RequestRow[] = []
        try {
          const fault = gathered.faults.get(place++)
          if (fault !== undefined) throw fault
          for (const adapted of parts.adapter.adapt(instance, shots, fit)) {
            const request = transformsRequests ? await transformRequest(adapted.request, instance) : adapted.request
            rows.push({ sample, key: keyOf(request), ...adapted, request })
          }
        } catch (cause) {
          if (isBinnacleError(cause) && cause.fate !== 'sample') throw cause
          // A sample is asked whole or not at all.
          rows.length = 0
          tools.failed(sample, instance, cause)
        }
        for (const row of rows) store.requests.append(row)
        yield { sample, trial, instance, rows }
        sample++
      }
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
