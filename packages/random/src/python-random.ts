import { createHash } from 'node:crypto'
import { MersenneTwister } from './mersenne-twister.ts'

/** A generator that gives what CPython's `random.Random` gives from the same seed and the same calls (3.9 and later). */
export interface PythonRandom {
  /** A number of [0, 1). */
  random(): number
  /**
   * An integer with `bits` random bits.
   * @throws RangeError where `bits` is no integer of 0 … 53
   */
  getrandbits(bits: number): number
  /**
   * An integer of 0 … `limit` − 1; Python's `_randbelow`.
   * @throws RangeError where `limit` is no integer of 1 … 2⁵³ − 1
   */
  randbelow(limit: number): number
  /**
   * `randrange(stop)` or `randrange(start, stop, step)`: an integer of that range.
   * @throws RangeError where the range is empty
   */
  randrange(start: number, stop?: number, step?: number): number
  /** An integer of `low` … `high`, both included. */
  randint(low: number, high: number): number
  /**
   * One of the values. A text is taken as a row of UTF-16 units, so texts beyond the basic plane want `[...text]`.
   * @throws RangeError where there are none
   */
  choice<T>(values: ArrayLike<T>): T
  /** A number between two numbers. */
  uniform(low: number, high: number): number
  /** Shuffles in place. */
  shuffle(values: { [index: number]: unknown; readonly length: number }): void
  /**
   * `count` of the values, none twice, in the order in which they are drawn.
   * @throws RangeError where there are fewer
   */
  sample<T>(values: ArrayLike<T>, count: number): T[]
}

/**
 * Makes a generator equal to CPython's `random.Random(seed)`.
 * @param seed an integer (its sign does not count) or a text, as Python's `int` and `str` seeds
 * @throws RangeError where a number is no safe integer; use a bigint then
 */
export function createPythonRandom(seed: number | string | bigint): PythonRandom {
  const twister = new MersenneTwister()
  twister.seedWithWords(seedWords(seed))

  const random = (): number => twister.nextFraction()

  const getrandbits = (bits: number): number => {
    if (!Number.isInteger(bits) || bits < 0 || bits > 53) throw new RangeError(`bits must be an integer of 0 to 53, not ${bits}`)
    if (bits === 0) return 0
    if (bits <= 32) return twister.next() >>> (32 - bits)
    const low = twister.next()
    return (twister.next() >>> (64 - bits)) * 4_294_967_296 + low
  }

  const randbelow = (limit: number): number => {
    if (!Number.isSafeInteger(limit) || limit < 1) throw new RangeError(`there is no integer from 0 to below ${limit}`)
    if (limit <= 0xffff_ffff) {
      const shift = Math.clz32(limit)
      let value: number
      do value = twister.next() >>> shift
      while (value >= limit)
      return value
    }
    const bits = 64 - Math.clz32(Math.floor(limit / 4_294_967_296))
    let value: number
    do value = getrandbits(bits)
    while (value >= limit)
    return value
  }

  const randrange = (start: number, stop?: number, step = 1): number => {
    if (stop === undefined) return randbelow(start)
    if (step === 0) throw new RangeError('the step of a range must not be 0')
    return start + step * randbelow(Math.ceil((stop - start) / step))
  }

  const shuffle = (values: { [index: number]: unknown; readonly length: number }): void => {
    for (let index = values.length - 1; index > 0; index--) {
      const other = randbelow(index + 1)
      const value = values[index]
      values[index] = values[other]
      values[other] = value
    }
  }

  const sample = <T>(values: ArrayLike<T>, count: number): T[] => {
    const length = values.length
    if (!Number.isInteger(count) || count < 0 || count > length) throw new RangeError(`cannot draw ${count} of ${length} values`)
    const drawn: T[] = []
    // CPython copies small populations and draws again on a hit in large ones; which of the two decides the outcome.
    const copyBelow = 21 + (count > 5 ? 4 ** Math.ceil(Math.log(count * 3) / Math.log(4)) : 0)
    if (length <= copyBelow) {
      const pool = Array.from(values)
      for (let index = 0; index < count; index++) {
        const chosen = randbelow(length - index)
        drawn.push(pool[chosen]!)
        pool[chosen] = pool[length - index - 1]!
      }
      return drawn
    }
    const taken = new Set<number>()
    while (drawn.length < count) {
      const chosen = randbelow(length)
      if (taken.has(chosen)) continue
      taken.add(chosen)
      drawn.push(values[chosen]!)
    }
    return drawn
  }

  return {
    random,
    getrandbits,
    randbelow,
    randrange,
    randint: (low, high) => low + randbelow(high - low + 1),
    choice: (values) => values[randbelow(values.length)]!,
    uniform: (low, high) => low + (high - low) * random(),
    shuffle,
    sample,
  }
}

/** The 32-bit words of a seed, the lowest first. */
function seedWords(seed: number | string | bigint): Uint32Array {
  if (typeof seed === 'string') {
    const text = new TextEncoder().encode(seed)
    return wordsOfBytes(Uint8Array.from([...text, ...createHash('sha512').update(text).digest()]))
  }
  if (typeof seed === 'number' && !Number.isSafeInteger(seed)) throw new RangeError(`a seed must be an integer, not ${seed}`)
  let rest = BigInt(seed)
  if (rest < 0n) rest = -rest
  const words: number[] = []
  do {
    words.push(Number(rest & 0xffff_ffffn))
    rest >>= 32n
  } while (rest > 0n)
  return Uint32Array.from(words)
}

/** The words of a large integer given by its bytes, the highest first; leading zeros make no words. */
function wordsOfBytes(bytes: Uint8Array): Uint32Array {
  let start = 0
  while (start < bytes.length - 1 && bytes[start] === 0) start++
  const words = new Uint32Array(Math.ceil((bytes.length - start) / 4))
  for (let index = bytes.length - 1, place = 0; index >= start; index--, place++) {
    words[place >>> 2]! |= bytes[index]! << ((place & 3) * 8)
  }
  return words
}
