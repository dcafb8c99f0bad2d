import type { HeadScore } from '../../model/documents.ts'
import type { Heads } from '../data/heads.ts'
import type { SamplesSearch, ScoreFilter } from '../samples/samples-search.ts'

/** The name of a sample in links: it stays valid however the run is sorted, extended or exported. */
export function sampleKey(heads: Heads, place: number): string {
  const perturbation = heads.perturbations[place]
  const [trial, repeat] = [heads.trials[place] ?? 0, heads.repeats[place] ?? 0]
  return `${heads.ids[place]}${perturbation == null ? '' : `~${perturbation}`}${trial === 0 ? '' : `@${trial}`}${repeat === 0 ? '' : `+${repeat}`}`
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
  const scores = stat === undefined ? undefined : heads.scores[stat]
  const places: number[] = []
  for (let place = 0; place < heads.count; place++) {
    if (found !== undefined && !found.has(place)) continue
    if (search.outcome !== undefined && heads.outcomes[place] !== search.outcome) continue
    if (search.split !== undefined && heads.splits[place] !== search.split) continue
    if (search.subSplit !== undefined && heads.subSplits[place] !== search.subSplit) continue
    if (search.trial !== undefined && heads.trials[place] !== search.trial) continue
    if (!isPerturbationWanted(heads.perturbations[place] ?? null, search.perturbation)) continue
    if (search.score !== undefined && !isScoreWanted(scores?.[place] ?? null, search.score)) continue
    places.push(place)
  }
  if (search.sort === undefined) return places
  if (search.sort === 'id') return places.toSorted((a, b) => heads.ids[a]!.localeCompare(heads.ids[b]!, undefined, { numeric: true }))
  const sign = search.sort === 'score' ? 1 : -1
  return places.toSorted((a, b) => {
    const [one, other] = [numberOf(scores?.[a] ?? null), numberOf(scores?.[b] ?? null)]
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
  const outcome = heads.outcomes[place]
  if (outcome !== null && outcome !== undefined && outcome !== 'scored') return true
  const number = stat === undefined ? undefined : numberOf(heads.scores[stat]?.[place] ?? null)
  return number === undefined ? stat !== undefined && heads.scores[stat] !== undefined : isLower ? number > 0.5 : number < 0.5
}
