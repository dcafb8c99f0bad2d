import { describe, expect, it } from 'vitest'
import { makeAnswer, makeRequest } from '../../test/make.ts'
import { createBudget } from './budget.ts'

describe('a budget', () => {
  it('counts the provider’s tokens, else one for four characters', () => {
    const budget = createBudget()
    budget.charge(makeRequest('12345678'), makeAnswer('1234'), { input: 1e6, output: 2e6 })
    expect([budget.tokens, budget.usd]).toEqual([3, 4])
    budget.charge(makeRequest('x'), makeAnswer('y', { usage: { promptTokens: 100, completionTokens: 10 } }), undefined)
    expect([budget.tokens, budget.usd, budget.spent()]).toEqual([113, 4, undefined])
  })

  it('is spent at its limit', () => {
    const tokens = createBudget({ tokens: 3 })
    tokens.charge(makeRequest('1234'), makeAnswer('1234'), undefined)
    expect(tokens.spent()).toBeUndefined()
    tokens.charge(makeRequest(''), makeAnswer('1'), undefined)
    expect(tokens.spent()).toMatchObject({
      code: 'ERR_RUN_BUDGET',
      fate: 'session',
      exitCode: 3,
      message: expect.stringContaining('3 of 3 tokens') as string,
    })
    const dollars = createBudget({ usd: 0.5 })
    dollars.charge(makeRequest('1234'), makeAnswer(''), { input: 500_000, output: 0 })
    expect(dollars.spent()).toMatchObject({ message: expect.stringContaining('0.50 of 0.5 USD') as string })
  })
})
