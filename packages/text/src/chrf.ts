import { splitText } from '@binnacle/python'
import { SACREBLEU_VERSION } from './sacre-bleu.ts'

const CHARACTER_ORDERS = 6
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
/** Recall weighs four times as much as precision. */
const FACTOR = 4

/** For each length of n-grams: those of the text, of the reference, and shared ones. Sums add up. */
export type ChrfCounts = readonly number[]

/**
 * Counts a segment against the reference with which it scores best.
 * @param wordOrders longest n-grams of words: 0 for chrF, 2 for chrF++
 */
export function chrfCounts(hypothesis: string, references: readonly string[], wordOrders = 0): ChrfCounts {
  const own = gramsOf(hypothesis, wordOrders)
  let best: ChrfCounts = []
  let bestScore = -1
  for (const reference of references) {
    const other = gramsOf(reference, wordOrders)
    const counts = own.flatMap((grams, order) => matches(grams, other[order]!))
    const score = chrfScore(counts)
    if (score > bestScore) [best, bestScore] = [counts, score]
  }
  return best
}

/** chrF of summed counts, from 0 to 100: the F-score of mean precision and recall over the lengths that both texts have, as in sacrebleu. */
export function chrfScore(counts: ChrfCounts): number {
  let [precision, recall, orders] = [0, 0, 0]
  for (let index = 0; index < counts.length; index += 3) {
    const [own, other, shared] = [counts[index]!, counts[index + 1]!, counts[index + 2]!]
    if (own === 0 || other === 0) continue
    precision += shared / own
    recall += shared / other
    orders++
  }
  if (precision + recall === 0) return 0
  precision /= orders
  recall /= orders
  return (100 * ((1 + FACTOR) * precision * recall)) / (FACTOR * precision + recall)
}

/** sacrebleu's signature: what makes two chrF scores comparable. */
export function chrfSignature(references: number | undefined, wordOrders: number): string {
  const count = references === undefined ? 'var' : String(references)
  return `nrefs:${count}|case:mixed|eff:yes|nc:${CHARACTER_ORDERS}|nw:${wordOrders}|space:no|version:${SACREBLEU_VERSION}`
}

/** N-grams of characters without white space, then of words, by their length. */
function gramsOf(text: string, wordOrders: number): ReadonlyMap<string, number>[] {
  const characters = Array.from(splitText(text).join(''))
  const words = wordOrders === 0 ? [] : partPunctuation(text)
  return [
    ...Array.from({ length: CHARACTER_ORDERS }, (_, order) => countRuns(characters, order + 1, '')),
    ...Array.from({ length: wordOrders }, (_, order) => countRuns(words, order + 1, ' ')),
  ]
}

function countRuns(pieces: readonly string[], size: number, separator: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (let start = 0; start + size <= pieces.length; start++) {
    const run = pieces.slice(start, start + size).join(separator)
    counts.set(run, (counts.get(run) ?? 0) + 1)
  }
  return counts
}

/** Words with one sign of punctuation parted off: the last, or else the first. */
function partPunctuation(text: string): string[] {
  return splitText(text).flatMap((word) => {
    const characters = Array.from(word)
    if (characters.length === 1) return [word]
    if (PUNCTUATION.includes(word.at(-1)!)) return [word.slice(0, -1), word.at(-1)!]
    return PUNCTUATION.includes(word[0]!) ? [word[0]!, word.slice(1)] : [word]
  })
}

function matches(own: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): readonly [number, number, number] {
  let [ownCount, otherCount, shared] = [0, 0, 0]
  for (const [gram, count] of own) {
    ownCount += count
    shared += Math.min(count, other.get(gram) ?? 0)
  }
  for (const count of other.values()) otherCount += count
  return [other.size === 0 ? 0 : ownCount, otherCount, shared]
}
