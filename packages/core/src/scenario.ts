import { mark, type Described, type HelmIdentity, type Marked, type OptionsOf } from './contribution.ts'
import type { ScenarioContext } from './context.ts'
import type { SourceInstance } from './instance.ts'
import type { Schema } from './schema.ts'

/** A source of instances. */
export interface Scenario<Options = never, Extra = unknown> extends Described, Marked<'scenarios'> {
  readonly options?: Schema<Options>
  readonly extra?: Schema<Extra>
  /** The licence of the data and a word on it, shown before a download; `nonCommercial` is said aloud. */
  readonly licence?: { readonly name: string; readonly nonCommercial?: boolean; readonly url?: string }
  readonly helm?: HelmIdentity
  readonly load: (options: Options, context: ScenarioContext) => AsyncIterable<SourceInstance<Extra>>
}

/**
 * Contributes a scenario.
 * @param definition `load` yields the instances in a fixed order; it reads data only through `context`.
 * The order counts: it decides the ids and which rows are drawn.
 */
export function defineScenario<O extends Schema | undefined = undefined, E extends Schema | undefined = undefined>(
  definition: Described & {
    readonly options?: O
    readonly extra?: E
    readonly licence?: Scenario['licence']
    readonly helm?: HelmIdentity
    readonly load: (
      options: NoInfer<OptionsOf<O>>,
      context: ScenarioContext,
    ) => AsyncIterable<SourceInstance<NoInfer<E extends Schema<infer X> ? X : undefined>>>
  },
): Scenario<OptionsOf<O>, E extends Schema<infer X> ? X : undefined> {
  return mark('scenarios', definition) as never
}
