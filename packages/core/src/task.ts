import type { Adaptation } from './adaptation.ts'
import type { FileSource } from './context.ts'
import { type Definition, mark, type Described, type Marked, type OptionsOf, type Use } from './contribution.ts'
import type { Json } from './values/json.ts'
import type { Schema } from './values/schema.ts'

/** A metric by name, with its options. */
export interface MetricUse extends Use {}

/** How instances are changed and copied before they are asked; HELM's DataAugmenterSpec. */
export interface Augmentation {
  readonly perturbations: readonly Use[]
  readonly augmentTrain: boolean
  readonly includeOriginalTrain: boolean
  readonly skipUnchangedTrain: boolean
  readonly augmentEval: boolean
  readonly includeOriginalEval: boolean
  readonly skipUnchangedEval: boolean
  readonly seedsPerInstance: number
}

/** What a task resolves to: everything of a run but the model. */
export interface TaskRecipe {
  /** The name of the run; the task's name with all options where absent. */
  readonly name?: string
  readonly scenario: Use
  readonly adaptation: Adaptation
  readonly augmentation?: Augmentation
  readonly metrics: readonly MetricUse[]
  readonly annotators?: readonly Use[]
  /** Groups under which leaderboards list the run. */
  readonly groups: readonly string[]
  /** The stat that tables show first, and its split; the first score of the first metric where absent. */
  readonly main?: { readonly stat: string; readonly split?: string }
}

/**
 * A file that is read while a run is planned, or a member of an archive: JSON, a text as it stands, or one string of a Python file by the
 * SHA-256 of its UTF-8 bytes. A string is a text, an f-string a list of texts and of `{ expression }`, which count as `{source}` in the digest.
 */
export type AssetSource = FileSource & { readonly format?: 'json' | 'text'; readonly member?: string; readonly string?: string }

/** A named recipe: scenario, adaptation, metrics and annotators. What HELM calls a run spec function. */
export interface Task<Options = never> extends Described, Marked<'tasks'> {
  readonly options?: Schema<Options>
  /** Arguments of an entry that shows the task: `{ subject: 'anatomy' }`. Lists and docs show them, checks plan with them. */
  readonly example?: Readonly<Record<string, string | number>>
  /** Files that the recipe needs, by name. Asked again with what was read, until it names nothing new: one file may name others. */
  readonly assets?: (options: Options, read: { readonly [name: string]: Json }) => { readonly [name: string]: AssetSource }
  readonly build: (options: Options, assets: { readonly [name: string]: Json }) => TaskRecipe
}

/**
 * Contributes a task.
 * @param definition `build` is pure: the same options give the same recipe. Names in it are resolved in the registries,
 * so a task may use scenarios and metrics of other plugins.
 */
export function defineTask<O extends Schema | undefined = undefined>(
  definition: Definition<Task<OptionsOf<NoInfer<O>>>, O>,
): Task<OptionsOf<O>> {
  return mark('tasks', definition) as never
}
