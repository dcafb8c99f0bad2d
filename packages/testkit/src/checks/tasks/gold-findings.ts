import { type Direction, isMissing, type ScoreValue, type Stat } from '@binnacle/core'
import { mainStat } from '@binnacle/report'
import { finding, type Finding } from '../finding.ts'
import type { Attitude } from './gold-answer.ts'
import type { Rehearsal } from './rehearse.ts'

/** Looks whether right answers score best on the main stat: as good as can be, and better than wrong ones and none. */
export function goldFindings(
  place: string,
  rehearsals: Readonly<Record<Attitude, Rehearsal>>,
  { best }: { readonly best?: number | undefined },
): readonly Finding[] {
  const { gold, wrong, empty } = rehearsals
  const stat = mainStat(gold, gold.result.stats)
  if (stat === undefined) return []
  const direction = directionOf(gold, stat)
  if (direction === 'neither') return [finding('gold-not-tried', place, `the main stat “${stat.name.name}” is better neither high nor low`)]
  if (stat.mean === undefined)
    return [finding('gold-missing', place, `“${stat.name.name}” has no value for right answers: ${missingReason(gold, stat)}`)]
  const mean = stat.mean
  const others = [wrong, empty].flatMap((one) => {
    const other = sameStat(one, stat)
    return other?.mean === undefined ? [] : [other.mean]
  })
  const isBetter = (a: number, b: number) => (direction === 'higher' ? a > b : a < b)
  const shown = `“${stat.name.name}” is ${mean}`
  const beaten = others.find((other) => !isBetter(mean, other))
  if (beaten !== undefined) {
    return [
      finding('gold-not-best', place, `${shown} for right answers and ${beaten} for wrong or empty ones${worst(gold, stat, direction)}`),
    ]
  }
  const wanted = best ?? inferredBest(direction, [stat, sameStat(wrong, stat), sameStat(empty, stat)])
  if (wanted !== undefined && Math.abs(mean - wanted) > 1e-9) {
    return [
      finding('gold-not-best', place, `${shown} for right answers, and ${wanted} is the best there is${worst(gold, stat, direction)}`),
    ]
  }
  return []
}

function directionOf({ parts }: Rehearsal, stat: Stat): Direction {
  const found = parts.metrics.find(({ metric }) => metric.name === stat.metric)?.directions
  return found?.[stat.name.name] ?? found?.['*'] ?? 'neither'
}

const sameStat = ({ result }: Rehearsal, stat: Stat): Stat | undefined =>
  result.stats.find(({ name }) => JSON.stringify(name) === JSON.stringify(stat.name))

/** Where all values lie between 0 and 1 it is a share, whose end is known. */
function inferredBest(direction: Direction, stats: readonly (Stat | undefined)[]): number | undefined {
  const isShare = stats.every((stat) => stat === undefined || ((stat.min ?? 0) >= 0 && (stat.max ?? 0) <= 1))
  return isShare ? (direction === 'higher' ? 1 : 0) : undefined
}

/** The scores of the main stat by sample. */
function scoresOf({ store, parts }: Rehearsal, stat: Stat): readonly { readonly id: string | number; readonly value: ScoreValue }[] {
  const index = parts.metrics.findIndex(({ metric }) => metric.name === stat.metric)
  return [...store.scores.scan()].flat().flatMap(({ instanceId, scores }) => {
    const value = scores[index]?.[stat.name.name]
    return value === undefined ? [] : [{ id: instanceId, value }]
  })
}

/** The first sample whose right answer scores worse than that of another. */
function worst(gold: Rehearsal, stat: Stat, direction: Direction): string {
  const values = scoresOf(gold, stat).filter((one): one is { id: string | number; value: number } => typeof one.value === 'number')
  const numbers = values.map(({ value }) => value)
  const top = direction === 'higher' ? Math.max(...numbers) : Math.min(...numbers)
  const first = values.find(({ value }) => value !== top) ?? values[0]
  if (first === undefined) return ''
  const sample = [...gold.store.requests.scan()]
    .flat()
    .find((row) => gold.store.instances.at(row.sample % gold.store.instances.count).id === first.id)
  const said = sample === undefined ? undefined : gold.store.ledger.read(sample.key)?.completions[0]?.text
  return `; instance ${first.id} scores ${first.value}${said === undefined ? '' : ` for ${JSON.stringify(said.slice(0, 80))}`}`
}

function missingReason(gold: Rehearsal, stat: Stat): string {
  const first = scoresOf(gold, stat).find(({ value }) => isMissing(value))?.value
  return first !== undefined && isMissing(first) ? first.missing : 'no sample has a score'
}
