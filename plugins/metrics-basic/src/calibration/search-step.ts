/** The value and the slope of a function along a line. */
interface LinePoint {
  readonly value: number
  readonly slope: number
}

/** A place on the line, with the value and the slope of the function that the search works on there. */
interface Trial extends LinePoint {
  readonly step: number
}

/** Accepts a step whose value has fallen enough … */
const DECREASE = 1e-3
/** … and whose slope has become flat enough. */
const FLATNESS = 0.9
const WIDTH = 0.1
const MAX_STEP = 1e10
const MAX_TRIALS = 50

/**
 * Searches a step along a descent direction that lowers the value and the slope enough, by the method of Moré and
 * Thuente (ACM TOMS 20, 1994) with the constants of L-BFGS-B.
 * @param evaluate value and slope at a step
 * @param start value and (negative) slope at step 0
 * @param firstStep the step that is tried first
 * @returns the step with its evaluation, or `undefined` where none was found
 */
export function searchStep<E>(
  evaluate: (step: number) => LinePoint & { readonly evaluation: E },
  start: LinePoint,
  firstStep: number,
): { readonly step: number; readonly evaluation: E } | undefined {
  const neededSlope = DECREASE * start.slope
  let best: Trial = { step: 0, ...start }
  let other: Trial = best
  let bracketed = false
  let firstStage = true
  let width = MAX_STEP
  let previousWidth = 2 * width
  let lowest = 0
  let highest = firstStep + 4 * firstStep
  let step = firstStep
  for (let trial = 0; trial < MAX_TRIALS; trial++) {
    const here = evaluate(step)
    if (!Number.isFinite(here.value)) return undefined
    const neededValue = start.value + step * neededSlope
    if (firstStage && here.value <= neededValue && here.slope >= 0) firstStage = false
    const exhausted =
      (bracketed && (step <= lowest || step >= highest || highest - lowest <= WIDTH * highest)) ||
      (step === MAX_STEP && here.value <= neededValue && here.slope <= neededSlope) ||
      (step === 0 && (here.value > neededValue || here.slope >= neededSlope))
    const good = here.value <= neededValue && Math.abs(here.slope) <= FLATNESS * -start.slope
    if (exhausted || good) return { step, evaluation: here.evaluation }

    // In the first stage the search works on the function less the needed decrease.
    const shift = firstStage && here.value <= best.value && here.value > neededValue ? neededSlope : 0
    const moved = nextTrial(shifted(best, -shift), shifted(other, -shift), shifted({ step, ...here }, -shift), bracketed, lowest, highest)
    best = shifted(moved.best, shift)
    other = shifted(moved.other, shift)
    bracketed = moved.bracketed
    step = moved.step

    if (bracketed) {
      const span = Math.abs(other.step - best.step)
      if (span >= 0.66 * previousWidth) step = best.step + 0.5 * (other.step - best.step)
      previousWidth = width
      width = span
      lowest = Math.min(best.step, other.step)
      highest = Math.max(best.step, other.step)
    } else {
      lowest = step + 1.1 * (step - best.step)
      highest = step + 4 * (step - best.step)
    }
    step = Math.min(Math.max(step, 0), MAX_STEP)
    if (bracketed && (step <= lowest || step >= highest || highest - lowest <= WIDTH * highest)) step = best.step
  }
  return undefined
}

function shifted({ step, value, slope }: Trial, shift: number): Trial {
  return { step, value: value + step * shift, slope: slope + shift }
}

/** The next step to try, by cubic and quadratic interpolation, and the interval that holds a minimum. */
function nextTrial(best: Trial, other: Trial, here: Trial, bracketed: boolean, lowest: number, highest: number) {
  const opposite = here.slope * (best.slope / Math.abs(best.slope)) < 0
  const theta = (3 * (best.value - here.value)) / (here.step - best.step) + best.slope + here.slope
  const size = Math.max(Math.abs(theta), Math.abs(best.slope), Math.abs(here.slope))
  const root = size * Math.sqrt(Math.max(0, (theta / size) ** 2 - (best.slope / size) * (here.slope / size)))
  let step: number
  let nowBracketed = bracketed
  if (here.value > best.value) {
    const gamma = here.step < best.step ? -root : root
    const ratio = (gamma - best.slope + theta) / (gamma - best.slope + gamma + here.slope)
    const cubic = best.step + ratio * (here.step - best.step)
    const fall = (best.value - here.value) / (here.step - best.step) + best.slope
    const quadratic = best.step + (best.slope / fall / 2) * (here.step - best.step)
    step = Math.abs(cubic - best.step) < Math.abs(quadratic - best.step) ? cubic : cubic + (quadratic - cubic) / 2
    nowBracketed = true
  } else if (opposite) {
    const gamma = here.step > best.step ? -root : root
    const ratio = (gamma - here.slope + theta) / (gamma - here.slope + gamma + best.slope)
    const cubic = here.step + ratio * (best.step - here.step)
    const secant = here.step + (here.slope / (here.slope - best.slope)) * (best.step - here.step)
    step = Math.abs(cubic - here.step) > Math.abs(secant - here.step) ? cubic : secant
    nowBracketed = true
  } else if (Math.abs(here.slope) < Math.abs(best.slope)) {
    const gamma = here.step > best.step ? -root : root
    const ratio = (gamma - here.slope + theta) / (gamma + (best.slope - here.slope) + gamma)
    const secant = here.step + (here.slope / (here.slope - best.slope)) * (best.step - here.step)
    const away = here.step > best.step ? highest : lowest
    const cubic = ratio < 0 && gamma !== 0 ? here.step + ratio * (best.step - here.step) : away
    const cubicIsNearer = Math.abs(cubic - here.step) < Math.abs(secant - here.step)
    if (bracketed) {
      const limit = here.step + 0.66 * (other.step - here.step)
      const chosen = cubicIsNearer ? cubic : secant
      step = here.step > best.step ? Math.min(limit, chosen) : Math.max(limit, chosen)
    } else step = Math.min(highest, Math.max(lowest, cubicIsNearer ? secant : cubic))
  } else if (bracketed) {
    const thetaOther = (3 * (here.value - other.value)) / (other.step - here.step) + other.slope + here.slope
    const sizeOther = Math.max(Math.abs(thetaOther), Math.abs(other.slope), Math.abs(here.slope))
    const rootOther =
      sizeOther * Math.sqrt(Math.max(0, (thetaOther / sizeOther) ** 2 - (other.slope / sizeOther) * (here.slope / sizeOther)))
    const gamma = here.step > other.step ? -rootOther : rootOther
    const ratio = (gamma - here.slope + thetaOther) / (gamma - here.slope + gamma + other.slope)
    step = here.step + ratio * (other.step - here.step)
  } else step = here.step > best.step ? highest : lowest

  if (here.value > best.value) return { best, other: here, bracketed: nowBracketed, step }
  return { best: here, other: opposite ? best : other, bracketed: nowBracketed, step }
}
