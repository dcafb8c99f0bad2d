import type { Json, Metric } from '@binnacle/core'
import { createSample, describeMetric, describePlugin } from '@binnacle/testkit'
import { expect, test } from 'vitest'
import { apps } from './apps.ts'
import { bigcodebench } from './bigcodebench.ts'
import { codeinsightsCodeEfficiency, codeinsightsFunctionalCorrectness, codeinsightsUnittestAlignment } from './codeinsights.ts'
import { czechBankQa } from './czech-bank-qa.ts'
import { ehrSql } from './ehr-sql.ts'
import plugin from './index.ts'
import { passAtK } from './pass-at-k.ts'
import { birdSql, spider } from './query-results.ts'

describePlugin(plugin)
const tests = { test_cases: [{ input: 'x' }] }
const recorded = [
  createSample({
    completions: 'select 1',
    extra: tests,
    annotations: {
      bird_sql: { predicted_result: [[1]], ground_truth_result: [[1]] },
      spider: { predicted_result: [[1]], ground_truth_result: [[2]] },
      ehr_sql: { predicted_result: [[1]], ground_truth_result: [[1]] },
      czech_bank_qa: { error: null },
      apps: { results: [[true, false]] },
      code_eval: { passed: [true] },
      bigcodebench: { pass_at_one: true },
      codeinsights: { passed: [true, false], model_seconds: 1, student_seconds: 2 },
    },
  }),
]
for (const metric of [birdSql, spider, ehrSql, czechBankQa, bigcodebench]) describeMetric(metric, { samples: recorded, gold: false })
describeMetric(apps, { options: { names: ['test_avg', 'strict_acc'] }, samples: recorded, gold: false, bounds: { test_avg: [0, 1] } })
describeMetric(passAtK, {
  options: { k: [1], annotator: 'code_eval' },
  samples: recorded,
  gold: false,
  bounds: { 'pass@1': [0, 1], 'pass^1': [0, 1] },
})
for (const metric of [codeinsightsFunctionalCorrectness, codeinsightsCodeEfficiency, codeinsightsUnittestAlignment]) {
  describeMetric(metric, { options: {}, samples: recorded, gold: false })
}

const missing = { missing: expect.any(String) as string }
const score = <Options>(
  metric: Metric<Options>,
  options: NoInfer<Options>,
  annotations: Record<string, Json>,
  parts: Parameters<typeof createSample>[0] = {},
) => metric.score!(createSample({ completions: 'x', right: 'x', ...parts, annotations }), options)

test('queries: the set of rows counts', () => {
  const compare = (given: Json, right: Json) => score(birdSql, {}, { bird_sql: { predicted_result: given, ground_truth_result: right } })
  expect(
    compare(
      [
        [1, 'a'],
        [2, null],
        [1, 'a'],
      ],
      [
        [2, null],
        [1, 'a'],
      ],
    ),
  ).toEqual({ execution_accuracy: 1 })
  expect(compare([[1]], [[1], [2]])).toEqual({ execution_accuracy: 0 })
  expect(compare([['1']], [[1]])).toEqual({ execution_accuracy: 0 })
  expect(compare([[true]], [[1]])).toEqual({ execution_accuracy: 1 })
  expect(compare([], [])).toEqual({ execution_accuracy: 1 })
  expect(score(birdSql, {}, {})).toEqual({ execution_accuracy: missing })
  expect(score(spider, {}, { spider: { predicted_result: 5, ground_truth_result: [] } })).toEqual({ execution_accuracy: missing })
  expect(score(czechBankQa, {}, { czech_bank_qa: { error: 'no such table' } })).toEqual({ error_rate: 1 })
  expect(score(czechBankQa, {}, { czech_bank_qa: { error: null } })).toEqual({ error_rate: 0 })
})

test.each([
  ['select 1', 'select 1', [[1]], [[1]], undefined, [1, 1, 1, 1, 1, 1]],
  ['select 1', 'select 2', [[2]], [[1]], undefined, [0, 1, 1, 1, 1, 1]],
  ['select 1', 'selec', [], [[1]], 'syntax error', [0, 0, 1, 1, 1, 1]],
  ['select 1', '', [], [[1]], undefined, [0, 0, 0, 0, 0, 1]],
  ['', '', [], [], undefined, [0, 0, 0, 0, 0, 0]],
  ['select 1 where 0', ' ', [], [], undefined, [1, 0, 0, 0, 0, 1]],
  ['', 'select 1', [[1]], [], undefined, [0, 1, 0, 0, 1, 0]],
])('ehr_sql: %j answered %j', (right, completions, given, gold, error, values) => {
  const annotation = { predicted_result: given, ground_truth_result: gold, ...(error === undefined ? {} : { query_error: error }) }
  expect(Object.values(score(ehrSql, {}, { ehr_sql: annotation }, { right, completions }))).toEqual(values)
})

