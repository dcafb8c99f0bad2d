import { type Definition, mark, type Described, type HelmIdentity, type Marked, type OptionsOf } from './contribution.ts'
import type { Input, Instance, Reference } from './instance.ts'
import type { Json, JsonObject } from './values/json.ts'
import type { Schema } from './values/schema.ts'
import type { AssetSource } from './task.ts'
import type { Unavailable } from './unavailable.ts'

/** The random numbers that a perturbation is given: CPython's `random.Random`, seeded by the host with the instance's id. */
export interface RandomSource {
  /** A number in [0, 1). */
  random(): number
  /** A whole number from `low` to `high`, both included. */
  randint(low: number, high: number): number
  choice<T>(items: readonly T[]): T
  uniform(low: number, high: number): number
}

/** A perturbation at work. */
export interface Perturber {
  perturb(text: string, random: RandomSource): string
  /** Whether references are perturbed too; they come before the input, from the same stream. */
  readonly references: boolean
  /**
   * For changes that hang together, such as a name that is the same one in all texts: called once for each copy of an instance; what it
   * gives changes the copy's texts in place of `perturb`.
   */
  begin?(): (text: string, random: RandomSource) => string
  /** For changes of the instance as a whole, in place of its texts: another input and other references; `undefined` changes nothing. */
  replace?(instance: Instance, random: RandomSource): { readonly input: Input; readonly references: readonly Reference[] } | undefined
  /** Set where a copy does not carry the unchanged input, as HELM has it for some. */
  readonly withoutContrast?: true
}

/** A change of texts, for robustness or fairness. */
export interface Perturbation<Options = never> extends Described, Marked<'perturbations'> {
  readonly options?: Schema<Options>
  readonly robustness: boolean
  readonly fairness: boolean
  readonly assets?: (options: Options) => { readonly [name: string]: AssetSource }
  readonly helm?: HelmIdentity
  /** Why it cannot be made here; made by `declarePerturbation`. */
  readonly unavailable?: Unavailable
  /** The parameters that stand in its description, in order. */
  readonly describe: (options: Options) => JsonObject
  readonly open: (options: Options, assets: { readonly [name: string]: Json }) => Perturber
}

/** Contributes a perturbation. The host seeds the random numbers and sets ids and contrast. */
export function definePerturbation<O extends Schema | undefined = undefined>(
  definition: Definition<Perturbation<OptionsOf<NoInfer<O>>>, O>,
): Perturbation<OptionsOf<O>> {
  return mark('perturbations', definition) as never
}
