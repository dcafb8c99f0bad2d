import { expect, test } from 'vitest'
import { makeSample } from '../../test/make-sample.ts'
import { instancesPerSplit } from './instances-per-split.ts'

test('counts samples', () => {
  const row = instancesPerSplit.collect!(makeSample({ requests: [] }), {}, {})!
  expect(instancesPerSplit.summarize!([row, row, row], {})).toEqual({ num_instances: 3 })
  expect(instancesPerSplit.summarize!([], {})).toEqual({ num_instances: 0 })
})
