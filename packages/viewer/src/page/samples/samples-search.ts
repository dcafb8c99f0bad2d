import { OUTCOMES, type Outcome } from '@binnacle/core'

/** The state of the list of samples, as it stands in the URL. */
export interface SamplesSearch {
  readonly sample?: string
  readonly text?: string
  readonly outcome?: Outcome
  readonly split?: string
  readonly subSplit?: string
  /** `none`: the rows as they are; `some`: only perturbed copies; else the name of a perturbation. */
  readonly perturbation?: string
  readonly trial?: number
  readonly stat?: string
  readonly score?: ScoreFilter
  readonly sort?: 'score' | 'score-descending' | 'id'
}

/** Which scores are wanted. */
export type ScoreFilter = (typeof SCORE_FILTERS)[number]

/** All that a score can be asked for. */
export const SCORE_FILTERS = ['zero', 'low', 'high', 'one', 'missing'] as const

/** Reads the state of a list of samples; what is none of it is left out. */
export function parseSamplesSearch(search: Readonly<Record<string, unknown>>): SamplesSearch {
  const text = (name: string) => (search[name] === undefined || search[name] === '' ? {} : { [name]: String(search[name]) })
  const one = (name: string, known: readonly string[]) => (known.includes(String(search[name])) ? { [name]: search[name] as never } : {})
  return {
    ...text('sample'),
    ...text('text'),
    ...one('outcome', OUTCOMES),
    ...text('split'),
    ...text('subSplit'),
    ...text('perturbation'),
    ...(typeof search['trial'] === 'number' ? { trial: search['trial'] } : {}),
    ...text('stat'),
    ...one('score', SCORE_FILTERS),
    ...one('sort', ['score', 'score-descending', 'id']),
  }
}
