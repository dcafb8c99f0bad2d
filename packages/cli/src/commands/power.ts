import { compareScores, readScores } from '@binnacle/analysis'
import { BinnacleError } from '@binnacle/core'
import { readRun } from '@binnacle/records'
import { formatNumber } from '@binnacle/report'
import { detectableDifference, pairedPower, pairedSampleSize, twoProportionSampleSize } from '@binnacle/stats'
import { findSide, pairRuns } from '../compare/find-sides.ts'
import { nothingShared } from '../compare/errors.ts'
import { mergeSettings, type Options } from '../settings.ts'
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
  const known = deviationOf(words, options)
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
  if (options.json === true) return terminal.result(JSON.stringify(answer, null, 2))
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

const nothingKnown = () =>
  new BinnacleError({
    code: 'ERR_POWER_UNKNOWN',
    message: 'it is not known how much the differences of rows vary',
    hint: 'Give two models with runs (binnacle power A B --difference 0.02), the share of rows on which they disagree (--disagreement 0.2), a --deviation, or a --score with --difference.',
  })

/** The standard deviation of paired differences: of recorded runs, as given, or from how often two models disagree. */
function deviationOf(
  [first, second]: readonly string[],
  options: PowerOptions,
): { readonly deviation: number; readonly source: string } | undefined {
  const { deviation, disagreement, difference = 0 } = options
  if (deviation !== undefined) return { deviation, source: 'as given' }
  if (disagreement !== undefined) {
    if (Math.abs(difference) > disagreement)
      throw new BinnacleError({
        code: 'ERR_POWER_VALUE',
        message: `a difference of ${difference} needs disagreement on as many rows at the least, not on ${disagreement}`,
        hint: 'Raise --disagreement, or lower --difference.',
      })
    return {
      deviation: Math.sqrt(disagreement - difference ** 2),
      source: `they disagree on ${Math.round(disagreement * 1000) / 10} % of the rows`,
    }
  }
  if (first === undefined || second === undefined) return undefined
  const settings = mergeSettings(options, { config: {}, file: undefined, folder: process.cwd() }, process.env, process.cwd(), [])
  const pair = pairRuns(findSide(first, settings, process.cwd()), findSide(second, settings, process.cwd()))[0]
  if (pair === undefined) throw nothingShared(first, second)
  const [own, other] = pair.map(({ path }) => {
    const run = readRun(path)
    const read = readScores(run)
    run.close()
    return read?.scores ?? new Map<string, number>()
  })
  const compared = compareScores({ first: own!, second: other! })
  return { deviation: compared.deviation, source: `${compared.rows} rows of ${pair[0].record.name} and ${pair[1].record.name}` }
}