test('ehr_sql: a question that is marked as impossible is not answerable', () => {
  const annotation = { predicted_result: [[1]], ground_truth_result: [[1]] }
  expect(score(ehrSql, {}, { ehr_sql: annotation }, { right: 'q', completions: 'q', extra: { is_impossible: true } })).toMatchObject({
    ehr_sql_precision_answerable: 0,
    ehr_sql_total_ground_truth_answerable: 0,
  })
})

test('apps: the best completion, and only a true counts', () => {
  const options = { names: ['test_avg', 'strict_acc'] as ('test_avg' | 'strict_acc')[], timeout: undefined }
  expect(
    score(apps, options, {
      apps: {
        results: [
          [true, false, -1, 1],
          [true, true, false, -2],
        ],
      },
    }),
  ).toEqual({ test_avg: 0.5, strict_acc: 0 })
  expect(score(apps, options, { apps: { results: [[false], [true, true]] } })).toEqual({ test_avg: 1, strict_acc: 1 })
  expect(score(apps, options, { apps: { results: [[]] } })).toEqual({ test_avg: 0, strict_acc: 0 })
  expect(score(apps, options, {})).toEqual({ test_avg: missing, strict_acc: missing })
  expect(score(bigcodebench, {}, { bigcodebench: { pass_at_one: false } })).toEqual({ 'bigcodebench_p@1': 0 })
})

test('codeinsights: tests passed, and seconds beside the student’s', () => {
  const efficiency = (record: Json, extra: unknown = tests) =>
    score(codeinsightsCodeEfficiency, {} as never, { codeinsights: record }, { extra })
  expect(efficiency({ passed: [true, false], model_seconds: 2, student_seconds: 1 })).toEqual({
    functional_correctness: 0.5,
    runtime_efficiency_ratio: 2,
    efficiency_alignment_score: 0.5,
  })
  expect(efficiency({ passed: [true], model_seconds: 1, student_seconds: 2 })).toMatchObject({ efficiency_alignment_score: 0.5 })
  expect(efficiency({ passed: [true], model_seconds: 1 })).toMatchObject({
    runtime_efficiency_ratio: Number.POSITIVE_INFINITY,
    efficiency_alignment_score: 0,
  })
  expect(efficiency({ passed: [false], student_seconds: 2 })).toEqual({
    functional_correctness: 0,
    runtime_efficiency_ratio: 0,
    efficiency_alignment_score: 0,
  })
  expect(efficiency({ passed: [true] }, {})).toMatchObject({ functional_correctness: 0 })
  expect(score(codeinsightsFunctionalCorrectness, {} as never, {}, { extra: tests })).toEqual({ functional_correctness: missing })
})

test.each([
  ['Test 2 fails', [1, 1, 0], 1],
  ['2', [1, 0, 0], 0],
  ['-2', [1, 1, 0], 0],
  ['none', [1, 1, 0], 0],
  ['1', undefined, 0],
])('codeinsights: %j names the failing test of %j', (completions, pattern, value) => {
  const extra = pattern === undefined ? {} : { student_correctness_pattern: pattern }
  expect(score(codeinsightsUnittestAlignment, {} as never, {}, { completions, extra })).toEqual({ unittest_alignment: value })
})

test('pass@k and pass^k, of the completions that were run', () => {
  const passAtOf = (k: readonly number[], passed: readonly (boolean | null)[]) =>
    score(passAtK, { k: [...k], annotator: 'code_eval' }, { code_eval: { passed: [...passed] } })
  const two = passAtOf([1, 3, 5], [true, false, false, true, false])
  expect(Object.keys(two)).toEqual(['pass@1', 'pass^1', 'pass@3', 'pass^3', 'pass@5', 'pass^5'])
  for (const [name, value] of [
    ['pass@1', 0.4],
    ['pass@3', 0.9],
    ['pass@5', 1],
    ['pass^1', 0.4],
    ['pass^3', 0],
  ] as const) {
    expect(two[name]).toBeCloseTo(value, 12)
  }
  const few = { missing: 'not computable: 2 completions were run, and 3 are drawn' }
  expect(passAtOf([3], [false, null, false])).toEqual({ 'pass@3': few, 'pass^3': few })
  expect(score(passAtK, { k: [1], annotator: 'code_eval' }, {})).toEqual({ 'pass@1': missing, 'pass^1': missing })
})
