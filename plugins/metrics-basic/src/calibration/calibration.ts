import type { ScoreDirections, ScoreValue } from '@binnacle/core'
import { expectedCalibrationError } from './calibration-error.ts'
import { fitPlattScaling, scaleConfidence } from './platt-scaling.ts'

/** Which way is better for the calibration scores. */
export const CALIBRATION_DIRECTIONS: ScoreDirections = {
  ece_10_bin: 'lower',
  ece_1_bin: 'lower',
  selective_cov_acc_area: 'higher',
  'selective_acc@10': 'higher',
  platt_coef: 'higher',
  platt_intercept: 'higher',
  platt_ece_10_bin: 'lower',
  platt_ece_1_bin: 'lower',
}

/**
 * How well confidences tell right from wrong answers, in HELM's order of names. `platt_coef` and `platt_intercept` are
 * there only where both kinds of answers are.
 * @param confidences one a sample, of 0 … 1
 * @param labels 1 for a right answer, else 0
 * @returns nothing where there are no samples
 */
export function calibrationScores(confidences: readonly number[], labels: readonly number[]): Record<string, ScoreValue> {
  if (confidences.length === 0) return {}
  if (confidences.some((confidence) => confidence > 1)) {
    const missing = { missing: 'a confidence is greater than 1' }
    return Object.fromEntries(Object.keys(CALIBRATION_DIRECTIONS).map((name) => [name, missing]))
  }
  const scores: Record<string, ScoreValue> = {
    ece_10_bin: expectedCalibrationError(confidences, labels, 10),
    ece_1_bin: expectedCalibrationError(confidences, labels, 1),
    ...selectiveScores(confidences, labels),
  }
  if (labels.every((label) => label === labels[0])) return { ...scores, platt_ece_10_bin: 0, platt_ece_1_bin: 0 }
  const scaling = fitPlattScaling(confidences, labels)
  const scaled = confidences.map((confidence) => scaleConfidence(confidence, scaling))
  return {
    ...scores,
    platt_coef: scaling.coefficient,
    platt_intercept: scaling.intercept,
    platt_ece_10_bin: expectedCalibrationError(scaled, labels, 10),
    platt_ece_1_bin: expectedCalibrationError(scaled, labels, 1),
  }
}

/**
 * Accuracy when only the most confident answers are given: the mean over all coverages, and at a tenth. Among equal confidences right
 * answers come first: in HELM the processor decides.
 */
function selectiveScores(confidences: readonly number[], labels: readonly number[]): Record<string, number> {
  const count = confidences.length
  const order = Uint32Array.from({ length: count }, (_, index) => index)
  order.sort((a, b) => confidences[b]! - confidences[a]! || labels[b]! - labels[a]!)
  const tenth = Math.floor(0.1 * count) + 1
  let right = 0
  let area = 0
  let accuracyOfTenth = 0
  for (let taken = 1; taken <= count; taken++) {
    right += labels[order[taken - 1]!]!
    area += right / taken
    if (taken === tenth) accuracyOfTenth = right / taken
  }
  return { selective_cov_acc_area: area / count, 'selective_acc@10': accuracyOfTenth }
}
