import type { PerturbationDescription } from '@binnacle/core'

/** A perturbation with its parameters: `typos (rate=0.1)`. */
export function perturbationTitle(perturbation: PerturbationDescription): string {
  return titled(perturbation, () => true)
}

/** The same without what takes room and seldom tells two apart: where tables lie, and switches that are off. */
export function shortPerturbationTitle(perturbation: PerturbationDescription): string {
  return titled(perturbation, (key, value) => !key.endsWith('_path') && value !== false && value !== null)
}

function titled(perturbation: PerturbationDescription, shows: (key: string, value: unknown) => boolean): string {
  const { name, robustness: _robustness, fairness: _fairness, computedOn: _computedOn, ...parameters } = perturbation
  const texts = Object.entries(parameters)
    .filter(([key, value]) => shows(key, value))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  return texts.length === 0 ? name : `${name} (${texts.join(', ')})`
}
