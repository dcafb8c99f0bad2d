import { tookSteps, TooLong } from './too-long.ts'

/** A part of both texts: from, and up to. */
type Region = readonly [leftStart: number, leftEnd: number, rightStart: number, rightEnd: number]

/**
 * How alike two texts are, from 0 to 1, by Python's `difflib.SequenceMatcher(None, left, right).ratio()`: twice the characters in common
 * blocks over all characters. The longest block is found first, then those before and after it. In a right text of 200 characters and
 * more those that make up over 1 % of it begin no block. The ratio depends on the order of the texts.
 * @throws TooLong where it would take more than `MOST_RATIO_STEPS`
 */
export function sequenceRatio(left: string, right: string): number {
  const [a, b] = [Array.from(left), Array.from(right)]
  if (a.length + b.length === 0) return 1
  const places = placesOf(b)
  const search: Search = { a, b, places, before: new Int32Array(b.length + 1), lengths: new Int32Array(b.length + 1), steps: 0 }
  let matched = 0
  const regions: Region[] = [[0, a.length, 0, b.length]]
  for (let region = regions.pop(); region !== undefined; region = regions.pop()) {
    const [leftStart, leftEnd, rightStart, rightEnd] = region
    const [i, j, size] = longestBlock(search, region)
    if (size === 0) continue
    matched += size
    if (leftStart < i && rightStart < j) regions.push([leftStart, i, rightStart, j])
    if (i + size < leftEnd && j + size < rightEnd) regions.push([i + size, leftEnd, j + size, rightEnd])
  }
  return (2 * matched) / (a.length + b.length)
}

/** Where each character stands, without the popular ones of a long text. */
function placesOf(text: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [place, character] of text.entries()) {
    const own = places.get(character)
    if (own === undefined) places.set(character, [place])
    else own.push(place)
  }
  if (text.length < 200) return places
  const most = Math.floor(text.length / 100) + 1
  for (const [character, own] of places) if (own.length > most) places.delete(character)
  return places
}

/** The most steps that looking for blocks may take; the work grows with the product of the lengths, and in the worst case faster. */
export const MOST_RATIO_STEPS = 200_000_000

interface Search {
  readonly a: readonly string[]
  readonly b: readonly string[]
  readonly places: ReadonlyMap<string, readonly number[]>
  /** The length of the block that ends at each place of the right text, behind the first 0, for the last character and for this one. */
  before: Int32Array
  lengths: Int32Array
  steps: number
}

/** The longest common block of a region, the first in the left text, then in the right one. */
function longestBlock(search: Search, [leftStart, leftEnd, rightStart, rightEnd]: Region): readonly [i: number, j: number, size: number] {
  const { a, b, places } = search
  let [bestI, bestJ, bestSize] = [leftStart, rightStart, 0]
  let filled: readonly number[] = []
  for (let i = leftStart; i < leftEnd; i++) {
    const own = places.get(a[i]!) ?? []
    const { before, lengths } = search
    search.steps += own.length + 1
    if (search.steps > MOST_RATIO_STEPS)
      throw new TooLong(`texts of ${a.length} and ${b.length} characters`, `${MOST_RATIO_STEPS.toLocaleString('en')} steps`)
    for (const j of own) {
      if (j < rightStart) continue
      if (j >= rightEnd) break
      const size = before[j]! + 1
      lengths[j + 1] = size
      if (size > bestSize) [bestI, bestJ, bestSize] = [i - size + 1, j - size + 1, size]
    }
    for (const j of filled) before[j + 1] = 0
    filled = own
    search.before = lengths
    search.lengths = before
  }
  for (const j of filled) search.before[j + 1] = 0
  while (bestI > leftStart && bestJ > rightStart && a[bestI - 1] === b[bestJ - 1]) {
    bestI--
    bestJ--
    bestSize++
  }
  while (bestI + bestSize < leftEnd && bestJ + bestSize < rightEnd && a[bestI + bestSize] === b[bestJ + bestSize]) bestSize++
  tookSteps(leftEnd - leftStart)
  return [bestI, bestJ, bestSize]
}
