import { createSample } from '@binnacle/testkit'
import { expect, test } from 'vitest'
import { convFinQaCalc } from './conv-fin-qa-calc.ts'

// HELM's golden vectors, and more of what it gives.
test.each([
  ['1234', '1,234', 0],
  ['none', 'none', 0],
  ['5.0000005', '$5', 1],
  ['-0.5', 'about -.5e0 percent', 1],
  ['3', 'three', 0],
])('%j and %j', (right, completions, value) => {
  expect(convFinQaCalc.score!(createSample({ right, completions }), {})).toEqual({ float_equiv: value })
})
