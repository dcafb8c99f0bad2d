import { describe, expect, it } from 'vitest'
import { pythonFloat } from './python-float.ts'

describe('a float as Python writes it', () => {
  it.each([
    [1, '1.0'],
    [-0, '-0.0'],
    [0.1, '0.1'],
    [1 / 3, '0.3333333333333333'],
    [0.0001, '0.0001'],
    [0.00012345, '0.00012345'],
    [0.00001, '1e-05'],
    [1.5e-7, '1.5e-07'],
    [123456789012345680, '1.2345678901234568e+17'],
    [1e16, '1e+16'],
    [9999999999999998, '9999999999999998.0'],
    [1e22, '1e+22'],
    [1.7976931348623157e308, '1.7976931348623157e+308'],
    [5e-324, '5e-324'],
    [Infinity, 'inf'],
    [-Infinity, '-inf'],
    [Number.NaN, 'nan'],
  ])('%d is %s', (value, text) => {
    expect(pythonFloat(value)).toBe(text)
  })
})
