import { useQueries, useQuery } from '@tanstack/react-query'
import type { Outcome } from '@binnacle/core'
import { addresses, PART_SIZES } from '../../model/addresses.ts'
import type { HeadScore, HeadsDocument, RowsDocument, SamplesDocument } from '../../model/documents.ts'
import { documentOptions, queryClient } from './documents.ts'

/** The samples of a run without their texts, as columns over all of them. */
export interface Heads {
  readonly count: number
  readonly ids: readonly string[]
  readonly trials: readonly number[]
  readonly repeats: readonly number[]
  readonly splits: readonly string[]
  readonly subSplits: readonly (string | null)[]
  readonly outcomes: readonly (Outcome | null)[]
  readonly perturbations: readonly (string | null)[]
  readonly clusters: readonly (string | null)[] | undefined
  readonly scores: Readonly<Record<string, readonly HeadScore[]>>
}

/** How the samples of a run are cut into documents. */
export const useSamples = (run: string) =>
  useQuery({ ...documentOptions<SamplesDocument>(addresses.samples(run)), refetchOnMount: 'always' })

/** Fetches the heads of a run, whatever number of documents they are in. */
export async function fetchHeads(run: string): Promise<Heads> {
  const { count, parts, revision } = await queryClient.fetchQuery(documentOptions<SamplesDocument>(addresses.samples(run)))
  const documents = await Promise.all(
    Array.from({ length: parts.heads }, (_, part) =>
      queryClient.fetchQuery(documentOptions<HeadsDocument>(addresses.part(run, 'heads', part), revision)),
    ),
  )
  return joinHeads(count, documents)
}

/** The heads of a run. */
export const useHeads = (run: string, revision: string | undefined) =>
  useQuery({ queryKey: ['heads', run, revision], queryFn: () => fetchHeads(run), enabled: revision !== undefined })

/** Joins the columns of documents. */
export function joinHeads(count: number, documents: readonly HeadsDocument[]): Heads {
  const names = new Set(documents.flatMap(({ scores }) => Object.keys(scores)))
  const decoded = <T>(of: (one: HeadsDocument) => { readonly values: readonly T[]; readonly places: readonly number[] }): readonly T[] =>
    documents.flatMap((one) => of(one).places.map((place) => of(one).values[place]!))
  return {
    count,
    ids: documents.flatMap(({ ids }) => ids),
    trials: documents.flatMap(({ trials }) => trials),
    repeats: documents.flatMap(({ repeats }) => repeats),
    splits: decoded(({ splits }) => splits),
    subSplits: decoded(({ subSplits }) => subSplits),
    outcomes: decoded(({ outcomes }) => outcomes),
    perturbations: decoded(({ perturbations }) => perturbations),
    clusters: documents.some(({ clusters }) => clusters !== undefined)
      ? documents.flatMap(({ clusters, ids }) => clusters ?? ids.map(() => null))
      : undefined,
    scores: Object.fromEntries(
      [...names].map((name) => [name, documents.flatMap(({ scores, ids }) => scores[name] ?? ids.map(() => null))]),
    ),
  }
}

/** The beginnings of some samples, by the parts that hold them. */
export function useRows(run: string, revision: string, parts: readonly number[]): ReadonlyMap<number, RowsDocument> {
  const found = useQueries({ queries: parts.map((part) => documentOptions<RowsDocument>(addresses.part(run, 'rows', part), revision)) })
  return new Map(found.flatMap(({ data }, index) => (data === undefined ? [] : [[parts[index]!, data] as const])))
}

/** In which document of beginnings a sample is. */
export const rowsPart = (place: number): number => Math.floor(place / PART_SIZES.rows)
