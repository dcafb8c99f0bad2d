import { isBinnacleError, type Answer, type BinnacleError, type Price, type Usage } from '@binnacle/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeAnswer, makeRequest } from '../../test/make.ts'
import { type Budget, createBudget, type Hold } from './budget.ts'

const held = (found: ReturnType<Budget['hold']>): Hold => {
  if (found instanceof Promise || isBinnacleError(found)) throw new Error('no hold')
  return found
}

/** Asks and answers at once. */
function spend(budget: Budget, prompt: string, answer: Answer, price?: Price): void {
  held(budget.hold(makeRequest(prompt), price)).settle(answer)
}

const refused = (budget: Budget): BinnacleError | undefined => {
  const found = budget.hold(makeRequest('x'), undefined)
  return isBinnacleError(found) ? found : undefined
}

describe('a budget', () => {
  it('counts the provider’s tokens, else one for four bytes', () => {
    const budget = createBudget()
    spend(budget, '12345678', makeAnswer('1234'), { input: 1e6, output: 2e6 })
    expect([budget.tokens, budget.usd]).toEqual([3, 4])
    spend(budget, 'x', makeAnswer('y', { usage: { promptTokens: 100, completionTokens: 10 } }))
    expect([budget.tokens, budget.usd]).toEqual([113, 4])
    spend(budget, '水往低处', makeAnswer(''))
    expect(budget.tokens).toBe(116)
  })

  it.each([
    { promptTokens: -5_000_000, completionTokens: 1 },
    { promptTokens: NaN, completionTokens: 1 },
  ])('is not lowered by %j', (usage: Usage) => {
    const budget = createBudget({ tokens: 10 })
    spend(budget, '12345678', makeAnswer('a', { usage }))
    expect(budget.tokens).toBe(3)
  })

  it('is spent at its limit', () => {
    const tokens = createBudget({ tokens: 3 })
    spend(tokens, '1234', makeAnswer('1234'))
    expect(refused(tokens)).toBeUndefined()
    const other = createBudget({ tokens: 3 })
    spend(other, '12345678', makeAnswer('1234'))
    expect(refused(other)).toMatchObject({
      code: 'ERR_RUN_BUDGET',
      fate: 'session',
      exitCode: 3,
      message: expect.stringContaining('3 of 3 tokens') as string,
    })
    const dollars = createBudget({ usd: 0.5 })
    spend(dollars, '1234', makeAnswer(''), { input: 500_000, output: 0 })
    expect(refused(dollars)).toMatchObject({ message: expect.stringContaining('0.50 of 0.5 USD') as string })
  })

  it('lets no more go while what is under way may come to the limit, and goes on when it came to less', async () => {
    const price = { input: 0, output: 1e6 }
    const budget = createBudget({ usd: 8 })
    const first = held(budget.hold(makeRequest('x'), price))
    const second = held(budget.hold(makeRequest('x'), price))
    const third = budget.hold(makeRequest('x'), price)
    expect(third).toBeInstanceOf(Promise)
    first.settle(makeAnswer('', { usage: { completionTokens: 1 } }))
    const hold = await third
    expect(isBinnacleError(hold)).toBe(false)
    second.settle(undefined)
    second.settle(makeAnswer('', { usage: { completionTokens: 1_000 } }))
    expect(budget.usd).toBe(1)
    ;(hold as Hold).settle(makeAnswer('', { usage: { completionTokens: 9 } }))
    expect(refused(budget)).toMatchObject({ code: 'ERR_RUN_BUDGET' })
  })

  it('refuses those that wait when the limit is reached meanwhile', async () => {
    const price = { input: 0, output: 1e6 }
    const budget = createBudget({ usd: 5 })
    const first = held(budget.hold(makeRequest('x'), price))
    const waiting = [budget.hold(makeRequest('x'), price), budget.hold(makeRequest('x'), price)]
    first.settle(makeAnswer('', { usage: { completionTokens: 5 } }))
    expect(await Promise.all(waiting)).toEqual([
      expect.objectContaining({ code: 'ERR_RUN_BUDGET' }),
      expect.objectContaining({ code: 'ERR_RUN_BUDGET' }),
    ])
  })

  it('is never overshot by more than one request may cost, whatever the order in which answers come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 40 }), fc.nat(), async (costs, seed) => {
        const budget = createBudget({ usd: 100 })
        const price = { input: 0, output: 1e6 }
        const request = makeRequest('x', { maxTokens: 50 })
        const open: { readonly hold: Hold; readonly cost: number }[] = []
        const settleOne = () => {
          const [one] = open.splice(seed % open.length, 1)
          one!.hold.settle(makeAnswer('', { usage: { promptTokens: 0, completionTokens: one!.cost } }))
        }
        for (const cost of costs) {
          const found = budget.hold(request, price)
          if (found instanceof Promise) while (open.length > 0) settleOne()
          const hold = await found
          if (isBinnacleError(hold)) break
          open.push({ hold, cost })
        }
        while (open.length > 0) settleOne()
        expect(budget.usd).toBeLessThan(150)
      }),
      { seed: 7 },
    )
  })
})
