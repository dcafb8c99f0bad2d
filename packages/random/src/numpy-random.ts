import { MersenneTwister } from './mersenne-twister.ts'

/** A generator that gives what NumPy's legacy `RandomState` (and `np.random.*` after `np.random.seed`) gives. */
export interface NumpyRandom {
  /** `random_sample()`: a number of [0, 1). */
  randomSample(): number
  /**
   * `randint(low, high)`: an integer of `low` … `high` − 1.
   * @throws RangeError where there is none, or the range spans more than 2³²
   */
  randint(low: number, high: number): number
  /** `shuffle(values)`: shuffles in place. */
  shuffle(values: { [index: number]: unknown; readonly length: number }): void
  /**
   * `permutation(length)`: the integers 0 … `length` − 1 in random order.
   * @throws RangeError where `length` is no integer of 0 … 2³² − 1
   */
  permutation(length: number): Uint32Array
  /**
   * `choice(length, count, replace=False)`: the first `count` of a permutation, in the order in which they are drawn. The
   * draw of a smaller `count` is the beginning of the draw of a larger one.
   * @throws RangeError where `count` is greater than `length`
   */
  choiceWithoutReplacement(length: number, count: number): Uint32Array
}

/**
 * Makes a generator equal to NumPy's `RandomState(seed)`.
 * @param seed an integer of 0 … 2³² − 1
 * @throws RangeError for any other seed
 */
export function createNumpyRandom(seed: number): NumpyRandom {
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffff_ffff) {
    throw new RangeError(`a seed must be an integer of 0 to 2^32 - 1, not ${seed}`)
  }
  const twister = new MersenneTwister()
  twister.seedWithWord(seed)

  const permutation = (length: number): Uint32Array => {
    if (!Number.isInteger(length) || length < 0 || length > 0xffff_ffff) throw new RangeError(`cannot permute ${length} values`)
    const values = new Uint32Array(length)
    for (let index = 1; index < length; index++) values[index] = index
    for (let index = length - 1; index > 0; index--) {
      const other = twister.nextMasked(index)
      const value = values[index]!
      values[index] = values[other]!
      values[other] = value
    }
    return values
  }

  return {
    randomSample: () => twister.nextFraction(),
    randint: (low, high) => {
      const maximum = high - low - 1
      if (!Number.isInteger(maximum) || maximum < 0 || maximum > 0xffff_ffff) {
        throw new RangeError(`cannot draw an integer from ${low} to below ${high}`)
      }
      return low + twister.nextMasked(maximum)
    },
    shuffle: (values) => {
      for (let index = values.length - 1; index > 0; index--) {
        const other = twister.nextMasked(index)
        const value = values[index]
        values[index] = values[other]
        values[other] = value
      }
    },
    permutation,
    choiceWithoutReplacement: (length, count) => {
      if (!Number.isInteger(count) || count < 0 || count > length) throw new RangeError(`cannot draw ${count} of ${length} values`)
      return permutation(length).slice(0, count)
    },
  }
}
