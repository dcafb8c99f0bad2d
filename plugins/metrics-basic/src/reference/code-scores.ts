import { byLikelihood, type Missing, type Sample, type ScoreValue } from '@binnacle/core'
import { passAt } from '@binnacle/stats'

/** The reference metrics that say whether generated code passes its tests. */
export const CODE_METRIC_NAMES = ['code_eval_acc', 'pass'] as const

export type CodeMetricName = (typeof CODE_METRIC_NAMES)[number]

/** The annotator whose record says which completions passed: `{ passed: [true, false] }`, in the order of the completions. */
const CODE_ANNOTATOR = 'code_eval'

/**
 * `code_eval_acc`: whether the likeliest completion passes its tests, and at `k` whether any does. `pass`: the unbiased estimate of
 * pass@1 and pass@k from the completions that there are; 1 where there are fewer than k, as in HELM. HELM runs the code while it scores; here an annotator ran it before.
 * @param k how many completions were asked for; no second score where it is 1
 */
export function codeScores(name: CodeMetricName, sample: Sample, k: number): Record<string, ScoreValue> {
  const passed = readPassed(sample)
  const atName = `${name}@${k}`
  if (!Array.isArray(passed)) return { [name]: passed as Missing, ...(k === 1 ? {} : { [atName]: passed as Missing }) }
  const count = passed.filter(Boolean).length
  const [one, many] =
    name === 'pass'
      ? [passAt(passed.length, count, 1) ?? 1, passAt(passed.length, count, k) ?? 1]
      : [likeliestPassed(sample, passed) ? 1 : 0, count > 0 ? 1 : 0]
  return { [name]: one, ...(k === 1 ? {} : { [atName]: many }) }
}

function readPassed({ annotations, requests }: Sample): readonly boolean[] | Missing {
  const annotation = annotations[CODE_ANNOTATOR]
  const passed = typeof annotation === 'object' && annotation !== null && 'passed' in annotation ? annotation['passed'] : undefined
  if (passed === undefined) return { missing: `no sandbox has run the code: there is no annotation of ${CODE_ANNOTATOR}` }
  const { completions } = requests[0]!.answer
  const isList = Array.isArray(passed) && passed.length === completions.length && passed.every((one) => typeof one === 'boolean')
  return isList ? passed : { missing: `the annotation of ${CODE_ANNOTATOR} does not say of each completion whether it passed` }
}

function likeliestPassed({ requests }: Sample, passed: readonly boolean[]): boolean {
  const { completions } = requests[0]!.answer
  return passed[completions.indexOf(byLikelihood(completions)[0]!)]!
}
