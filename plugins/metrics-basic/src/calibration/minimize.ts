import { searchStep } from './search-step.ts'

/** A function's value and slope at a point. */
export interface Evaluation {
  readonly value: number
  readonly gradient: readonly number[]
}

/** When a minimisation stops. */
export interface StoppingRule {
  /** Where no entry of the gradient is larger. */
  readonly gradientTolerance: number
  /** Where the value has become relatively smaller by no more. */
  readonly decreaseTolerance: number
  readonly maxIterations: number
}

/** A step that was taken, and the change of the gradient along it. */
interface Correction {
  readonly step: readonly number[]
  readonly change: readonly number[]
  readonly product: number
}

const MEMORY = 10

/**
 * Minimises a smooth function without bounds by L-BFGS, with the steps and the stopping rule of L-BFGS-B 3.0 (which SciPy
 * uses), so that it stops at the same point.
 * @returns the point at which it stops
 */
export function minimize(
  evaluate: (point: readonly number[]) => Evaluation,
  start: readonly number[],
  { gradientTolerance, decreaseTolerance, maxIterations }: StoppingRule,
): readonly number[] {
  let point = start
  let current = evaluate(point)
  let corrections: Correction[] = []
  for (let iteration = 0; iteration < maxIterations && largest(current.gradient) > gradientTolerance; iteration++) {
    const direction = descentDirection(current.gradient, corrections)
    const slope = dot(current.gradient, direction)
    const origin = point
    const found =
      slope < 0
        ? searchStep(
            (step) => {
              const next = evaluate(along(origin, direction, step))
              return { value: next.value, slope: dot(next.gradient, direction), evaluation: next }
            },
            { value: current.value, slope },
            iteration === 0 ? 1 / Math.sqrt(dot(direction, direction)) : 1,
          )
        : undefined
    if (found === undefined) {
      // No step goes down: forget the curvature and go straight down, or give up.
      if (corrections.length === 0) return point
      corrections = []
      continue
    }
    const previous = current
    point = along(origin, direction, found.step)
    current = found.evaluation
    const scale = Math.max(Math.abs(previous.value), Math.abs(current.value), 1)
    if (largest(current.gradient) <= gradientTolerance || previous.value - current.value <= decreaseTolerance * scale) return point
    const step = direction.map((value) => value * found.step)
    const change = current.gradient.map((value, index) => value - previous.gradient[index]!)
    const product = dot(step, change)
    if (product > Number.EPSILON * -slope * found.step) corrections = [...corrections.slice(1 - MEMORY), { step, change, product }]
  }
  return point
}

/** The two-loop recursion: minus the inverse curvature times the gradient. */
function descentDirection(gradient: readonly number[], corrections: readonly Correction[]): number[] {
  let direction = gradient.map((value) => -value)
  const weights: number[] = []
  for (const { step, change, product } of corrections.toReversed()) {
    const weight = dot(step, direction) / product
    weights.push(weight)
    direction = along(direction, change, -weight)
  }
  const last = corrections.at(-1)
  if (last !== undefined) {
    const scale = last.product / dot(last.change, last.change)
    direction = direction.map((value) => value * scale)
  }
  for (const { step, change, product } of corrections) {
    direction = along(direction, step, weights.pop()! - dot(change, direction) / product)
  }
  return direction
}

function along(point: readonly number[], direction: readonly number[], step: number): number[] {
  return point.map((value, index) => value + step * direction[index]!)
}

function dot(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, value, index) => sum + value * right[index]!, 0)
}

function largest(values: readonly number[]): number {
  return Math.max(...values.map(Math.abs))
}
