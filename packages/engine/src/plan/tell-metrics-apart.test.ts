import { defineMetric, isMissing, type MetricUse, type Sample, type ScoreDirections } from '@binnacle/core'
import { expect, test } from 'vitest'
import type { RunMetric } from './run-code.ts'
import { tellMetricsApart } from './tell-metrics-apart.ts'

function metricOf(name: string, scores: ScoreDirections, parts: { readonly helm?: boolean } = {}): RunMetric {
  const metric = defineMetric({
    name,
    description: 'A metric',
    reads: 'one',
    scores,
    ...(parts.helm === true ? { helm: { className: `helm.${name}` } } : {}),
    score: (_sample: Sample, options: { readonly value?: number }) =>
      Object.fromEntries(Object.keys(scores).map((key) => [key === '*' ? 'any' : key, options.value ?? 1])) as never,
  } as never)
  return { metric: metric as never, plugin: 'p', options: {}, directions: scores }
}

function namesOf(uses: readonly MetricUse[], metrics: readonly RunMetric[]): readonly (readonly string[])[] {
  return tellMetricsApart(metrics, uses).map(({ metric, options }) => Object.keys(metric.score!({} as Sample, options)))
}

const match = metricOf('number_match', { number_match: 'higher', digits: 'neither' })

test('a metric used twice has two names, by the options that differ', () => {
  const uses = [
    { name: 'number_match', options: { tolerance: 0.1, base: 10 } },
    { name: 'number_match', options: { tolerance: 0.01, base: 10 } },
    { name: 'number_match', options: { tolerance: 0.001, mode: 'last', base: 10 } },
  ]
  expect(namesOf(uses, [match, match, match])).toEqual([
    ['number_match', 'digits'],
    ['number_match[tolerance=0.01]', 'digits'],
    ['number_match[tolerance=0.001,mode=last]', 'digits'],
  ])
})

test('uses whose options are equal, long or of strange signs are numbered', () => {
  const uses = [{ name: 'm' }, { name: 'm' }, { name: 'm', options: { pattern: '[<' } }, { name: 'm', options: { text: 'x'.repeat(90) } }]
  const metric = metricOf('m', { m: 'higher' })
  expect(namesOf(uses, [metric, metric, metric, metric])).toEqual([['m'], ['m[2]'], ['m[3]'], ['m[4]']])
})

test('two metrics that declare one score are told apart by the name of the second', () => {
  const uses = [{ name: 'a' }, { name: 'b' }, { name: 'b' }]
  const second = metricOf('b', { exact: 'higher', own: 'lower' })
  expect(namesOf(uses, [metricOf('a', { exact: 'higher' }), second, second])).toEqual([
    ['exact'],
    ['exact[b]', 'own'],
    ['exact[2]', 'own[2]'],
  ])
})

test('a label that is taken too gets a number', () => {
  const uses = [{ name: 'm' }, { name: 'm', options: { n: 1 } }, { name: 'm', options: { n: 1 } }]
  const metric = metricOf('m', { m: 'higher' })
  expect(namesOf(uses, [metric, metric, metric])).toEqual([['m'], ['m[n=1]'], ['m[n=1#2]']])
})

test('names that depend on data are told apart in the second use', () => {
  const metric = metricOf('m', { '*': 'higher' })
  expect(namesOf([{ name: 'm' }, { name: 'm', options: { n: 2 } }], [metric, metric])).toEqual([['any'], ['any[n=2]']])
})

test("HELM's metrics share names as in HELM, also one that is used twice; another metric is told apart from them", () => {
  const helm = (name: string) => metricOf(name, { exact_match: 'higher' }, { helm: true })
  const own = metricOf('own', { exact_match: 'higher' })
  const names = ['basic', 'reference', 'basic', 'own']
  const metrics = [helm('basic'), helm('reference'), helm('basic'), own]
  expect(
    namesOf(
      names.map((name) => ({ name, options: {} })),
      metrics,
    ),
  ).toEqual([['exact_match'], ['exact_match'], ['exact_match'], ['exact_match[own]']])
})

test('all that a metric does goes by its own names inside, by the told ones outside', () => {
  const seen: unknown[] = []
  const metric = defineMetric({
    name: 'm',
    description: 'A metric',
    reads: 'one',
    scores: { row: 'higher', whole: 'lower' },
    proportions: (name) => name === 'row',
    score: () => ({ row: { missing: 'why' } }),
    collect: (_sample, scores) => {
      seen.push(scores)
      return 1
    },
    summarize: () => [{ whole: 3 }],
  })
  const run: RunMetric = { metric: metric as never, plugin: 'p', options: {}, directions: { row: 'higher', whole: 'lower' } }
  const told = tellMetricsApart([run, run], [{ name: 'm' }, { name: 'm' }])[1]!
  const scores = told.metric.score!({} as Sample, {})
  expect(isMissing(scores['row[2]'])).toBe(true)
  expect(told.directions).toEqual({ 'row[2]': 'higher', 'whole[2]': 'lower' })
  expect(told.metric.collect!({} as Sample, scores, {})).toBe(1)
  expect(seen).toEqual([{ row: { missing: 'why' } }])
  expect(told.metric.summarize!([], {})).toEqual([{ 'whole[2]': 3 }])
  expect([told.metric.proportions!('row[2]'), told.metric.proportions!('whole[2]')]).toEqual([true, false])
})
