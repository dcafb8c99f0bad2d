import { expect, test } from 'vitest'
import { sequenceRatio } from './sequence-ratio.ts'

// CPython 3.11, difflib.
test.each([
  ['abcd', 'bcde', 0.75],
  ['tide', 'diet', 0.25],
  ['diet', 'tide', 0.5],
  ['', '', 1],
  ['a', '', 0],
  ['😀a', '😀b', 0.5],
  [`${'x'.repeat(150)}abc`, `${'x'.repeat(250)}abc`, 0.7536945812807881],
])('%j and %j', (left, right, ratio) => expect(sequenceRatio(left, right)).toBeCloseTo(ratio, 14))
