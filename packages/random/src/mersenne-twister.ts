const SIZE = 624
const SHIFT = 397
const TWO_26 = 67_108_864
const TWO_53 = 9_007_199_254_740_992

/** The generator MT19937 of Matsumoto and Nishimura, which both CPython and NumPy's `RandomState` draw from. */
export class MersenneTwister {
  readonly #state = new Uint32Array(SIZE)
  #index = SIZE

  /** Seeds with one 32-bit word (`init_genrand`), as NumPy's `seed(int)` does. */
  seedWithWord(seed: number): void {
    const state = this.#state
    state[0] = seed
    for (let index = 1; index < SIZE; index++) {
      const previous = state[index - 1]!
      state[index] = Math.imul(1_812_433_253, previous ^ (previous >>> 30)) + index
    }
    this.#index = SIZE
  }

  /** Seeds with any number of 32-bit words (`init_by_array`), as CPython does. */
  seedWithWords(words: Uint32Array): void {
    this.seedWithWord(19_650_218)
    const state = this.#state
    const length = words.length
    let index = 1
    let word = 0
    for (let left = Math.max(SIZE, length); left > 0; left--) {
      const previous = state[index - 1]!
      state[index] = (state[index]! ^ Math.imul(previous ^ (previous >>> 30), 1_664_525)) + words[word]! + word
      if (++index === SIZE) {
        state[0] = state[SIZE - 1]!
        index = 1
      }
      if (++word === length) word = 0
    }
    for (let left = SIZE - 1; left > 0; left--) {
      const previous = state[index - 1]!
      state[index] = (state[index]! ^ Math.imul(previous ^ (previous >>> 30), 1_566_083_941)) - index
      if (++index === SIZE) {
        state[0] = state[SIZE - 1]!
        index = 1
      }
    }
    state[0] = 0x8000_0000
    this.#index = SIZE
  }

  /** The next 32 random bits, as an unsigned integer. */
  next(): number {
    if (this.#index === SIZE) this.#refill()
    let word = this.#state[this.#index++]!
    word ^= word >>> 11
    word ^= (word << 7) & 0x9d2c_5680
    word ^= (word << 15) & 0xefc6_0000
    return (word ^ (word >>> 18)) >>> 0
  }

  /** The next number of [0, 1) with 53 random bits; takes two words. */
  nextFraction(): number {
    const high = this.next() >>> 5
    const low = this.next() >>> 6
    return (high * TWO_26 + low) / TWO_53
  }

  /** A number of 0 … `maximum` (below 2³²), by masking and trying again, as NumPy's legacy generator draws it. */
  nextMasked(maximum: number): number {
    if (maximum === 0) return 0
    const mask = 0xffff_ffff >>> Math.clz32(maximum)
    let value: number
    do value = (this.next() & mask) >>> 0
    while (value > maximum)
    return value
  }

  #refill(): void {
    const state = this.#state
    let index = 0
    for (; index < SIZE - SHIFT; index++) state[index] = state[index + SHIFT]! ^ twist(state[index]!, state[index + 1]!)
    for (; index < SIZE - 1; index++) state[index] = state[index + SHIFT - SIZE]! ^ twist(state[index]!, state[index + 1]!)
    state[SIZE - 1] = state[SHIFT - 1]! ^ twist(state[SIZE - 1]!, state[0]!)
    this.#index = 0
  }
}

function twist(upper: number, lower: number): number {
  const mixed = (upper & 0x8000_0000) | (lower & 0x7fff_ffff)
  return (mixed >>> 1) ^ (lower & 1 ? 0x9908_b0df : 0)
}
