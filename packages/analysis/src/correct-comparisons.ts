import { benjaminiHochberg, holm } from '@binnacle/stats'
import type { Comparison } from './compare-scores.ts'

/** How p values are corrected where several comparisons are made at once. */
export const CORRECTIONS = ['holm', 'benjamini-hochberg', 'none'] as const

/** One of them. */
export type Correction = (typeof CORRECTIONS)[number]

/** The p values of comparisons, corrected for their number; one without a p value does not count and keeps NaN. */
export function correctComparisons(comparisons: readonly Pick<Comparison, 'pValue'>[], correction: Correction): readonly number[] {
  const places = comparisons.flatMap(({ pValue }, place) => (Number.isNaN(pValue) ? [] : [place]))
  const known = places.map((place) => comparisons[place]!.pValue)
  const corrected = correction === 'holm' ? holm(known) : correction === 'benjamini-hochberg' ? benjaminiHochberg(known) : known
  return comparisons.map((_, place) => (places.includes(place) ? corrected[places.indexOf(place)]! : Number.NaN))
}
