import { minimize } from './minimize.ts'

/** The logistic curve that turns a confidence's log-odds into a probability. */
export interface PlattScaling {
  readonly coefficient: number
  readonly intercept: number
}

const EDGE = 1e-12
const INVERSE_REGULARIZATION = 1e10

/**
 * Fits a logistic curve to right and wrong answers, as scikit-learn's LogisticRegression(C=1e10, solver='lbfgs') does: the
 * mean log-loss, with a trace of a penalty on the coefficient. Where a threshold parts right from wrong there is no best
 * curve, and what comes out is where that solver stops; `minimize` stops there too.
 * @param labels 1 or 0 each, both there
 */
export function fitPlattScaling(confidences: readonly number[], labels: readonly number[]): PlattScaling {
  const count = confidences.length
  const odds = Float64Array.from(confidences, logOdds)
  const penalty = 1 / (INVERSE_REGULARIZATION * count)
  const [coefficient = 0, intercept = 0] = minimize(
    ([a = 0, b = 0]) => {
      let loss = 0
      let slopeOfA = 0
      let slopeOfB = 0
      for (let index = 0; index < count; index++) {
        const x = odds[index]!
        const label = labels[index]!
        const raw = a * x + b
        loss += softPlus(raw) - label * raw
        const residual = sigmoid(raw) - label
        slopeOfA += residual * x
        slopeOfB += residual
      }
      return { value: loss / count + (penalty * a * a) / 2, gradient: [slopeOfA / count + penalty * a, slopeOfB / count] }
    },
    [0, 0],
    { gradientTolerance: 1e-4, decreaseTolerance: 64 * Number.EPSILON, maxIterations: 100 },
  )
  return { coefficient, intercept }
}

/** The probability that the curve gives for a confidence. */
export function scaleConfidence(confidence: number, { coefficient, intercept }: PlattScaling): number {
  return sigmoid(coefficient * logOdds(confidence) + intercept)
}

function logOdds(confidence: number): number {
  const inside = Math.min(Math.max(confidence, EDGE), 1 - EDGE)
  return Math.log(inside / (1 - inside))
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

/** ln(1 + eˣ), without overflow. */
function softPlus(x: number): number {
  return x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x))
}
