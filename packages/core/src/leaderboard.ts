import { mark, type Described, type Marked } from './contribution.ts'

/** How a metric, a perturbation or a group is called where it is shown. */
export interface BoardField {
  readonly name: string
  /** The long name, for titles; the name where absent. */
  readonly displayName?: string
  /** The short name, for the heads of columns. */
  readonly shortDisplayName?: string
  readonly description?: string
  /** Which way is better, for win rates and colors; absent: not known, no win rates. */
  readonly direction?: 'higher' | 'lower' | 'neither'
}

/** Which stat a column shows. Names may hold `${…}` from the group's `environment`, as in HELM. */
export interface BoardMetric {
  readonly name: string
  readonly split: string
  readonly subSplit?: string
  readonly perturbation?: string
}

/** Columns that belong together: accuracy, calibration, robustness … */
export interface BoardMetricGroup extends BoardField {
  readonly metrics: readonly BoardMetric[]
  /** Which numbers over all columns stand in front of them; both where absent. */
  readonly aggregation?: readonly ('win_rate' | 'mean')[]
  readonly hideWinRates?: boolean
}

/** Runs that belong together: those whose spec names the group, and those of its subgroups. */
export interface BoardGroup extends BoardField {
  readonly shortDescription?: string
  /** The number by which the group is known; that of the tasks' own `main` where absent. */
  readonly main?: { readonly stat: string; readonly split?: string }
  /** Names of metric groups whose columns are shown; only the main number where absent. */
  readonly metricGroups?: readonly string[]
  readonly subgroups?: readonly string[]
  /** Sub-splits with tables of their own. */
  readonly subSplits?: readonly string[]
  /** Tables by metric group with a column for each subgroup (default), or by subgroup with a column for each metric. */
  readonly subgroupDisplay?: 'by_metric' | 'by_group'
  readonly hiddenMetricGroups?: readonly string[]
  /** What stands for `${name}` in the columns of its metric groups. */
  readonly environment?: Readonly<Record<string, string>>
  /** Under which heading the group is listed. */
  readonly category?: string
  readonly visibility?: 'all_groups' | 'this_group_only' | 'no_groups'
  /** What kind of task it is, as HELM's schemas say: task, what, who, when, language. */
  readonly taxonomy?: Readonly<Record<string, string>>
  /** Fields of the adaptation that tell rows apart; deployment and model where absent. */
  readonly adapterKeysShown?: readonly string[]
}

/**
 * Groups, metrics and columns: all that HELM's schema files say, contributed by a plugin or read from such a file. `summarize --board
 * NAME` makes its tables.
 *
 * ```ts
 * defineLeaderboard({
 *   name: 'harbour',
 *   description: 'Questions about harbours',
 *   metrics: [{ name: 'exact_match', displayName: 'Accuracy', direction: 'higher' }],
 *   groups: [{ name: 'harbour_qa', displayName: 'Harbour QA', description: 'Accuracy (letter)' }],
 * })
 * ```
 */
export interface Leaderboard extends Described, Marked<'leaderboards'> {
  /** How stats are called; a stat that is not here is called by its name. */
  readonly metrics?: readonly BoardField[]
  readonly perturbations?: readonly BoardField[]
  readonly metricGroups?: readonly BoardMetricGroup[]
  readonly groups: readonly BoardGroup[]
}

/** Contributes a leaderboard. */
export function defineLeaderboard(definition: Omit<Leaderboard, keyof Marked>): Leaderboard {
  return mark('leaderboards', definition)
}
