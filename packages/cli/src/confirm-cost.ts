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
 * or a budget is given.
 * @throws BinnacleError `ERR_PLAN_COST`
 */
export async function confirmCost(session: CommandSession, { plan, code }: MadePlan): Promise<void> {
  const { settings, terminal } = session
  if (settings.yes || settings.budget.usd !== undefined || settings.budget.tokens !== undefined) return
  const toAsk: RunSpec[] = []
  for (const spec of plan.runs) if (await mayAsk(session, spec)) toAsk.push(spec)
  const unknown = new Set<string>()
  let most = 0
  for (const spec of toAsk) {
    const { usd, unpriced } = estimateCost(spec, code.get(spec)?.adapter)
    for (const name of unpriced) unknown.add(name)
    most += usd?.[1] ?? 0
  }
  if (unknown.size === 0 && most <= ASK_FROM) return
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
