import { createSample, describeAnnotator, describeMetric, describePlugin } from '@binnacle/testkit'
import { expect, it } from 'vitest'
import plugin from './index.ts'
import { myAnnotator, readVerdict } from './my-annotator.ts'
import { myVerdict } from './my-verdict.ts'

const judged = (...agrees: readonly (boolean | null)[]) =>
  createSample({
    completions: 'Lima',
    right: 'Lima',
    annotations: { my_annotator: { judges: agrees.map((one) => ({ model: 'judge', agrees: one })) } },
  })

describePlugin(plugin)
describeAnnotator(myAnnotator, { judges: { judge: 'A' } })
describeMetric(myVerdict, { gold: [judged(true)], samples: [judged(false), judged(null)], bounds: { my_annotator_verdict: [0, 1] } })

it('reads verdicts, and says where there is none', () => {
  expect(['A', ' B.', 'A or B?', 'yes', '', undefined].map(readVerdict)).toEqual([true, false, true, null, null, null])
})

it('is the share of the judges that agree', () => {
  expect(myVerdict.score!(judged(true, false, null), {})).toEqual({ my_annotator_verdict: 0.5 })
  expect(myVerdict.score!(judged(null), {})).toEqual({ my_annotator_verdict: { missing: expect.stringContaining('no judge') } })
})
