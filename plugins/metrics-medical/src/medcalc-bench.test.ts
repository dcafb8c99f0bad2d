import { createSample } from '@binnacle/testkit'
import { expect, test } from 'vitest'
import { medcalcBench } from './medcalc-bench.ts'

const score = (category: string, right: string, completions: string, lower?: string, upper?: string) =>
  medcalcBench.score!(createSample({ right, completions, extra: { category, lower_limit: lower, upper_limit: upper } }), {})[
    'medcalc_bench_accuracy'
  ]

// What HELM 0.5.16 gives.
test.each<[category: string, right: string, answer: string, lower: string, upper: string, value: number]>([
  ['risk', '5', ' 5\n', '', '', 1],
  ['severity', '5', '5.0', '', '', 0],
  ['physical', '10', '10.5', '9.5', '10.5', 1],
  ['physical', '10', '10.51', '9.5', '10.5', 0],
  ['physical', '10', '10 mg', '9.5', '10.5', 0],
  ['physical', '10', 'nan', '9.5', '10.5', 0],
  ['dosage conversion', '10', '1e1', '9.5', '10.5', 1],
  ['date', '03/05/2024', '3/5/2024', '03/05/2024', '03/05/2024', 1],
  ['date', '03/05/2024', '03/06/2024', '03/05/2024', '03/05/2024', 0],
  ['date', '02/29/2023', '02/29/2023', '02/01/2023', '03/01/2023', 0],
  ['date', '03/05/2024', '2024-03-05', '03/05/2024', '03/05/2024', 0],
  ['date', "('4 weeks', '2 days')", "('4 weeks', '2 days')", "('4 weeks', '1 days')", "('4 weeks', '3 days')", 1],
  ['date', "('4 weeks', '2 days')", "('5 weeks', '0 days')", "('4 weeks', '1 days')", "('4 weeks', '3 days')", 0],
  ['date', "('4 weeks', '2 days')", '30 days', "('4 weeks', '1 days')", "('4 weeks', '3 days')", 0],
  ['other', '10', '10', '9', '11', 0],
])('%s: %j answered %j', (category, right, answer, lower, upper, value) => {
  expect(score(category, right, answer, lower, upper)).toBe(value)
})

test('without a category the score is missing', () => {
  expect(medcalcBench.score!(createSample({ right: '1', completions: '1' }), {})).toEqual({
    medcalc_bench_accuracy: { missing: expect.stringContaining('category') as string },
  })
})
