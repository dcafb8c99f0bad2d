import { BinnacleError, didYouMean, type Stat } from '@binnacle/core'
import { formatNumber, formatTable, perturbationTitle } from '@binnacle/report'
import type { Terminal } from '../terminal.ts'

const COLUMNS = [
  { title: 'stat' },
  { title: 'split' },
  { title: 'perturbation' },
  { title: 'computed on' },
  { title: 'mean', align: 'right' as const },
  { title: '95 % interval', align: 'right' as const },
  { title: 'N', align: 'right' as const },
  { title: 'missing', align: 'right' as const },
]

/**
 * Shows the stats of some names, with all splits and perturbed copies; those of the whole, too, which have one value and no interval.
 * @throws BinnacleError `ERR_SHOW_STAT` where the run has none of a name
 */
export function showStats(all: readonly Stat[], names: readonly string[], terminal: Terminal, asJson: boolean): void {
  const known = [...new Set(all.map(({ name }) => name.name))]
  for (const name of names)
    if (!known.includes(name))
      throw new BinnacleError({
        code: 'ERR_SHOW_STAT',
        message: `the run has no stat “${name}”.${didYouMean(name, known)}`,
        hint: `It has: ${known.join(', ')}.`,
      })
  const found = all.filter(({ name }) => names.includes(name.name))
  if (asJson) return terminal.json(found)
  terminal.result(formatTable(COLUMNS, found.map(row)))
}

function row({ name, mean, spread, missing = 0 }: Stat): readonly string[] {
  const { split, subSplit, perturbation } = name
  return [
    name.name,
    [split, subSplit].filter((part) => part !== undefined).join(' '),
    perturbation === undefined ? '' : perturbationTitle(perturbation),
    perturbation?.computedOn ?? '',
    formatNumber(mean),
    spread === undefined ? '' : `${formatNumber(spread.interval[0])} … ${formatNumber(spread.interval[1])}`,
    spread === undefined ? '' : String(spread.n),
    String(missing),
  ]
}
