/** The mean; NaN of nothing. */
export function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < values.length; index++) sum += values[index]!
  return sum / values.length
}

/** The sample variance (n − 1 below), computed in two passes; NaN for fewer than two values. */
export function variance(values: ArrayLike<number>): number {
  if (values.length < 2) return Number.NaN
  return squaredDeviations(values) / (values.length - 1)
}

/** The standard error of the mean of independent values; NaN for fewer than two. */
export function standardError(values: ArrayLike<number>): number {
  return Math.sqrt(variance(values) / values.length)
}

/**
 * The standard error of the mean of values that come in clusters (questions on one passage, repeats of one question):
 * values of a cluster may hang together, clusters are independent. With each value a cluster of its own it is
 * `standardError`.
 * @param clusters the cluster of each value
 * @returns NaN for fewer than two clusters
 * @throws RangeError where the two lists differ in length
 */
export function clusteredStandardError(values: ArrayLike<number>, clusters: ArrayLike<unknown>): number {
  if (values.length !== clusters.length) throw new RangeError(`${values.length} values have ${clusters.length} clusters`)
  const centre = mean(values)
  const sums = new Map<unknown, number>()
  for (let index = 0; index < values.length; index++) {
    const cluster = clusters[index]
    sums.set(cluster, (sums.get(cluster) ?? 0) + values[index]! - centre)
  }
  if (sums.size < 2) return Number.NaN
  let total = 0
  for (const sum of sums.values()) total += sum * sum
  return Math.sqrt((total * sums.size) / (sums.size - 1)) / values.length
}

/**
 * The value below which the given part of the values lies, with straight lines between neighbours (type 7 of Hyndman and
 * Fan, NumPy's default); NaN of nothing.
 * @param sorted ascending
 * @param part 0 … 1
 */
export function quantile(sorted: ArrayLike<number>, part: number): number {
  const place = (sorted.length - 1) * part
  const below = Math.floor(place)
  const low = sorted[below] ?? Number.NaN
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN
  return low + (high - low) * (place - below)
}

function squaredDeviations(values: ArrayLike<number>): number {
  const centre = mean(values)
  let squares = 0
  let rest = 0
  for (let index = 0; index < values.length; index++) {
    const deviation = values[index]! - centre
    squares += deviation * deviation
    rest += deviation
  }
  return squares - (rest * rest) / values.length
}
