import type { Json } from '@binnacle/core'
import { z } from 'zod'
import { badTable } from './errors.ts'

const schema = z.record(z.string(), z.array(z.string()).min(1))

/** A table that was read: from a word to those that may stand for it, in the order of the file. */
export function wordTable(perturbation: string, table: Json | undefined): ReadonlyMap<string, readonly string[]> {
  const read = schema.safeParse(table)
  if (!read.success || Object.keys(read.data).length === 0)
    throw badTable(perturbation, 'a JSON object is expected, from each word to a list of words, not empty')
  return new Map(Object.entries(read.data))
}
