import type { Outcome } from '@binnacle/core'
import { PART_SIZES } from '../../model/addresses.ts'
import type { Coded, HeadScore, HeadsDocument } from '../../model/documents.ts'

/** The samples of a run without their texts: the documents as they are, found by place. */
export interface Heads {
  /** Samples that are at hand. */
  readonly count: number
  /** Samples that the run has. */
  readonly total: number
  readonly parts: readonly HeadsDocument[]
}

/** Joins documents; those that are not there yet are left out, and so are all behind them. */
export function joinHeads(total: number, documents: readonly (HeadsDocument | undefined)[]): Heads {
  const missing = documents.indexOf(undefined)
  const parts = (missing < 0 ? documents : documents.slice(0, missing)) as readonly HeadsDocument[]
  return { total, parts, count: parts.reduce((sum, { ids }) => sum + ids.length, 0) }
}

const SIZE = PART_SIZES.heads
const partOf = ({ parts }: Heads, place: number): HeadsDocument => parts[Math.floor(place / SIZE)]!
const decoded = <T>({ values, places }: Coded<T>, place: number): T => values[places[place % SIZE]!]!

/** What is known of the sample at a place. */
export const idAt = (heads: Heads, place: number): string => partOf(heads, place).ids[place % SIZE]!
export const trialAt = (heads: Heads, place: number): number => partOf(heads, place).trials[place % SIZE]!
export const repeatAt = (heads: Heads, place: number): number => partOf(heads, place).repeats[place % SIZE]!
export const splitAt = (heads: Heads, place: number): string => decoded(partOf(heads, place).splits, place)
export const subSplitAt = (heads: Heads, place: number): string | null => decoded(partOf(heads, place).subSplits, place)
export const outcomeAt = (heads: Heads, place: number): Outcome | null => decoded(partOf(heads, place).outcomes, place)
export const perturbationAt = (heads: Heads, place: number): string | null => decoded(partOf(heads, place).perturbations, place)
export const clusterAt = (heads: Heads, place: number): string | null => partOf(heads, place).clusters?.[place % SIZE] ?? null

/** A score of the sample at a place; null where it has none of that name. */
export function scoreAt(heads: Heads, name: string | undefined, place: number): HeadScore {
  if (name === undefined) return null
  const { scores } = partOf(heads, place)
  if (!Object.hasOwn(scores, name)) return null
  const column = scores[name]!
  return column.length === 1 ? column[0]! : column[place % SIZE]!
}

/** The names of scores that samples have. */
export const scoreNames = (heads: Heads): readonly string[] => [...new Set(heads.parts.flatMap(({ scores }) => Object.keys(scores)))]

/** All values of one column, in their order. */
export function* columnOf<T>(heads: Heads, at: (heads: Heads, place: number) => T): Iterable<T> {
  for (let place = 0; place < heads.count; place++) yield at(heads, place)
}
