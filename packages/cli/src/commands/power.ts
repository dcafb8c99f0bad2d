import { BinnacleError } from '@binnacle/core'
import { formatNumber } from '@binnacle/report'
import { detectableDifference, pairedPower, pairedSampleSize, twoProportionSampleSize } from '@binnacle/stats'
import { comparePair } from '../compare/compare-pair.ts'
import { findSide, pairRuns } from '../compare/find-sides.ts'
import { nothingShared } from '../compare/errors.ts'
import { mergeSettings } from '@binnacle/session'
import type { Options } from '../options.ts'
import { createTerminal } from '../terminal.ts'

/** Options of the command. */
export interface PowerOptions extends Options {
  readonly difference?: number
  readonly rows?: number
  readonly deviation?: number
  readonly score?: number
  readonly disagreement?: number
  readonly power: number
  readonly significance: number
}

/** `binnacle power`: how many rows a difference needs, or what difference so many rows show. */
export async function power(words: readonly string[], options: PowerOptions): Promise<void> {
  const terminal = createTerminal(options)
  const { difference, rows } = options
  const risks = { power: options.power, significance: options.significance }
  checkValues(options)
  const known = await deviationOf(words, options)
  if (known === undefined && (options.score === undefined || difference === undefined)) throw nothingKnown()
  const answer = {
    power: options.power,
    significance: options.significance,
    ...(known === undefined ? {} : { deviation: known.deviation, source: known.source }),
    ...(difference === undefined
      ? {}
      : {
          difference,
          ...(known === undefined ? {} : { rows: pairedSampleSize(difference, known.deviation, risks) }),
          ...(options.score === undefined
            ? {}
            : { rowsUnpaired: twoProportionSampleSize(options.score, options.score + difference, risks) }),
        }),
    ...(rows === undefined || known === undefined
      ? {}
      : {
          ofRows: rows,
          detectable: detectableDifference(rows, known.deviation, risks),
          ...(difference === undefined ? {} : { chance: pairedPower(rows, difference, known.deviation, options.significance) }),
        }),
  }
  if (options.json === true) return terminal.json(answer)
  const percent = (part: number) => `${Math.round(part * 1000) / 10} %`
  const risk = `${percent(options.power)} power, ${percent(options.significance)} two-sided`
  if (known !== undefined) terminal.result(`Standard deviation of the differences: ${formatNumber(known.deviation)} (${known.source}).`)
  if (answer.rows !== undefined)
    terminal.result(`A difference of ${formatNumber(difference)} needs ${answer.rows} rows asked of both models (${risk}).`)
  if (answer.rowsUnpaired !== undefined)
    terminal.result(
      `Asked different rows, each model needs ${answer.rowsUnpaired} (${formatNumber(options.score)} against ${formatNumber(options.score! + difference!)}).`,
    )
  if (answer.detectable !== undefined)
    terminal.result(`${rows} rows show a difference of ${formatNumber(answer.detectable)} or more (${risk}).`)
  if (answer.chance !== undefined)
    terminal.result(`The chance that ${rows} rows show a difference of ${formatNumber(difference)}: ${percent(answer.chance)}.`)
}

/** Refuses what no number of rows can answer. */
function checkValues({ power: chance, significance, difference, disagreement, score }: PowerOptions): void {
  for (const [option, value] of Object.entries({ power: chance, significance }))
    if (value >= 1) throw badValue(`--${option} ${value} is a chance: it lies between 0 and 1`, 'Give it as a share, such as 0.8 or 0.05.')
  if (difference === 0)
    throw badValue('no number of rows shows a difference of 0', 'Give the smallest difference that matters, such as 0.02.')
  if (disagreement !== undefined && disagreement > 1)
    throw badValue(`--disagreement ${disagreement} is more than all rows`, 'Give it as a share, such as 0.2.')
  if (score === undefined) return
  for (const share of [score, score + (difference ?? 0)])
    if (share < 0 || share > 1)
      throw badValue(
        `a share of right answers of ${formatNumber(share)} is none`,
        'Let --score, and --score with --difference, lie between 0 and 1.',
      )
}

const badValue = (message: string, hint: string) => new BinnacleError({ code: 'ERR_POWER_VALUE', message, hint })

const nothingKnown = () =>
  new BinnacleError({
    code: 'ERR_POWER_UNKNOWN',
    message: 'it is not known how much the differences of rows vary',
    hint: 'Give two models with runs (binnacle power A B --difference 0.02), the share of rows on which they disagree (--disagreement 0.2), a --deviation, or a --score with --difference.',
  })

/** The standard deviation of paired differences: of recorded runs, as given, or from how often two models disagree. */
async function deviationOf(
  [first, second]: readonly string[],
  options: PowerOptions,
): Promise<{ readonly deviation: number; readonly source: string } | undefined> {
  const { deviation, disagreement, difference = 0 } = options
  if (deviation !== undefined) return { deviation, source: 'as given' }
  if (disagreement !== undefined) {
    if (Math.abs(difference) > disagreement)
      throw badValue(
        `a difference of ${difference} needs disagreement on as many rows at the least, not on ${disagreement}`,
        'Raise --disagreement, or lower --difference.',
      )
    return {
      deviation: Math.sqrt(disagreement - difference ** 2),
      source: `they disagree on ${Math.round(disagreement * 1000) / 10} % of the rows`,
    }
  }
  if (first === undefined || second === undefined) return undefined
  const settings = mergeSettings(options, { config: {}, file: undefined, folder: process.cwd() }, process.env, process.cwd(), [])
  const { warn } = createTerminal(options)
  const [own, other] = [findSide(first, settings, process.cwd(), warn), findSide(second, settings, process.cwd(), warn)]
  const pair = pairRuns(own, other)[0]
  if (pair === undefined) throw nothingShared(first, second)
  // Which of the two is better does not change how much they differ.
  const {
    deviation: found,
    rows,
    clusters,
  } = await comparePair(...pair, { confidence: 0.95, anyway: false, directionOf: async () => 'higher' })
  const source = `${rows} rows${clusters === undefined ? '' : ` in ${clusters} clusters`} of ${pair[0].record.name} and ${pair[1].record.name}`
  if (!(found > 0))
    throw badValue(
      `${source} do not tell how much differences vary: ${rows < 2 ? 'there must be two at the least' : 'none differs'}`,
      'Run both on more rows, or give --disagreement or --deviation.',
    )
  return { deviation: found, source }
}
