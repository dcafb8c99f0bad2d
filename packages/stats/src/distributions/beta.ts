const LOG_SQRT_TWO_PI = 0.918_938_533_204_672_8
const TINY = 1e-300

/** Lanczos' coefficients for g = 7, as Godfrey gives them. */
const LANCZOS = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_13, -176.615_029_162_140_59,
  12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_571_6e-6, 1.505_632_735_149_311_6e-7,
]

/** The logarithm of Γ(x) for x > 0. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const z = x - 1
  let sum = LANCZOS[0]!
  for (let index = 1; index < LANCZOS.length; index++) sum += LANCZOS[index]! / (z + index)
  const t = z + 7.5
  return LOG_SQRT_TWO_PI + (z + 0.5) * Math.log(t) - t + Math.log(sum)
}

/**
 * The probability that a beta-distributed number is at most `x` (the regularised incomplete beta function).
 * @param a first shape, > 0
 * @param b second shape, > 0
 */
export function betaCdf(x: number, a: number, b: number): number {
  if (!(a > 0 && b > 0) || Number.isNaN(x)) return Number.NaN
  if (x <= 0) return 0
  if (x >= 1) return 1
  return betaTails(x, 1 - x, a, b).lower
}

/**
 * The number that a beta-distributed number is at most with the given probability.
 * @returns NaN for probabilities outside of 0 … 1 and shapes that are not positive
 */
export function betaQuantile(probability: number, a: number, b: number): number {
  if (!(a > 0 && b > 0) || !(probability >= 0 && probability <= 1)) return Number.NaN
  if (probability === 0) return 0
  if (probability === 1) return 1
  return 1 / (1 + Math.exp(-betaLogitQuantile(probability, 1 - probability, a, b)))
}

/** The probability of at most `successes` in `trials`, each with the given chance. */
export function binomialCdf(successes: number, trials: number, chance: number): number {
  const count = Math.floor(successes)
  if (!(trials >= 0 && chance >= 0 && chance <= 1) || Number.isNaN(count)) return Number.NaN
  if (count < 0) return 0
  if (count >= trials || chance === 0) return 1
  if (chance === 1) return 0
  return betaTails(chance, 1 - chance, count + 1, trials - count).upper
}

/**
 * Both tails of the beta distribution at `x`, each exact where it is small.
 * @param y 1 − x, given apart because the difference may lose digits
 */
export function betaTails(x: number, y: number, a: number, b: number): { readonly lower: number; readonly upper: number } {
  const density = betaDensityFactor(x, y, a, b)
  if (x <= (a + 1) / (a + b + 2)) {
    const lower = density / betaFraction(x, y, a, b)
    return { lower, upper: 1 - lower }
  }
  const upper = density / betaFraction(y, x, b, a)
  return { lower: 1 - upper, upper }
}

/** ln(x / (1 − x)) of the beta quantile, which keeps its digits near 0 and near 1. `upper` is 1 − `lower`. */
export function betaLogitQuantile(lower: number, upper: number, a: number, b: number): number {
  const useLower = lower <= upper
  const target = Math.log(useLower ? lower : upper)
  let low = -740
  let high = 740
  let logit = Math.log(a / b)
  for (let round = 0; round < 300; round++) {
    const x = 1 / (1 + Math.exp(-logit))
    const y = 1 / (1 + Math.exp(logit))
    const tails = betaTails(x, y, a, b)
    const tail = useLower ? tails.lower : tails.upper
    const excess = Math.log(tail) - target
    const tooHigh = useLower ? excess > 0 : excess < 0
    if (excess === 0) return logit
    if (tooHigh) high = logit
    else low = logit
    const slope = betaDensityFactor(x, y, a, b) / tail
    let next = logit - (useLower ? excess : -excess) / slope
    if (!(next > low && next < high)) next = (low + high) / 2
    if (Math.abs(next - logit) <= 4e-16 * Math.max(1, Math.abs(logit))) return next
    logit = next
  }
  return logit
}

/** xᵃ yᵇ / B(a, b), by Loader's saddle-point form, which keeps its digits for large a and b. */
function betaDensityFactor(x: number, y: number, a: number, b: number): number {
  const n = a + b
  const exponent = stirlingError(n) - stirlingError(a) - stirlingError(b) - deviance(a, n * x) - deviance(b, n * y)
  return Math.exp(exponent) * Math.sqrt((a / n) * (b / (2 * Math.PI)))
}

/** ln Γ(n + 1) − Stirling's formula for it. */
function stirlingError(n: number): number {
  if (n <= 15) return logGamma(n + 1) - (n + 0.5) * Math.log(n) + n - LOG_SQRT_TWO_PI
  const square = n * n
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - (1 / 1188 - 691 / 360_360 / square) / square) / square) / square) / square) / n
}

/** x ln(x / m) + m − x, without losing digits where x and m are near. */
function deviance(x: number, m: number): number {
  const difference = x - m
  if (Math.abs(difference) >= 0.1 * (x + m)) return x * Math.log(x / m) + m - x
  const ratio = difference / (x + m)
  let sum = difference * ratio
  let term = 2 * x * ratio
  const square = ratio * ratio
  for (let n = 3; n < 2000; n += 2) {
    term *= square
    const next = sum + term / n
    if (next === sum) break
    sum = next
  }
  return sum
}

/**
 * The continued fraction of the incomplete beta function (DiDonato and Morris), by Lentz's method. It takes both x and
 * y = 1 − x, so it keeps its digits where x is near 1.
 */
function betaFraction(x: number, y: number, a: number, b: number): number {
  const slack = a * y - b * x + 1
  let fraction = notZero((a * slack) / (a + 1))
  let c = fraction
  let d = 0
  for (let m = 1; m < 1_000_000; m++) {
    const odd = a + 2 * m - 1
    const numerator = ((m * (a + m - 1)) / odd) * ((a + b + m - 1) / odd) * (b - m) * x * x
    const denominator = m + (m * (b - m) * x) / odd + ((a + m) * (slack + m * (1 + y))) / (a + 2 * m + 1)
    d = 1 / notZero(denominator + numerator * d)
    c = notZero(denominator + numerator / c)
    const change = c * d
    fraction *= change
    if (Math.abs(change - 1) < 3e-16) break
  }
  return fraction
}

function notZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value
}
