import { inflateSync } from 'node:zlib'
import { pythonRegExp } from '@binnacle/python'
import { THAI_WORDS } from './thai-words.generated.ts'

/** What is no Thai word: Latin letters, a number, blanks, a line break, other signs. */
const OTHER = pythonRegExp('[-a-zA-Z]+|\\d+([,\\.]\\d+)*|[ \\t]+|\\r?\\n|[^\\u0E00-\\u0E7F \\t\\r\\n]+', 'y')
const SHORT = /^[ก-ฮ]{0,2}$/
/** More edges than this are decided by the shortest way so far. */
const MOST_EDGES = 50

/** Where the clusters of Theeramunkong et al. (2000) begin and end: no word ends inside of one. `c` a consonant, `t` a tone, `k` a mute end. */
const CLUSTERS =
  'เc็ck เcctาะk เccีtยะk เccีtย(?=[เ-ไก-ฮ]|$)k เcc็ck เcิc์ck เcิtck เcีtยะ?k เcืtอะ?k เc[ิีุู]tย(?=[เ-ไก-ฮ]|$)k เctา?ะ?k cัtวะk ' +
  'c[ัื]tc[ุิะ]?k c[ิุู]์ c[ะ-ู]tk cรรc์ c็ ct[ะาำ]?k ck แc็c แcc์ แctะ แcc็c แccc์ โctะ [เ-ไ]ct ก็ อึ หึ'
const CLUSTER = new RegExp(
  CLUSTERS.split(' ').join('|').replaceAll('k', '(?:cc?[ูุิ]?[์])?').replaceAll('c', '[ก-ฮ]').replaceAll('t', '[่-๋]?'),
  'y',
)

/**
 * The words of a Thai text by PyThaiNLP's `newmm`: of all ways to cut it into known words at the edges of clusters the one with the
 * fewest; what stands in no dictionary goes on to the next known word of more than two letters. White space is a word.
 */
export function thaiTokens(text: string): string[] {
  const tokens: string[] = []
  const edges = clusterEnds(text)
  const ways = new Map<number, number[]>()
  let count = 0
  let open = [0]
  let end = 0
  while (open[0]! < text.length) {
    const begin = open.shift()!
    for (const candidate of wordEnds(text, begin)) {
      if (!edges.has(candidate)) continue
      ways.set(begin, [...(ways.get(begin) ?? []), candidate])
      count++
      if (!open.includes(candidate)) open = [...open, candidate].toSorted((left, right) => left - right)
      if (count > MOST_EDGES) break
    }
    if (open.length === 1) {
      for (const next of shortestWay(ways, end, open[0]!)) {
        tokens.push(text.slice(end, next))
        end = next
      }
      count = 0
    } else if (open.length === 0) {
      end = unknownEnd(text, begin, edges)
      ways.set(begin, [...(ways.get(begin) ?? []), end])
      count++
      tokens.push(text.slice(begin, end))
      open = [end]
    }
  }
  return tokens
}

function clusterEnds(text: string): ReadonlySet<number> {
  const ends = new Set<number>()
  for (let place = 0; place < text.length; ) {
    CLUSTER.lastIndex = place
    place += CLUSTER.exec(text)?.[0].length ?? 1
    ends.add(place)
  }
  return ends
}

/** The places after `start` on the way with the fewest words to `goal`, the first of those with as many. */
function shortestWay(ways: ReadonlyMap<number, readonly number[]>, start: number, goal: number): number[] {
  const before = new Map<number, number>()
  const queue = [start]
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    for (const next of ways.get(place) ?? []) {
      if (before.has(next)) continue
      before.set(next, place)
      if (next !== goal) {
        queue.push(next)
        continue
      }
      const way: number[] = []
      for (let back: number | undefined = goal; back !== undefined && back !== start; back = before.get(back)) way.unshift(back)
      return way
    }
  }
  throw new Error(`there is no way through the text from ${start} to ${goal}`)
}

/** Where a piece ends that begins with no known word. */
function unknownEnd(text: string, begin: number, edges: ReadonlySet<number>): number {
  const other = matchOther(text, begin)
  if (other > 0) return begin + other
  for (let place = begin + 1; place < text.length; place++) {
    if (!edges.has(place)) continue
    const isWord = wordEnds(text, place).some((end) => edges.has(end) && !SHORT.test(text.slice(place, end)))
    if (isWord || matchOther(text, place) > 0) return place
  }
  return text.length
}

function matchOther(text: string, place: number): number {
  OTHER.lastIndex = place
  return OTHER.exec(text)?.[0].length ?? 0
}

let words: readonly string[] | undefined

/** Where known words end that begin at a place, the shortest first. */
function wordEnds(text: string, begin: number): number[] {
  words ??= readWords()
  const ends: number[] = []
  let [low, high] = [0, words.length]
  for (let end = begin + 1; end <= text.length; end++) {
    const prefix = text.slice(begin, end)
    low = firstNotBefore(prefix, low, high)
    high = firstNotBefore(`${prefix}\uffff`, low, high)
    if (low === high) break
    if (words[low] === prefix) ends.push(end)
  }
  return ends
}

function firstNotBefore(text: string, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (words![middle]! < text) low = middle + 1
    else high = middle
  }
  return low
}

function readWords(): readonly string[] {
  const packed = inflateSync(Buffer.from(THAI_WORDS, 'base64')).toString('utf8')
  let previous = ''
  return Array.from(packed.matchAll(/([\u0100-\u01ff])([^\u0100-\u01ff]*)/g), ([, shared, rest]) => {
    previous = previous.slice(0, shared!.charCodeAt(0) - 0x100) + rest!
    return previous
  })
}
