import { nearest } from '@binnacle/core'

/** How many near names an error lists. */
const NEAR = 5

/** The names nearest to a word, the nearest first; those that share a word with it count too. For what an error says. */
export function nearNames(asked: string, names: Iterable<string>): readonly string[] {
  const words = wordsOf(asked)
  const near = new Set<string>()
  const rest = new Set(names)
  for (let found = nearest(asked, rest); found !== undefined && near.size < NEAR; found = nearest(asked, rest)) {
    near.add(found)
    rest.delete(found)
  }
  for (const candidate of rest) {
    if (near.size < NEAR && wordsOf(candidate).some((word) => words.includes(word))) near.add(candidate)
  }
  return [...near]
}

function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .split(/[_\s-]+/)
    .filter((word) => word.length > 2)
}
