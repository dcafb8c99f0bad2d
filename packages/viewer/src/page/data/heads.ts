import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addresses, PART_SIZES } from '../../model/addresses.ts'
import type { HeadsDocument, RowsDocument, SamplesDocument } from '../../model/documents.ts'
import { type Heads, joinHeads } from '../logic/heads.ts'
import { documentOptions, queryClient } from './documents.ts'

/** How the samples of a run are cut into documents. */
export const useSamples = (run: string) =>
  useQuery({ ...documentOptions<SamplesDocument>(addresses.samples(run)), refetchOnMount: 'always' })

const headsOptions = (run: string, part: number, revision: string) =>
  documentOptions<HeadsDocument>(addresses.part(run, 'heads', part), revision)

/** Fetches the heads of a run, whatever number of documents they are in. */
export async function fetchHeads(run: string): Promise<Heads> {
  const { count, parts, revision } = await queryClient.fetchQuery(documentOptions<SamplesDocument>(addresses.samples(run)))
  const documents = await Promise.all(
    Array.from({ length: parts.heads }, (_, part) => queryClient.fetchQuery(headsOptions(run, part, revision))),
  )
  return joinHeads(count, documents)
}

/** The heads of a run: the first ones are there at once, the others follow. */
export function useHeads(
  run: string,
  { count, parts, revision }: SamplesDocument,
): { readonly heads: Heads; readonly error: Error | null } {
  const first = useQuery({ ...headsOptions(run, 0, revision), enabled: parts.heads > 0 })
  const rest = useQueries({
    queries: Array.from({ length: Math.max(0, parts.heads - 1) }, (_, part) => ({
      ...headsOptions(run, part + 1, revision),
      // A list is there before all of it is.
      enabled: first.data !== undefined,
    })),
    combine: (queries) => ({
      documents: queries.map(({ data }) => data),
      error: queries.find(({ error }) => error !== null)?.error ?? null,
    }),
  })
  const ready = rest.documents.filter((one) => one !== undefined).length
  const heads = useMemo(
    () => joinHeads(count, parts.heads === 0 ? [] : [first.data, ...rest.documents]),
    [count, first.data, ready, revision],
  )
  return { heads, error: first.error ?? rest.error }
}

/** The beginnings of some samples, by the parts that hold them. */
export function useRows(run: string, revision: string, parts: readonly number[]): ReadonlyMap<number, RowsDocument> {
  const found = useQueries({
    queries: parts.map((part) => documentOptions<RowsDocument>(addresses.part(run, 'rows', part), revision)),
  })
  return new Map(found.flatMap(({ data }, index) => (data === undefined ? [] : [[parts[index]!, data] as const])))
}

/** In which document of beginnings a sample is. */
export const rowsPart = (place: number): number => Math.floor(place / PART_SIZES.rows)
