import { type BinnacleError, errorText, isMissing, type ScoreDirections, type ScoreValue } from '@binnacle/core'
import * as errors from '../errors.ts'
import type { RunMetric } from '../plan/run-code.ts'

/** What metrics did wrong in a run: each kind of fault is told once, with how often and where first. */
export interface MetricFaults {
  threw(metric: RunMetric, where: string, cause: unknown): void
  /** Scores without those that are no numbers or not declared: the first become missing, the second are left out, and both are told. */
  checked(metric: RunMetric, where: string, scores: Readonly<Record<string, ScoreValue>>): Readonly<Record<string, ScoreValue>>
  list(): readonly BinnacleError[]
}

/** Makes an empty list of faults. */
export function createMetricFaults(): MetricFaults {
  const faults = new Map<string, { count: number; readonly tell: (count: number) => BinnacleError }>()
  const note = (key: string, tell: (count: number) => BinnacleError): void => {
    const fault = faults.get(key)
    if (fault === undefined) faults.set(key, { count: 1, tell })
    else fault.count++
  }
  return {
    threw({ plugin, metric: { name } }, where, cause) {
      note(`${name}\u0000threw`, (count) => errors.metricThrew(plugin, name, count, `${where}: ${errorText(cause)}`))
    },
    checked({ plugin, metric: { name }, directions }, where, scores) {
      if (typeof scores !== 'object' || scores === null) throw new TypeError('it gave no scores')
      let cleaned: Record<string, ScoreValue> | undefined
      for (const score in scores) {
        if (!isDeclared(score, directions)) {
          delete (cleaned ??= { ...scores })[score]
          const declared = Object.keys(directions)
          note(`${name}\u0000${score}\u0000undeclared`, (count) => errors.metricUndeclared(plugin, name, score, count, where, declared))
        } else if (isNaNScore(scores[score]!)) {
          ;(cleaned ??= { ...scores })[score] = { missing: 'not a number' }
          note(`${name}\u0000${score}\u0000nan`, (count) => errors.metricNaN(plugin, name, score, count, where))
        }
      }
      return cleaned ?? scores
    },
    list: () => [...faults.values()].map(({ count, tell }) => tell(count)),
  }
}

const isDeclared = (score: string, directions: ScoreDirections): boolean => Object.hasOwn(directions, score) || '*' in directions

function isNaNScore(value: ScoreValue): boolean {
  return typeof value === 'number' ? Number.isNaN(value) : !isMissing(value) && value.some(Number.isNaN)
}
