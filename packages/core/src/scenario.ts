import { type Definition, mark, type Described, type HelmIdentity, type Marked, type OptionsOf } from './contribution.ts'
import type { ScenarioContext } from './context.ts'
import type { SourceInstance } from './instance.ts'
import type { Unavailable } from './unavailable.ts'
import type { Schema } from './values/schema.ts'

/** What a scenario is called in HELM. */
export interface HelmScenario<Options = never> extends HelmIdentity {
  /**
   * Set where HELM builds inputs of a passage and a question: it never takes a perturbed copy of one for unchanged, so that copies in
   * which nothing changed are asked too.
   */
  readonly keepsUnchangedCopies?: boolean | ((options: Options) => boolean)
}

/** A source of instances. */
export interface Scenario<Options = never, Extra = unknown> extends Described, Marked<'scenarios'> {
  readonly options?: Schema<Options>
  readonly extra?: Schema<Extra>
  /** The licence of the data and a word on it, shown before a download; `nonCommercial` is said aloud. */
  readonly licence?: { readonly name: string; readonly nonCommercial?: boolean; readonly url?: string }
  readonly helm?: HelmScenario<Options>
  /** Why it cannot be loaded here; made by `declareScenario`. */
  readonly unavailable?: Unavailable
  readonly load: (options: Options, context: ScenarioContext) => AsyncIterable<SourceInstance<Extra>>
}

type ExtraOf<E> = E extends Schema<infer X> ? X : undefined

/**
 * Contributes a scenario.
 * @param definition `load` yields the instances in a fixed order; it reads data only through `context`.
 * The order counts: it decides the ids and which rows are drawn.
 */
export function defineScenario<O extends Schema | undefined = undefined, E extends Schema | undefined = undefined>(
  definition: Omit<Definition<Scenario<OptionsOf<NoInfer<O>>, ExtraOf<NoInfer<E>>>, O>, 'extra'> & { readonly extra?: E },
): Scenario<OptionsOf<O>, ExtraOf<E>> {
  return mark('scenarios', definition) as never
}
