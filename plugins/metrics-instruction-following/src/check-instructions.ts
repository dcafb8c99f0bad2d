import { isMissing, type Missing, type Sample } from '@binnacle/core'
import * as z from 'zod'
import { INSTRUCTION_CHECKS } from './instruction-checks.ts'

/** What an instance of IFEval has beside its prompt. */
export const extraSchema = z.object({
  instruction_ids: z.array(z.string()).min(1),
  instruction_kwargs: z.array(z.record(z.string(), z.unknown())),
})

/**
 * Which instructions of a sample a text follows, one by one. An empty text follows none; nor does one whose check breaks off.
 * @returns missing where the instance has no instructions, names one that there is not, or one is left to chance
 */
export function checkInstructions({ instance }: Sample, text: string): readonly boolean[] | Missing {
  const extra = extraSchema.safeParse(instance.extra)
  if (!extra.success) return { missing: 'the instance has no instruction_ids with their instruction_kwargs' }
  const { instruction_ids: ids, instruction_kwargs: parameters } = extra.data
  const followed: boolean[] = []
  for (const [index, id] of ids.entries()) {
    const holds = checkOne(id, text, parameters[index] ?? {})
    if (isMissing(holds)) return holds
    followed.push(holds)
  }
  return followed
}

function checkOne(id: string, text: string, parameters: Readonly<Record<string, unknown>>): boolean | Missing {
  const check = Object.hasOwn(INSTRUCTION_CHECKS, id) ? INSTRUCTION_CHECKS[id]! : undefined
  if (check === undefined) return { missing: `there is no instruction ${id}` }
  if (text === '') return false
  try {
    return check(text, parameters) ?? { missing: `whether ${id} is followed is left to chance in HELM` }
  } catch {
    // A keyword that is no regular expression, as in HELM.
    return false
  }
}
