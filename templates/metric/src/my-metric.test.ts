import { createSample, describeMetric, describePlugin } from '@binnacle/testkit'
import { expect, it } from 'vitest'
import plugin from './index.ts'
import { myMetric } from './my-metric.ts'

describePlugin(plugin)
describeMetric(myMetric, { bounds: { my_metric_overlap: [0, 1] }, best: { my_metric_overlap: 1 } })

const scoreOf = (answer: string, reference: string, caseSensitive = false) =>
  myMetric.score!(createSample({ completions: answer, right: reference }), { caseSensitive })

it('is the share of the words of the reference', () => {
  expect(scoreOf('It is the red one.', 'red light')).toEqual({ my_metric_overlap: 0.5 })
  expect(scoreOf('RED', 'red')).toEqual({ my_metric_overlap: 1 })
  expect(scoreOf('RED', 'red', true)).toEqual({ my_metric_overlap: 0 })
})
