import { type Answer, type BinnacleError, type Price, type Request, requestText } from '@binnacle/core'
import { budgetSpent } from '../errors.ts'

/** What a session may spend, and has. */
export interface Budget {
  /** Counts one answer: the provider's own token numbers, else a token for every four bytes. */
  charge(request: Request, answer: Answer, price: Price | undefined): void
  /** The error that stops further calls, once a limit is reached. */
  spent(): BinnacleError | undefined
  readonly tokens: number
  readonly usd: number
}

/** Makes a budget; without limits it only counts. */
export function createBudget(limits: { readonly usd?: number; readonly tokens?: number } = {}): Budget {
  let tokens = 0
  let usd = 0
  return {
    get tokens() {
      return tokens
    },
    get usd() {
      return usd
    },
    charge(request, answer, price) {
      const input = answer.usage?.promptTokens ?? estimate(requestText(request))
      const output = answer.usage?.completionTokens ?? answer.completions.reduce((sum, completion) => sum + estimate(completion.text), 0)
      tokens += input + output
      if (price !== undefined) usd += (input * price.input + output * price.output) / 1e6
    },
    spent() {
      if (limits.usd !== undefined && usd >= limits.usd) return budgetSpent(`${usd.toFixed(2)} of ${limits.usd} USD`)
      if (limits.tokens !== undefined && tokens >= limits.tokens) return budgetSpent(`${tokens} of ${limits.tokens} tokens`)
      return undefined
    },
  }
}

function estimate(text: string): number {
  return Math.ceil(text.length / 4)
}
