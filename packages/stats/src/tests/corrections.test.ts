import { describe, expect, it } from 'vitest'
import { benjaminiHochberg, holm } from './corrections.ts'

const close = (found: readonly number[], expected: readonly number[]): void => {
  expect(found).toHaveLength(expected.length)
  for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 12)
}

describe('corrections for many comparisons', () => {
  // What R's p.adjust gives for the same values.
  const pValues = [0.01, 0.02, 0.03, 0.04, 0.05]

  it('of Holm', () => {
    close(holm(pValues), [0.05, 0.08, 0.09, 0.09, 0.09])
    close(holm([0.04, 0.001, 0.3]), [0.08, 0.003, 0.3])
  })

  it('of Benjamini and Hochberg', () => {
    close(benjaminiHochberg(pValues), [0.05, 0.05, 0.05, 0.05, 0.05])
    close(benjaminiHochberg([0.04, 0.001, 0.3, 0.008]), [0.05333333333333334, 0.004, 0.3, 0.016])
  })

  it('of one value is none, and of nothing nothing', () => {
    close(holm([0.03]), [0.03])
    close(benjaminiHochberg([0.03]), [0.03])
    expect([holm([]), benjaminiHochberg([])]).toEqual([[], []])
  })

  it('never exceed 1, and keep the order', () => {
    const many = [0.9, 0.8, 0.7, 0.01]
    for (const corrected of [holm(many), benjaminiHochberg(many)]) {
      expect(Math.max(...corrected)).toBeLessThanOrEqual(1)
      expect(corrected[3]).toBe(Math.min(...corrected))
    }
  })
})
