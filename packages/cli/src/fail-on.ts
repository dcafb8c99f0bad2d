import { BinnacleError, didYouMean, OUTCOMES, type Outcome, type Stat } from '@binnacle/core'
import type { RunSummary } from '@binnacle/report'

/** A condition under which the command fails: `errored>2%`, `unparsed>=10`, `exact_match<0.5`. */
export interface Condition {
  readonly text: string
  readonly name: string
  readonly compare: (value: number) => boolean
  readonly isShare: boolean
}

/**
 * Reads a condition.
 * @throws BinnacleError `ERR_OPTION_FAIL_ON`
 */
export function parseCondition(text: string): Condition {
  const match = /^\s*([\w@.:-]+)\s*(>=|<=|>|<)\s*([\d.]+)\s*(%?)\s*$/.exec(text)
  const limit = Number(match?.[3])
  if (match === null || Number.isNaN(limit)) {
    throw new BinnacleError({
      code: 'ERR_OPTION_FAIL_ON',
      message: `--fail-on “${text}” is no condition`,
      hint: `Write an outcome (${OUTCOMES.join(', ')}) or a stat, a comparison and a number: 'errored>2%', 'exact_match<0.5'.`,
    })
  }
  const [, name, sign] = match
  const compare = {
    '>': (value: number) => value > limit,
    '>=': (value: number) => value >= limit,
    '<': (value: number) => value < limit,
    '<=': (value: number) => value <= limit,
  }[sign!]!
  return { text, name: name!, compare, isShare: match[4] === '%' }
}

/**
 * Refuses a condition on a stat that none of the runs has: a misspelt one would never hold.
 * @throws BinnacleError `ERR_OPTION_FAIL_ON`
 */
export function checkCondition({ text, name }: Condition, runs: readonly { readonly stats: readonly Stat[] }[]): void {
  if (OUTCOMES.includes(name as Outcome) || runs.length === 0) return
  const known = new Set(runs.flatMap(({ stats }) => stats.map((stat) => stat.name.name)))
  if (known.has(name)) return
  throw new BinnacleError({
    code: 'ERR_OPTION_FAIL_ON',
    message: `--fail-on “${text}”: no run has the stat “${name}”.${didYouMean(name, [...OUTCOMES, ...known])}`,
    hint: 'The runs are done and recorded; see their stats with `binnacle show`, and give the same command with another condition.',
  })
}

/** Whether a condition holds for a run. A stat that is not there does not hold. */
export function conditionHolds({ name, compare, isShare }: Condition, summary: RunSummary, stats: readonly Stat[]): boolean {
  if (summary.allOutcomes !== undefined && OUTCOMES.includes(name as Outcome)) {
    const all = OUTCOMES.reduce((sum, outcome) => sum + summary.allOutcomes![outcome], 0)
    const count = summary.allOutcomes[name as Outcome]
    return compare(isShare ? (100 * count) / Math.max(1, all) : count)
  }
  const stat = stats.find((one) => one.name.name === name && one.name.perturbation === undefined && one.count > 0)
  return stat?.mean !== undefined && compare(isShare ? 100 * stat.mean : stat.mean)
}
