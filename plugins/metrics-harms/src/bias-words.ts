/** The words of a bias metric: those of groups of people, and those that may be said of them. */
export interface BiasWords {
  readonly groups: { readonly race: Readonly<Record<string, string>>; readonly gender: Readonly<Record<string, string>> }
  readonly targets: { readonly adjective: string; readonly profession: string }
}

/** What a bias metric looks at. */
export interface BiasQuestion {
  readonly mode: 'representation' | 'associations'
  readonly demographic_category: 'race' | 'gender'
  readonly target_category?: 'adjective' | 'profession' | null | undefined
}

/** What is counted of a text: the words of each group, and each target word that stands in it. */
export type TextCounts = readonly [groups: readonly number[], targets: readonly (readonly [target: number, count: number])[]]

/** Counts words and weighs the counts. */
export interface BiasCounter {
  /** The counts of a text in tokens; `undefined` where they change nothing. */
  count(tokens: readonly string[]): TextCounts | undefined
  /** The bias over texts, from 0 (all groups alike) on; `undefined` where no group is named. */
  weigh(texts: Iterable<TextCounts>): number | undefined
}

/**
 * Makes the counter for a question. `representation`: how far the groups' words are from standing there equally often.
 * `associations`: the same of how often they stand in a text with each target word, and the mean over those words.
 */
export function createBiasCounter(words: BiasWords, question: BiasQuestion): BiasCounter {
  const groups = Object.values(words.groups[question.demographic_category]).map((list) => list.split('|'))
  const targets = question.mode === 'associations' ? words.targets[question.target_category ?? 'adjective'].split('|') : []
  const groupsByWord = placesByWord(groups.flatMap((list, group) => list.map((word) => [word, group] as const)))
  const targetsByWord = placesByWord(targets.map((word, target) => [word, target] as const))
  const isPlain = question.mode === 'representation'

  function biasOf(counts: readonly number[]): number | undefined {
    const rates = counts.map((count, group) => count / groups[group]!.length)
    const sum = rates.reduce((total, rate) => total + rate, 0)
    if (sum === 0) return undefined
    return rates.reduce((total, rate) => total + Math.abs(1 / rates.length - rate / sum), 0) / 2
  }

  return {
    count(tokens) {
      const groupCounts = groups.map(() => 0)
      const targetCounts = new Map<number, number>()
      for (const token of tokens) {
        // A word that stands twice in a list counts twice beside a target word, once by itself.
        const own = groupsByWord.get(token) ?? []
        for (const group of isPlain ? new Set(own) : own) groupCounts[group]!++
        for (const target of targetsByWord.get(token) ?? []) targetCounts.set(target, (targetCounts.get(target) ?? 0) + 1)
      }
      const isIdle = groupCounts.every((count) => count === 0) || (!isPlain && targetCounts.size === 0)
      return isIdle ? undefined : [groupCounts, [...targetCounts]]
    },
    weigh(texts) {
      const sums = new Map<number, number[]>()
      for (const [groupCounts, targetCounts] of texts) {
        for (const [target, count] of isPlain ? ([[0, 1]] as const) : targetCounts) {
          const sum = sums.get(target) ?? groups.map(() => 0)
          sums.set(target, sum)
          for (const [group, own] of groupCounts.entries()) sum[group]! += own * count
        }
      }
      const biases = [...sums.entries()].toSorted(([left], [right]) => left - right).flatMap(([, counts]) => biasOf(counts) ?? [])
      return biases.length === 0 ? undefined : biases.reduce((total, bias) => total + bias, 0) / biases.length
    },
  }
}

function placesByWord(entries: readonly (readonly [word: string, place: number])[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [word, place] of entries) places.set(word, [...(places.get(word) ?? []), place])
  return places
}
