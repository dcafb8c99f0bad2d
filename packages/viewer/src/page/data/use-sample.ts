import { useQuery } from '@tanstack/react-query'
import { addresses, PART_SIZES } from '../../model/addresses.ts'
import type { PartEntry, SamplePartDocument } from '../../model/documents.ts'
import { documentOptions } from './documents.ts'

/** One sample whole, from the document that it is in. */
export function useSample(run: string, revision: string, place: number | undefined) {
  const part = place === undefined ? 0 : Math.floor(place / PART_SIZES.samples)
  return useQuery({
    ...documentOptions<SamplePartDocument>(addresses.part(run, 'samples', part), revision),
    enabled: place !== undefined,
    select: ({ samples, from }): PartEntry | undefined => (place === undefined ? undefined : samples[place - from]),
  })
}

/** A sample that is too large to come with others. */
export const useLargeSample = (run: string, place: number, isWanted: boolean) =>
  useQuery({ ...documentOptions<PartEntry>(addresses.part(run, 'large', place)), enabled: isWanted })
