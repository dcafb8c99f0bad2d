import type { Adaptation } from './adaptation.ts'
import { mark, type Described, type Marked, type Use } from './contribution.ts'
import type { RunSpec } from './run-spec.ts'

/** A run that has no model yet, or not all of its settings: what expanders and adjustments work on. */
export type RunDraft = Omit<RunSpec, 'annotators' | 'deployment' | 'modelTags' | 'adjustments'> & { readonly annotators: readonly Use[] }

/** One argument of a run entry. `text` is the value as Python's `str` writes it, which run names use. */
export interface EntryArgument {
  readonly key: string
  readonly value: string | number
  readonly text: string
}

/** What an expander may look up. */
export interface ExpanderContext {
  /** The tags of a model; those that HELM gives an unknown one where it is not known. */
  tagsOf(model: string): readonly string[]
  /** All models with a tag, by name, in the order in which they were contributed. */
  modelsWith(tag: string): readonly string[]
}

/**
 * A key of run entries that changes a run or makes several of one, whatever the task: HELM's run expanders, and those of plugins. Its
 * name is the key. Expanders are applied in the order of the entry's text.
 *
 * ```ts
 * export const terse = defineExpander({
 *   name: 'terse',
 *   description: 'terse=yes: asks for one word',
 *   expand: (draft) => [{ ...draft, name: `${draft.name},terse=yes`, adaptation: { ...draft.adaptation, maxTokens: 5 } }],
 * })
 * ```
 */
export interface Expander extends Described, Marked<'expanders'> {
  /** Pure. A value that is not known is thrown as a `BinnacleError` that lists those that are. */
  readonly expand: (draft: RunDraft, argument: EntryArgument, context: ExpanderContext) => readonly RunDraft[]
}

/** Contributes an expander. */
export function defineExpander(definition: Omit<Expander, keyof Marked>): Expander {
  return mark('expanders', definition)
}

/** A change of the prompt that models with certain tags need, made as the last step of planning; `plan` prints its name. */
export interface Adjustment extends Described, Marked<'adjustments'> {
  readonly applies: (tags: readonly string[], draft: RunDraft) => boolean
  /** Pure. */
  readonly change: (draft: RunDraft) => Partial<Adaptation>
  /** What is added to the run's name. */
  readonly suffix?: string
}

/** Contributes an adjustment. HELM's come first, then those of plugins in the order in which they were contributed. */
export function defineAdjustment(definition: Omit<Adjustment, keyof Marked>): Adjustment {
  return mark('adjustments', definition)
}
