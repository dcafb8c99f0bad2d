const DOTS = /\./g

/** What stands after the last “ is ”, split at “ and ”; “Nothing.” is the empty set. */
export function extractSet(text: string): Set<string> {
  if (text === 'Nothing.') return new Set()
  return new Set(text.replace(DOTS, '').split(' is ').at(-1)!.split(' and '))
}

/** The set of a prediction: of its first line. */
export function extractPredictedSet(text: string): Set<string> {
  const end = text.indexOf('\n')
  return extractSet(end < 0 ? text : text.slice(0, end))
}

/** 1 where the sets are equal, else 0. */
export function equalSets(gold: ReadonlySet<string>, prediction: ReadonlySet<string>): number {
  return gold.size === prediction.size && countShared(gold, prediction) === gold.size ? 1 : 0
}

/** Shared members over all members. */
export function intersectionOverUnion(gold: ReadonlySet<string>, prediction: ReadonlySet<string>): number {
  if (gold.size === 0) return equalSets(gold, prediction)
  const shared = countShared(gold, prediction)
  return shared / (gold.size + prediction.size - shared)
}

/** Shared members over the mean size. */
export function setF1(gold: ReadonlySet<string>, prediction: ReadonlySet<string>): number {
  if (gold.size === 0) return equalSets(gold, prediction)
  return (2 * countShared(gold, prediction)) / (gold.size + prediction.size)
}

/** The harmonic mean of precision and recall of the members; 0 where either set is empty. */
export function harmonicF1(gold: ReadonlySet<string>, prediction: ReadonlySet<string>): number {
  const shared = countShared(gold, prediction)
  if (shared === 0) return 0
  return 1 / (0.5 / (shared / prediction.size) + 0.5 / (shared / gold.size))
}

function countShared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let count = 0
  for (const member of left) if (right.has(member)) count++
  return count
}
