/** A part of both texts: from, and up to. */
type Region = readonly [leftStart: number, leftEnd: number, rightStart: number, rightEnd: number]

/**
 * How alike two texts are, from 0 to 1, by Python's `difflib.SequenceMatcher(None, left, right).ratio()`: twice the characters in common
 * blocks over all characters. The longest block is found first, then those before and after it. In a right text of 200 characters and
 * more those that make up over 1 % of it begin no block. The ratio depends on the order of the texts.
 */
export function sequenceRatio(left: string, right: string): number {
  const [a, b] = [Array.from(left), Array.from(right)]
  if (a.length + b.length === 0) return 1
  const places = placesOf(b)
  let matched = 0
  const regions: Region[] = [[0, a.length, 0, b.length]]
  for (let region = regions.pop(); region !== undefined; region = regions.pop()) {
    const [leftStart, leftEnd, rightStart, rightEnd] = region
    const [i, j, size] = longestBlock(a, b, places, region)
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

/** The longest common block of a region, the first in the left text, then in the right one. */
function longestBlock(
  a: readonly string[],
  b: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  [leftStart, leftEnd, rightStart, rightEnd]: Region,
): readonly [i: number, j: number, size: number] {
  let [bestI, bestJ, bestSize] = [leftStart, rightStart, 0]
  let before = new Map<number, number>()
  for (let i = leftStart; i < leftEnd; i++) {
    const lengths = new Map<number, number>()
    for (const j of places.get(a[i]!) ?? []) {
      if (j < rightStart) continue
      if (j >= rightEnd) break
      const size = (before.get(j - 1) ?? 0) + 1
      lengths.set(j, size)
      if (size > bestSize) [bestI, bestJ, bestSize] = [i - size + 1, j - size + 1, size]
    }
    before = lengths
  }
  while (bestI > leftStart && bestJ > rightStart && a[bestI - 1] === b[bestJ - 1]) {
    bestI--
    bestJ--
    bestSize++
  }
  while (bestI + bestSize < leftEnd && bestJ + bestSize < rightEnd && a[bestI + bestSize] === b[bestJ + bestSize]) bestSize++
  return [bestI, bestJ, bestSize]
}
