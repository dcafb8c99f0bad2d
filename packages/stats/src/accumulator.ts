/** Takes numbers one at a time, or another accumulator, and knows their mean and spread in constant memory (Welford, Chan). */
export interface Accumulator {
  readonly count: number
  /** NaN while there is no number. */
  readonly mean: number
  /** The sample variance (n − 1 below); NaN for fewer than two numbers. */
  readonly variance: number
  /** The variance of the numbers themselves (n below); NaN of nothing. */
  readonly populationVariance: number
  /** Of the mean; NaN for fewer than two numbers. */
  readonly standardError: number
  /** Infinity while there is no number. */
  readonly min: number
  /** −Infinity while there is no number. */
  readonly max: number
  add(value: number): void
  /** Takes in all numbers of another accumulator. */
  merge(other: Accumulator): void
}

/** Makes an empty accumulator. */
export function createAccumulator(): Accumulator {
  return new StreamingMoments()
}

class StreamingMoments implements Accumulator {
  count = 0
  min = Number.POSITIVE_INFINITY
  max = Number.NEGATIVE_INFINITY
  #mean = 0
  #squares = 0

  get mean(): number {
    return this.count === 0 ? Number.NaN : this.#mean
  }

  get variance(): number {
    return this.count < 2 ? Number.NaN : this.#squares / (this.count - 1)
  }

  get populationVariance(): number {
    return this.#squares / this.count
  }

  get standardError(): number {
    return Math.sqrt(this.variance / this.count)
  }

  add(value: number): void {
    this.count++
    const distance = value - this.#mean
    this.#mean += distance / this.count
    this.#squares += distance * (value - this.#mean)
    if (value < this.min) this.min = value
    if (value > this.max) this.max = value
  }

  merge(other: Accumulator): void {
    if (other.count === 0) return
    const count = this.count + other.count
    const distance = other.mean - this.#mean
    this.#squares += other.populationVariance * other.count + (distance * distance * this.count * other.count) / count
    this.#mean += (distance * other.count) / count
    this.count = count
    this.min = Math.min(this.min, other.min)
    this.max = Math.max(this.max, other.max)
  }
}
