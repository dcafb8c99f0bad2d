import type { Adjustment, RunDraft } from '@binnacle/core'

/**
 * Adjusts a draft to its model.
 * @param adjustments in the order in which they are made
 * @returns the draft, and the names of the adjustments that were made, in order
 */
export function adjustToModel(
  draft: RunDraft,
  tags: readonly string[],
  adjustments: readonly Pick<Adjustment, 'name' | 'applies' | 'change' | 'suffix'>[],
): { readonly draft: RunDraft; readonly adjustments: readonly string[] } {
  let adjusted = draft
  const made: string[] = []
  for (const { name, applies, change, suffix = '' } of adjustments) {
    if (!applies(tags, adjusted)) continue
    adjusted = { ...adjusted, name: adjusted.name + suffix, adaptation: { ...adjusted.adaptation, ...change(adjusted) } }
    made.push(name)
  }
  return { draft: adjusted, adjustments: made }
}
