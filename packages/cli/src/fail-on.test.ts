import type { OutcomeCounts, Stat } from '@binnacle/core'
import type { RunSummary } from '@binnacle/report'
import { describe, expect, it } from 'vitest'
import { checkCondition, conditionHolds, parseCondition } from './fail-on.ts'

const outcomes: OutcomeCounts = { errored: 2, refused: 0, filtered: 0, truncated: 0, unparsed: 8, scored: 90 }
const summary = { allOutcomes: outcomes } as RunSummary
const stat = (name: string, mean: number, perturbation?: string): Stat =>
  ({ name: { name, ...(perturbation === undefined ? {} : { perturbation: { name: perturbation } }) }, count: 1, mean }) as unknown as Stat
const stats = [stat('exact_match', 0, 'typos'), stat('exact_match', 0.75), stat('f1', Number.POSITIVE_INFINITY)]

describe('a condition', () => {
  it.each([
    ['errored>2%', false],
    ['errored>=2%', true],
    ['errored > 1', true],
    ['unparsed>=8', true],
    ['unparsed<8', false],
    ['refused<=0', true],
    ['exact_match<0.8', true],
    ['exact_match<75%', false],
    ['exact_match<=75%', true],
    ['f1>1000', true],
  ])('%s: %s', (text, expected) => {
    expect(conditionHolds(parseCondition(text), summary, stats)).toBe(expected)
  })

  it.each(['', 'errored', 'errored>', '>3', 'errored=3', 'errored>three', 'errored>1.2.3'])('%j is none', (text) => {
    expect(() => parseCondition(text)).toThrow(expect.objectContaining({ code: 'ERR_OPTION_FAIL_ON', exitCode: 2 }) as Error)
  })

  it('on a stat that no run has is refused', () => {
    expect(() => checkCondition(parseCondition('exact_mach<1'), [{ stats }])).toThrow('Did you mean “exact_match”?')
    for (const text of ['exact_match<1', 'refused>0']) expect(() => checkCondition(parseCondition(text), [{ stats }])).not.toThrow()
    expect(() => checkCondition(parseCondition('exact_mach<1'), [])).not.toThrow()
  })
})
