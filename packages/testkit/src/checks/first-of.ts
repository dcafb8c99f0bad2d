import type { Finding } from './finding.ts'

/** How many findings of one sort are shown. */
const SHOWN = 5

/** The first few findings, the last of them saying how many more there are. */
export function firstOf(found: readonly Finding[]): readonly Finding[] {
  if (found.length <= SHOWN) return found
  const last = found[SHOWN - 1]!
  return [...found.slice(0, SHOWN - 1), { ...last, message: `${last.message} (and ${found.length - SHOWN} more like this)` }]
}
