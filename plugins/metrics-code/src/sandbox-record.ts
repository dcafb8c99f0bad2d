import type { Missing, Sample } from '@binnacle/core'
import type * as z from 'zod'

/**
 * What an annotator recorded of a run in a sandbox.
 * @param schema what it must look like
 */
export function readRecord<T>({ annotations }: Sample, annotator: string, schema: z.ZodType<T>): { readonly record: T } | Missing {
  const annotation = annotations[annotator]
  if (annotation === undefined) return { missing: `nothing was run: there is no annotation of ${annotator}` }
  const read = schema.safeParse(annotation)
  if (read.success) return { record: read.data }
  const [issue] = read.error.issues
  return { missing: `the annotation of ${annotator} does not fit: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim() }
}
