import { betaLogitQuantile, betaTails } from './beta.ts'
import { normalCdf, normalQuantile } from './normal.ts'

/** The probability that a number of Student's t distribution is at most `t`. Infinite degrees of freedom mean the normal. */
export function tCdf(t: number, degreesOfFreedom: number): number {
  if (!(degreesOfFreedom > 0) || Number.isNaN(t)) return Number.NaN
  if (degreesOfFreedom === Number.POSITIVE_INFINITY) return normalCdf(t)
  if (t === 0) return 0.5
  if (!Number.isFinite(t)) return t < 0 ? 0 : 1
  const total = degreesOfFreedom + t * t
  const tail = betaTails(degreesOfFreedom / total, (t * t) / total, degreesOfFreedom / 2, 0.5).lower / 2
  return t < 0 ? tail : 1 - tail
}

/** The number that a number of Student's t distribution is at most with the given probability. */
export function tQuantile(probability: number, degreesOfFreedom: number): number {
  if (!(degreesOfFreedom > 0) || !(probability >= 0 && probability <= 1)) return Number.NaN
  if (degreesOfFreedom === Number.POSITIVE_INFINITY) return normalQuantile(probability)
  if (probability === 0.5) return 0
  const tail = Math.min(probability, 1 - probability)
  const sign = probability < 0.5 ? -1 : 1
  if (tail === 0) return sign * Number.POSITIVE_INFINITY
  const logit = betaLogitQuantile(2 * tail, 1 - 2 * tail, degreesOfFreedom / 2, 0.5)
  return sign * Math.sqrt(degreesOfFreedom) * Math.exp(-logit / 2)
}
