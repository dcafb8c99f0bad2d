import { createSample } from '@binnacle/testkit'
import { describe, expect, test } from 'vitest'
import { equalPrograms } from './equal-programs.ts'
import { finQa } from './fin-qa.ts'
import { runProgram } from './run-program.ts'

const TABLE = [
  ['revenue', '$ 1,200', '3.5 (2)', '7%'],
  ['cost', '12', '-4', '5'],
  ['notes', 'none'],
]

// What HELM 0.5.16 gives.
describe('programs are carried out', () => {
  test.each<[program: string, result: number | string | undefined]>([
    ['add(1,000, 2%)', 1000.02],
    ['subtract(20, 16), divide(#0, 16)', 0.25],
    ['divide(1, 3)', 0.33333],
    ['divide(1, 64)', 0.01562],
    ['multiply(const_m1, const_100)', -100],
    ['exp(2, 10)', 1024],
    ['exp(-8, 0.5)', undefined],
    ['exp(10, 1000)', undefined],
    ['divide(1, 0)', undefined],
    ['greater(3, 2)', 'yes'],
    ['greater(2, 3)', 'no'],
    ['greater(2, 3), add(#0, 1)', undefined],
    ['table_sum(cost, none)', 13],
    ['table_average(revenue, none)', 401.19],
    ['table_max(cost, none), table_min(cost, none), subtract(#0, #1)', 16],
    ['table_max(cost, none), table_sum(#0, none)', 13],
    ['table_max(notes, none)', undefined],
    ['table_max(nothing, none)', undefined],
    ['add(1, 2', undefined],
    ['The answer is 5', undefined],
    ['add(#3, 1)', undefined],
    ['', undefined],
  ])('%s', (program, result) => expect(runProgram(program, TABLE)).toBe(result))
})

describe('programs mean the same', () => {
  test.each<[gold: string, answer: string, isSame: boolean]>([
    ['add(5, 7)', 'add(7, 5)', true],
    ['subtract(5, 7)', 'subtract(7, 5)', false],
    ['subtract(20, 16), divide(#0, 16)', 'divide(20, 16), divide(16, 16), subtract(#0, #1)', true],
    ['multiply(5, 7), multiply(#0, 3)', 'multiply(7, 3), multiply(5, #0)', true],
    ['add(5, 7), exp(#0, 2)', 'add(7, 5), exp(#0, 2)', true],
    ['exp(5, 2)', 'exp(2, 5)', false],
    ['greater(5, 7)', 'greater(5, 7)', true],
    ['greater(5, 7)', 'greater(7, 5)', false],
    ['add(5, 7)', 'add(5, 8)', false],
    ['add(5, 7)', 'add(#0, 7)', false],
    ['add(5, 7)', 'add(5, 7).', false],
    ['add(5, 7)', 'So add(5, 7)', false],
    ['table_max(a, none), add(#0, 5)', 'table_max(a, none), add(5, #0)', true],
    ['table_max(a, none)', 'table_min(a, none)', false],
    ['add(5, 7)', '', false],
  ])('%s and %s', (gold, answer, isSame) => expect(equalPrograms(gold, answer)).toBe(isSame))

  test('a right program that cannot be read is an error', () => {
    expect(() => equalPrograms('add(5', 'add(5, 7)')).toThrow('cannot be read')
    expect(() => equalPrograms('greater(5, 7), add(#0, 5)', 'add(5, 7)')).toThrow('has no value')
  })
})

test('a sample needs three references that can be read', () => {
  const score = (right: readonly string[], completions: string) => finQa.score!(createSample({ right, completions }), {})
  expect(score(['add(1, 2)', '3.0', '[]'], ' add(2, 1)\n')).toEqual({ program_accuracy: 1, execution_accuracy: 1 })
  expect(score(['greater(1, 2)', 'no', '[]'], 'greater(1, 2)')).toEqual({ program_accuracy: 1, execution_accuracy: 1 })
  expect(score(['add(1, 2)', 'three', '[]'], 'add(2, 1)')['execution_accuracy']).toEqual({
    missing: expect.stringContaining('three') as string,
  })
  expect(score(['add(1, 2)'], 'add(2, 1)')).toEqual({
    program_accuracy: { missing: expect.any(String) as string },
    execution_accuracy: { missing: expect.any(String) as string },
  })
})
