import type { Annotator, Roles } from './annotator.ts'
import { type HelmIdentity, mark, type OptionsOf, type UnavailableReason } from './contribution.ts'
import { BinnacleError } from './errors.ts'
import type { Metric } from './metric.ts'
import type { Perturbation } from './perturbation.ts'
import type { HelmScenario, Scenario } from './scenario.ts'
import type { Schema } from './values/schema.ts'

/** What is declared by name so that runs can name it, and cannot be used here. */
export interface Unavailable {
  readonly because: UnavailableReason
  /** One sentence for the user: what is missing, and where it would come from. */
  readonly text: string
  /** What the user can do, for instance how to bring one's own copy. */
  readonly hint?: string
}

/** What a declaration says beside its name. */
interface Declaration<O extends Schema | undefined> {
  readonly name: string
  readonly description: string
  readonly options?: O
  readonly helm: HelmIdentity
  readonly unavailable: Unavailable
}

/**
 * Declares a scenario that cannot be loaded here: its tasks resolve, and `plan` says why they cannot run.
 *
 * ```ts
 * declareScenario({
 *   name: 'ehrshot',
 *   description: 'Yes or no questions on the records of patients (EHRSHOT)',
 *   helm: { className: 'helm.benchmark.scenarios.ehrshot_scenario.EHRSHOTScenario' },
 *   unavailable: { because: 'private', text: 'The records are given out under a data use agreement.' },
 * })
 * ```
 */
export function declareScenario<O extends Schema | undefined = undefined>(
  declaration: Omit<Declaration<O>, 'helm'> & {
    readonly helm: HelmScenario<OptionsOf<NoInfer<O>>>
    readonly licence?: Scenario['licence']
  },
): Scenario<OptionsOf<O>> {
  const load = () => {
    throw notHere('scenario', declaration)
  }
  return mark('scenarios', { ...declaration, load }) as never
}

/** Declares a metric that cannot be computed here: runs name it, `plan` says so, and it gives no score. */
export function declareMetric<O extends Schema | undefined = undefined>(declaration: Declaration<O>): Metric<OptionsOf<O>> {
  return mark('metrics', { ...declaration, reads: 'all', scores: {} }) as never
}

/** Declares an annotator that cannot be asked here: runs name it, `plan` says so, and samples have no annotation from it. */
export function declareAnnotator<O extends Schema | undefined = undefined>(
  declaration: Declaration<O> & { readonly roles?: Roles | ((options: OptionsOf<O>) => Roles) },
): Annotator<OptionsOf<O>> {
  return mark('annotators', { ...declaration, annotate: () => Promise.reject(notHere('annotator', declaration)) }) as never
}

/** Declares a perturbation that cannot be made here: runs name it, and `plan` says why they cannot run. */
export function declarePerturbation<O extends Schema | undefined = undefined>(
  declaration: Declaration<O> & Pick<Perturbation, 'robustness' | 'fairness'>,
): Perturbation<OptionsOf<O>> {
  const open = () => {
    throw notHere('perturbation', declaration)
  }
  return mark('perturbations', { ...declaration, describe: () => ({}), open }) as never
}

/** The error of a part that is declared and cannot be used here. */
export function notHere(
  kind: string,
  {
    name,
    unavailable: { text, hint = 'See `binnacle list tasks` for what runs here.' },
  }: Pick<Declaration<undefined>, 'name' | 'unavailable'>,
) {
  return new BinnacleError({ code: 'ERR_UNAVAILABLE', message: `the ${kind} ${name} cannot be used here: ${text}`, hint })
}
