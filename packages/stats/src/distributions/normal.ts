import { CENTRE, FAR_TAIL, NEAR_TAIL, type RationalFunction } from './normal-quantile.data.ts'

const TWO_OVER_SQRT_PI = 1.128_379_167_095_512_6
const ONE_OVER_SQRT_PI = 0.564_189_583_547_756_3

/** The complementary error function, with a relative error near 10⁻¹⁴ also far out. */
function complementaryErrorFunction(x: number): number {
  if (Number.isNaN(x)) return Number.NaN
  if (x < 0) return 2 - complementaryErrorFunction(-x)
  if (x < 2) {
    let term = x
    let sum = x
    for (let n = 1; term > sum * 1e-17; n++) {
      term *= (2 * x * x) / (2 * n + 1)
      sum += term
    }
    return 1 - TWO_OVER_SQRT_PI * Math.exp(-x * x) * sum
  }
  if (x > 27.3) return 0
  // Laplace's continued fraction, from its far end.
  let fraction = x
  for (let n = 80; n > 0; n--) fraction = x + n / 2 / fraction
  return (ONE_OVER_SQRT_PI * Math.exp(-x * x)) / fraction
}

/** The probability that a standard normal number is at most `z`. */
export function normalCdf(z: number): number {
  return complementaryErrorFunction(-z / Math.SQRT2) / 2
}

/**
 * The number that a standard normal number exceeds with probability 1 − `probability` (Wichura, algorithm AS 241).
 * @returns ±Infinity at 0 and 1, NaN outside
 */
export function normalQuantile(probability: number): number {
  if (!(probability >= 0 && probability <= 1)) return Number.NaN
  const distance = probability - 0.5
  if (Math.abs(distance) <= 0.425) return distance * evaluate(CENTRE, 0.180_625 - distance * distance)
  const tail = distance < 0 ? probability : 1 - probability
  if (tail === 0) return distance < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const depth = Math.sqrt(-Math.log(tail))
  const size = depth <= 5 ? evaluate(NEAR_TAIL, depth - 1.6) : evaluate(FAR_TAIL, depth - 5)
  return distance < 0 ? -size : size
}

function evaluate({ numerator, denominator }: RationalFunction, x: number): number {
  let top = 0
  let bottom = 0
  for (let index = numerator.length - 1; index >= 0; index--) top = top * x + numerator[index]!
  for (let index = denominator.length - 1; index >= 0; index--) bottom = bottom * x + denominator[index]!
  return top / bottom
}
