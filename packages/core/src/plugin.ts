import type { Adapter } from './adapter.ts'
import type { Annotator } from './annotator.ts'
import { CONTRACT, CONTRACT_MINOR, type InputOf, type Lazy, type OptionsOf } from './contribution.ts'
import type { Adjustment, Expander } from './expander.ts'
import type { Hooks } from './hooks.ts'
import type { Leaderboard } from './leaderboard.ts'
import type { Metric } from './metric.ts'
import type { Deployment, ModelClient, ModelInfo } from './model.ts'
import type { Perturbation } from './perturbation.ts'
import type { Scenario } from './scenario.ts'
import type { Schema } from './values/schema.ts'
import type { Task } from './task.ts'
import type { TokenizerContribution } from './tokenizer.ts'

/** A list of contributions, each here or loaded when first used. Options differ from one to the next. */
// biome-ignore lint: the options of a contribution are its own affair; lists hold all of them
type Contributed<T> = readonly (T | Lazy<T>)[]

/** What each kind of contribution is. */
export interface ContributionByKind {
  scenarios: Scenario<any, any>
  tasks: Task<any>
  adapters: Adapter
  modelClients: ModelClient<any>
  models: ModelInfo
  deployments: Deployment
  tokenizers: TokenizerContribution<any>
  metrics: Metric<any>
  annotators: Annotator<any, any>
  perturbations: Perturbation<any>
  leaderboards: Leaderboard
  expanders: Expander
  adjustments: Adjustment
}

/** What a plugin contributes: declared data, which can be listed and checked without running anything. */
export type Contributions = { readonly [K in keyof ContributionByKind]?: Contributed<ContributionByKind[K]> } & {
  readonly hooks?: Hooks
  /** What the user is told, once, where the contributions were read from files: settings without an effect here, with file and line. */
  readonly warnings?: readonly string[]
}

/** A plugin with its options, ready to be loaded. */
export interface ConfiguredPlugin {
  readonly '~contract': number
  readonly '~kind': 'configuredPlugin'
  readonly name: string
  readonly plugin: Plugin<any, any>
  readonly options: unknown
}

/** A plugin: call it with options to put it into a config, or name its package there. */
export interface Plugin<Input = void, Options = Input> {
  (options?: Input): ConfiguredPlugin
  readonly '~contract': number
  readonly '~kind': 'plugin'
  /** The minor version of the contract with which it was built. */
  readonly '~minor'?: number
  readonly pluginName: string
  /** The place from which the plugins it requires are found: `import.meta.url`. */
  readonly from?: string
  readonly requires: readonly string[]
  readonly options?: Schema<Options>
  readonly contribute: (options: Options) => Contributions
}

/**
 * Makes a plugin.
 * @param definition `name` is the package's name. `requires` names the plugin packages it needs, which are dependencies
 * of its own package; with `from: import.meta.url` they are found from there. `contribute` is pure and quick.
 */
export function definePlugin<O extends Schema | undefined = undefined>(definition: {
  readonly name: string
  readonly from?: string
  readonly requires?: readonly string[]
  readonly options?: O
  readonly contribute: (options: NoInfer<OptionsOf<O>>) => Contributions
}): Plugin<InputOf<O>, OptionsOf<O>> {
  const { name, requires = [], ...rest } = definition
  const plugin = (options?: unknown): ConfiguredPlugin =>
    Object.freeze({ '~contract': CONTRACT, '~kind': 'configuredPlugin', name, plugin: plugin as never, options } as const)
  return Object.freeze(
    Object.assign(plugin, rest, {
      '~contract': CONTRACT,
      '~kind': 'plugin',
      '~minor': CONTRACT_MINOR,
      pluginName: name,
      requires,
    } as const),
  ) as never
}
