import { createSample, describeMetric, describePlugin } from '@binnacle/testkit'
import { expect, test } from 'vitest'
import { deepmindMrcrV2 } from './deepmind-mrcr-v2.ts'
import plugin from './index.ts'
import { openaiMrcr } from './openai-mrcr.ts'
import { rulerQa } from './ruler-qa.ts'

describePlugin(plugin)
describeMetric(rulerQa, { bounds: { ruler_string_match_part: [0, 1] }, best: { ruler_string_match_part: 1 } })
const passage = createSample({ right: 'abcdefghijkl hello', completions: 'abcdefghijkl hello', extra: { random_string_to_prepend: 'abc' } })
describeMetric(openaiMrcr, { gold: [passage], bounds: { openai_mrcr_accuracy: [0, 1] }, best: { openai_mrcr_accuracy: 1 } })
describeMetric(deepmindMrcrV2, { gold: [passage], bounds: { deepmind_mrcr_v2_score: [0, 1] }, best: { deepmind_mrcr_v2_score: 1 } })

test('ruler_qa looks for any reference, capitals or not', () => {
  const score = (completions: string) => rulerQa.score!(createSample({ right: ['Oslo', 'Bergen'], completions }), {})
  expect(score('it is BERGEN.')).toEqual({ ruler_string_match_part: 1 })
  expect(score('Os lo')).toEqual({ ruler_string_match_part: 0 })
})

test('openai_mrcr needs the mark, and strips nothing', () => {
  const score = (completions: string, extra: unknown = { random_string_to_prepend: 'xyz' }) =>
    openaiMrcr.score!(createSample({ right: 'xyzabcd', completions, extra }), {})['openai_mrcr_accuracy']
  expect(score('xyzbcde')).toBe(0.75)
  expect(score('bcde')).toBe(0)
  expect(score('xyzabcd ')).toBe(8 / 9)
  expect(score('xyz', {})).toEqual({ missing: expect.stringContaining('random_string') as string })
})

// HELM's golden vectors.
test.each([
  ['abcdefghijklhello world', 'I say abcdefghijkl hello', 0.625],
  ['abcdefghijklhello world', 'abcdefghijklx abcdefghijkl hello world', 1],
  ['abcdefghijklhello world', 'hello world', 0],
  ['short', 'short', 0],
])('deepmind_mrcr_v2: %j and %j', (right, completions, value) => {
  expect(deepmindMrcrV2.score!(createSample({ right, completions }), {})).toEqual({ deepmind_mrcr_v2_score: value })
})
