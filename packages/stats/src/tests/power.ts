import { normalCdf, normalQuantile } from '../distributions/normal.ts'

/** The risks that a comparison takes. */
export interface Risks {
  /** The chance of seeing a difference where there is none, two-sided; 0.05 unless told. */
  readonly significance?: number
  /** The chance of seeing the difference where it is there; 0.8 unless told. */
  readonly power?: number
}

/**
 * How many pairs show a mean difference, by the normal approximation.
 * @param difference of the means, in score units
 * @param deviation the standard deviation of the paired differences
 * @returns a whole number, rounded up
 */
export function pairedSampleSize(difference: number, deviation: number, risks: Risks = {}): number {
  return Math.ceil((quantileSum(risks) * deviation) ** 2 / difference ** 2)
}

/** The chance that this many pairs show a mean difference, by the normal approximation. */
export function pairedPower(pairs: number, difference: number, deviation: number, significance = 0.05): number {
  return twoSidedPower((difference * Math.sqrt(pairs)) / deviation, significance)
}

/** The smallest mean difference that this many pairs show. */
export function detectableDifference(pairs: number, deviation: number, risks: Risks = {}): number {
  return (quantileSum(risks) * deviation) / Math.sqrt(pairs)
}

/**
 * How many items, for each of two independent groups, show that one proportion differs from another (unpooled normal
 * approximation).
 * @returns a whole number, rounded up
 */
export function twoProportionSampleSize(first: number, second: number, risks: Risks = {}): number {
  return Math.ceil((quantileSum(risks) ** 2 * sumOfVariances(first, second)) / (first - second) ** 2)
}

/** The chance that this many items a group show that one proportion differs from another. */
export function twoProportionPower(itemsPerGroup: number, first: number, second: number, significance = 0.05): number {
  return twoSidedPower((first - second) / Math.sqrt(sumOfVariances(first, second) / itemsPerGroup), significance)
}

function quantileSum({ significance = 0.05, power = 0.8 }: Risks): number {
  return normalQuantile(1 - significance / 2) + normalQuantile(power)
}

function sumOfVariances(first: number, second: number): number {
  return first * (1 - first) + second * (1 - second)
}

function twoSidedPower(shift: number, significance: number): number {
  const limit = normalQuantile(1 - significance / 2)
  return normalCdf(shift - limit) + normalCdf(-shift - limit)
}
