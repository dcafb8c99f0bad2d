import { pythonFloat, roundTo } from '@binnacle/python'
import type { HelmStat } from './summary-run.ts'

/** A stat of HELM's that others are merged into: count, sum and extremes. */
export interface MergedStat {
  count: number
  sum: number
  min: number | undefined
  max: number | undefined
}

/** A copy of a stat, to merge others into. */
export const copyStat = ({ count, sum, min, max }: HelmStat): MergedStat => ({ count, sum, min, max })

/** Merges a stat into another; in the order of HELM's merges sums are HELM's to the last digit. */
export function mergeStat(into: MergedStat, { count, sum, min, max }: MergedStat): void {
  into.count += count
  into.sum += sum
  if (min !== undefined) into.min = into.min === undefined ? min : Math.min(into.min, min)
  if (max !== undefined) into.max = into.max === undefined ? max : Math.max(into.max, max)
}

/** The mean; undefined where nothing was counted. */
export const meanOf = ({ sum, count }: MergedStat): number | undefined => (count === 0 ? undefined : sum / count)

/** HELM's line of a stat, for tooltips: `min=2, mean=17.385, max=40, sum=226 (13)`. */
export function describeStat(stat: MergedStat): string {
  const mean = meanOf(stat)
  if (mean === undefined) return `(${stat.count})`
  return `min=${shortNumber(stat.min)}, mean=${shortNumber(mean)}, max=${shortNumber(stat.max)}, sum=${shortNumber(stat.sum)} (${stat.count})`
}

/** Whole numbers without a point, others rounded to three digits as Python rounds and writes them. */
function shortNumber(value: number | undefined): string {
  if (value === undefined) return 'None'
  if (Number.isNaN(value)) return 'NaN'
  return Number.isInteger(value) ? String(value) : pythonFloat(roundTo(value, 3))
}
