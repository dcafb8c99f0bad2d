import { expect, test } from 'vitest'
import { readUsage } from './usage.ts'

test('numbers that can be are taken, and absent ones are not known', () => {
  expect(
    readUsage({ promptTokens: 5, completionTokens: 0, cacheReadTokens: 5, reasoningTokens: undefined, cacheWriteTokens: null }),
  ).toEqual({
    usage: { promptTokens: 5, completionTokens: 0, cacheReadTokens: 5 },
    odd: [],
  })
  expect(readUsage({})).toEqual({ usage: undefined, odd: [] })
})

test.each([-1, -5_000_000, 1.5, 1e12, NaN, Infinity, '12', true, {}, [3]])('%j cannot be', (count) => {
  const { usage, odd } = readUsage({ promptTokens: count, completionTokens: 3 })
  expect(usage).toEqual({ completionTokens: 3 })
  expect(odd).toEqual(['promptTokens'])
})

test('what a cache gave is not more than all', () => {
  expect(readUsage({ promptTokens: 5, cacheReadTokens: 6 })).toEqual({ usage: { promptTokens: 5 }, odd: ['cacheReadTokens'] })
})

test.each([
  [{ completionTokens: 9, reasoningTokens: 4, totalTokens: 14 }, 9],
  [{ completionTokens: 9, reasoningTokens: 4 }, 9],
  [{ completionTokens: 9, reasoningTokens: 4, totalTokens: 18 }, 13],
  [{ completionTokens: 2, reasoningTokens: 40 }, 42],
  [{ completionTokens: 2, reasoningTokens: 0, totalTokens: 7 }, 2],
])('reasoning is part of the completions: %j', (counts, completionTokens) => {
  expect(readUsage({ promptTokens: 5, ...counts }).usage).toMatchObject({ completionTokens, reasoningTokens: counts.reasoningTokens })
})
