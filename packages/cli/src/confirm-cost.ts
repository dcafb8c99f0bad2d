import { createInterface } from 'node:readline/promises'
import { BinnacleError, isBinnacleError, type RunSpec } from '@binnacle/core'
import { visibleLine } from '@binnacle/report'
import { estimateCost, formatUsd, type MadePlan, standingOf, stands } from '@binnacle/session'
import type { CommandSession } from './command-session.ts'
import { ownVersion } from './own-version.ts'

/** US dollars from which on a plan asks. */
const ASK_FROM = 5

/** Whether a run may ask something: not one that is finished, nor one that is refused since its record is damaged. */
async function mayAsk(session: CommandSession, spec: RunSpec): Promise<boolean> {
  try {
    return !stands(await standingOf(session, spec, 'model', ownVersion()))
  } catch (cause) {
    if (isBinnacleError(cause) && cause.fate === 'run') return false
    throw cause
  }
}

/**
 * Asks before a plan that may cost over 5 USD, or whose price is not known; where nobody can be asked it is refused, unless --yes
 * or a budget is given. A budget in dollars cannot hold where a price is not known.
 * @throws BinnacleError `ERR_PLAN_COST`, `ERR_PLAN_BUDGET`
 */
export async function confirmCost(session: CommandSession, { plan, code }: MadePlan): Promise<void> {
  const { settings, terminal } = session
  const { usd: budgetUsd, tokens: budgetTokens } = settings.budget
  if (budgetTokens !== undefined || (settings.yes && budgetUsd === undefined)) return
  const toAsk: RunSpec[] = []
  for (const spec of plan.runs) if (await mayAsk(session, spec)) toAsk.push(spec)
  const unknown = new Set<string>()
  let most = 0
  for (const spec of toAsk) {
    const { usd, unpriced } = estimateCost(spec, code.get(spec)?.adapter)
    for (const name of unpriced) unknown.add(name)
    most += usd?.[1] ?? 0
  }
  if (unknown.size === 0 && (budgetUsd !== undefined || most <= ASK_FROM)) return
  if (budgetUsd !== undefined) return withoutPrice([...unknown].join(', '), session)
  const why = unknown.size > 0 ? `the price of ${[...unknown].join(', ')} is not known` : `this may cost up to ${formatUsd(most)} USD`
  if (terminal.isInteractive && process.stdin.isTTY === true) {
    const line = createInterface({ input: process.stdin, output: process.stderr })
    const answer = await line.question(`${visibleLine(why)}. Go on? [y/N] `)
    line.close()
    if (/^y(es)?$/i.test(answer.trim())) return
  }
  throw new BinnacleError({
    code: 'ERR_PLAN_COST',
    message: `${why}; nothing was asked`,
    hint: 'Add --yes, set a limit with --budget-usd or --budget-tokens, or give the `price` of the model in the config ({ input: 0, output: 0 } for your own server).',
  })
}

/** Dollars of models without a price are not counted: with --yes that is said, else it is refused. */
function withoutPrice(unknown: string, { settings, terminal }: CommandSession): void {
  const message = `the price of ${unknown} is not known, so that a budget in dollars does not bound it`
  if (settings.yes) return terminal.warn(message)
  throw new BinnacleError({
    code: 'ERR_PLAN_BUDGET',
    message: `${message}; nothing was asked`,
    hint: 'Set --budget-tokens instead, give the `price` of the model in the config, or add --yes.',
  })
}
