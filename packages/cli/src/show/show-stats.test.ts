import type { Stat } from '@binnacle/core'
import { expect, test } from 'vitest'
import { showStats } from './show-stats.ts'
import type { Terminal } from '../terminal.ts'

const stat = (name: Stat['name'], more: Partial<Stat> = {}): Stat => ({
  name,
  count: 1,
  sum: 0.5,
  sumSquared: 0.25,
  mean: 0.5,
  metric: 'm',
  ...more,
})

const STATS = [
  stat({ name: 'near', split: 'test' }, { missing: 2 }),
  stat({
    name: 'near',
    split: 'test',
    perturbation: { name: 'typos', robustness: true, fairness: false, computedOn: 'worst', rate: 0.1, kind: 'swap' },
  }),
  stat({ name: 'far', split: 'valid' }),
]

function shown(names: readonly string[], asJson = false): string {
  const lines: string[] = []
  const terminal = { result: (line: string) => lines.push(line), json: (value: unknown) => lines.push(JSON.stringify(value)) }
  showStats(STATS, names, terminal as unknown as Terminal, asJson)
  return lines.join('\n')
}

test('the stats of a name, of perturbed copies too, and no others', () => {
  const [, , first, second, ...rest] = shown(['near']).split('\n')
  expect(first!.trim().split(/\s{2,}/)).toEqual(['near', 'test', '0.500', '2'])
  expect(second!.trim().split(/\s{2,}/)).toEqual(['near', 'test', 'typos (rate=0.1, kind=swap)', 'worst', '0.500', '0'])
  expect(rest).toEqual([])
  expect(JSON.parse(shown(['far'], true))).toEqual([STATS[2]])
})

test('a name that the run has not', () => {
  expect(() => shown(['naer'])).toThrow(
    expect.objectContaining({
      code: 'ERR_SHOW_STAT',
      message: 'the run has no stat “naer”. Did you mean “near”?',
      hint: 'It has: near, far.',
    }),
  )
})
