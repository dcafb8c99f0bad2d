import { describe, expect, test } from 'vitest'
import { isClose, parseFloatText, roundTo } from './number.ts'

describe('parseFloatText', () => {
  test.each([
    ['1', 1],
    [' -1.5e3\n', -1500],
    ['1_000.5', 1000.5],
    ['.5', 0.5],
    ['5.', 5],
    ['+Infinity', Number.POSITIVE_INFINITY],
    ['-inf', Number.NEGATIVE_INFINITY],
    ['NaN', Number.NaN],
    ['٤٫', undefined],
    ['٤٥', 45],
    ['1e400', Number.POSITIVE_INFINITY],
    ['', undefined],
    ['.', undefined],
    ['1__0', undefined],
    ['1_', undefined],
    ['0x1', undefined],
    ['1 2', undefined],
    ['\uFEFF1', undefined],
  ])('%j', (text, value) => expect(parseFloatText(text)).toEqual(value))
})

test.each([
  [2.675, 2, 2.67],
  [0.015625, 5, 0.01562],
  [0.046875, 5, 0.04688],
  [0.5, 0, 0],
  [1.5, 0, 2],
  [2.5, 0, 2],
  [-2.5, 0, -2],
  [-0.015625, 5, -0.01562],
  [1e22, 5, 1e22],
  [123456789.12345679, 5, 123456789.12346],
  [Number.POSITIVE_INFINITY, 5, Number.POSITIVE_INFINITY],
  [1 / 3, 5, 0.33333],
])('roundTo(%d, %d)', (value, digits, rounded) => expect(roundTo(value, digits)).toBe(rounded))

test('isClose has a relative tolerance and no absolute one', () => {
  expect(isClose(1, 1 + 1e-10)).toBe(true)
  expect(isClose(1, 1 + 1e-8)).toBe(false)
  expect(isClose(0, 1e-12)).toBe(false)
  expect(isClose(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)).toBe(true)
  expect(isClose(Number.NaN, Number.NaN)).toBe(false)
})
