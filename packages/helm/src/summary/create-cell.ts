import * as errors from './errors.ts'
import type { RunGroup, StatMatcher } from './schema.ts'
import { copyStat, describeStat, meanOf, type MergedStat, mergeStat } from './summary-stat.ts'
import type { HelmStat, SummaryRun } from './summary-run.ts'
import type { Cell, CellSource } from './table.ts'

/** A cell: the mean over the row's runs of the group, each as heavy as it has trials. Where there is none it says why. */
export function createCell(runs: readonly SummaryRun[], group: RunGroup, matcher: StatMatcher, isOfScenario: boolean): Cell {
  const own = runs.filter((run) => run.groups.includes(group.name))
  // HELM's own exception: tables over all tasks of bAbI show the run over all of them only.
  const shown = !isOfScenario && group.name.includes('babi') ? own.filter(({ name }) => name.includes('task=all')) : own
  if (shown.length === 0) return { description: 'No matching runs', markdown: false }
  const found = shown.flatMap((run) => {
    const stat = findStat(run, matcher)
    return stat === undefined ? [] : [{ run, stat }]
  })
  const [first, ...rest] = found
  if (first === undefined) return { description: `${shown.length} matching runs, but no matching metrics`, markdown: false }
  const merged = { ...first.stat }
  for (const { stat } of rest) mergeStat(merged, stat)
  const value = meanOf(merged)
  return {
    ...(value === undefined ? {} : { value }),
    description: describeStat(merged),
    style: {},
    markdown: false,
    ...(isOfScenario ? {} : { run_spec_names: [...new Set(found.map(({ run }) => run.name))] }),
    behind: sourceOf(
      found.map(({ run }) => run.name),
      matcher,
    ),
  }
}

function sourceOf(runs: readonly string[], matcher: StatMatcher): CellSource {
  const { name, split, sub_split: subSplit, perturbation_name: perturbation } = matcher
  return {
    runs: [...new Set(runs)],
    stat: name,
    split,
    ...(subSplit == null ? {} : { subSplit }),
    ...(perturbation == null ? {} : { perturbation }),
  }
}

/** The one stat of a run that a matcher means; those of sub-splits are merged unless one is named. */
function findStat(run: SummaryRun, matcher: StatMatcher): MergedStat | undefined {
  const found = run.stats.filter((stat) => matches(stat, matcher))
  if (found.length === 0) return matcher.name === 'quasi_exact_match' ? findStat(run, { ...matcher, name: 'exact_match' }) : undefined
  if (matcher.sub_split != null) return single(run, matcher, found.map(copyStat))
  const merged = new Map<string, MergedStat>()
  for (const stat of found) {
    const key = JSON.stringify([stat.name.name, stat.name.split, stat.name.perturbation])
    const present = merged.get(key)
    if (present === undefined) merged.set(key, copyStat(stat))
    else mergeStat(present, stat)
  }
  return single(run, matcher, [...merged.values()])
}

function single(run: SummaryRun, { name }: StatMatcher, found: readonly MergedStat[]): MergedStat {
  if (found.length > 1) throw errors.twoStats(run.name, name, found.length)
  return found[0]!
}

function matches({ name }: HelmStat, matcher: StatMatcher): boolean {
  if (name.name !== matcher.name) return false
  if (matcher.split !== '__all__' && name.split !== matcher.split) return false
  if (matcher.sub_split != null && name.sub_split !== matcher.sub_split) return false
  if ((name.perturbation?.name ?? null) !== (matcher.perturbation_name ?? null)) return false
  return name.perturbation === undefined || name.perturbation.computed_on === 'worst'
}
