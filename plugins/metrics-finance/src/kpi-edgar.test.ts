import { createSample } from '@binnacle/testkit'
import { expect, test } from 'vitest'
import { kpiEdgar } from './kpi-edgar.ts'

const summarize = (...pairs: readonly (readonly [right: string, answer: string])[]) =>
  kpiEdgar.summarize!(
    pairs.map(([right, completions]) => kpiEdgar.collect!(createSample({ right, completions }), {}, {})!),
    {},
  )

// What HELM 0.5.16 gives.
test('a full stop at the end loses the last entity', () => {
  expect(summarize(['revenue [kpi],$5 million [cy]', 'revenue [kpi],$5 million [cy].'])).toMatchObject({ word_macro_f1_score: 0.25 })
})

test('words count over all instances, tag by tag; what is found and what is right are in each other’s place for shares', () => {
  const scores = summarize(['net revenue [kpi],5 [cy]', 'revenue [kpi]'], ['costs [kpi]', 'costs [kpi],3 [py]']) as Record<string, number>
  expect(scores['word_macro_f1_score']).toBeCloseTo(0.2, 12)
  expect(scores['adjusted_macro_f1_score']).toBeCloseTo(0.21428571428571427, 12)
})

test('tags that are none are left out', () => {
  expect(summarize(['a [kpi]', 'a [kpi],b [constructor],c [xyz]'])).toMatchObject({ word_macro_f1_score: 0.25 })
})

test('an instance without a completion leaves the numbers missing', () => {
  const row = kpiEdgar.collect!(createSample({ right: 'a [kpi]', completions: [] }), {}, {})!
  expect(kpiEdgar.summarize!([row], {})).toEqual({
    word_macro_f1_score: { missing: expect.any(String) as string },
    adjusted_macro_f1_score: { missing: expect.any(String) as string },
  })
})
