import type { HeadScore } from '../../model/documents.ts'
import { type Heads, idAt, outcomeAt, perturbationAt, repeatAt, scoreAt, splitAt, subSplitAt, trialAt } from './heads.ts'
import type { SamplesSearch, ScoreFilter } from '../samples/samples-search.ts'

/** The name of a sample in links: it stays valid however the run is sorted, extended or exported. */
export function sampleKey(heads: Heads, place: number): string {
  const perturbation = perturbationAt(heads, place)
  const [trial, repeat] = [trialAt(heads, place), repeatAt(heads, place)]
  return `${idAt(heads, place)}${perturbation === null ? '' : `~${perturbation}`}${trial === 0 ? '' : `@${trial}`}${repeat === 0 ? '' : `+${repeat}`}`
}

/** Where the sample of a name is; undefined where there is none. */
export function placeOfKey(heads: Heads, key: string): number | undefined {
  for (let place = 0; place < heads.count; place++) if (sampleKey(heads, place) === key) return place
  return undefined
}

/**
 * The places of the samples that are wanted, in the order in which they are.
 * @param found those in which a search found its words; undefined where there is no search
 */
export function selectSamples(
  heads: Heads,
  search: SamplesSearch,
  stat: string | undefined,
  found?: ReadonlySet<number>,
): readonly number[] {
  const places: number[] = []
  for (let place = 0; place < heads.count; place++) {
    if (found !== undefined && !found.has(place)) continue
    if (search.outcome !== undefined && outcomeAt(heads, place) !== search.outcome) continue
    if (search.split !== undefined && splitAt(heads, place) !== search.split) continue
    if (search.subSplit !== undefined && subSplitAt(heads, place) !== search.subSplit) continue
    if (search.trial !== undefined && trialAt(heads, place) !== search.trial) continue
    if (!isPerturbationWanted(perturbationAt(heads, place), search.perturbation)) continue
    if (search.score !== undefined && !isScoreWanted(scoreAt(heads, stat, place), search.score)) continue
    places.push(place)
  }
  if (search.sort === undefined) return places
  if (search.sort === 'id') return places.toSorted((a, b) => idAt(heads, a).localeCompare(idAt(heads, b), undefined, { numeric: true }))
  const sign = search.sort === 'score' ? 1 : -1
  return places.toSorted((a, b) => {
    const [one, other] = [numberOf(scoreAt(heads, stat, a)), numberOf(scoreAt(heads, stat, b))]
    if (one === undefined || other === undefined) return one === other ? a - b : one === undefined ? 1 : -1
    return sign * (one - other) || a - b
  })
}

function isPerturbationWanted(own: string | null, wanted: string | undefined): boolean {
  if (wanted === undefined) return true
  if (wanted === 'none') return own === null
  return wanted === 'some' ? own !== null : own === wanted
}

function isScoreWanted(score: HeadScore, wanted: ScoreFilter): boolean {
  const number = numberOf(score)
  if (wanted === 'missing') return number === undefined
  if (number === undefined) return false
  if (wanted === 'zero') return number === 0
  if (wanted === 'one') return number === 1
  return wanted === 'low' ? number < 0.5 : number >= 0.5
}

/** A score as one number: several values count as their mean. */
export function numberOf(score: HeadScore): number | undefined {
  if (typeof score === 'number') return Number.isNaN(score) ? undefined : score
  if (score === null || typeof score === 'string' || score.length === 0) return undefined
  return (score as readonly number[]).reduce((sum, one) => sum + one, 0) / score.length
}

/** Whether a sample is one to look at: it did not end as scored, or its score is missing or below a half. */
export function isFailure(heads: Heads, place: number, stat: string | undefined, isLower: boolean): boolean {
  const outcome = outcomeAt(heads, place)
  if (outcome !== null && outcome !== 'scored') return true
  const score = scoreAt(heads, stat, place)
  const number = numberOf(score)
  return number === undefined ? score !== null : isLower ? number > 0.5 : number < 0.5
}
