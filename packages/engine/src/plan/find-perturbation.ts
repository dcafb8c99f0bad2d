import type { Perturbation, Use } from '@binnacle/core'
import type { Registries } from '@binnacle/core/host'
import { checkOptions } from './check-options.ts'

/** A perturbation of a run with its checked options. */
export interface RunPerturbation {
  readonly perturbation: Perturbation<unknown>
  readonly options: unknown
}

/**
 * Finds a perturbation that a run names; it may be one that cannot be made here (`unavailable`).
 * @throws BinnacleError `ERR_PERTURBATION_UNKNOWN`, `ERR_PLAN_OPTIONS`
 */
export async function findPerturbation(registries: Registries, { name, options }: Use): Promise<RunPerturbation> {
  const perturbation = (await registries.get('perturbations', name)) as unknown as Perturbation<unknown>
  return { perturbation, options: checkOptions('perturbation', name, perturbation.options, options) }
}
