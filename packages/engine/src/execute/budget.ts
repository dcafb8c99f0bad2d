import { type Answer, type BinnacleError, type Price, type Request, requestText, type Usage } from '@binnacle/core'
import { budgetSpent } from '../errors.ts'

/** What a request may cost at most, held while it is under way. */
export interface Hold {
  /** Gives it back, and counts what the answer cost; a request that failed costs nothing. */
  settle(answer: Answer | undefined): void
}

/** What a session may spend, and has. */
export interface Budget {
  /**
   * Holds what a request may cost at most. Where what is spent and held comes to the limit, it waits until a request under way is settled:
   * a budget is overshot by no more than one request.
   * @returns the hold; or the error that stops further calls, where the limit is reached
   */
  hold(request: Request, price: Price | undefined): Hold | BinnacleError | Promise<Hold | BinnacleError>
  readonly tokens: number
  readonly usd: number
}

/** Numbers of tokens, and what they cost. */
interface Amount {
  readonly tokens: number
  readonly usd: number
}

/** Makes a budget; without limits it only counts. */
export function createBudget(limits: { readonly usd?: number; readonly tokens?: number } = {}): Budget {
  const { usd: mostUsd = Infinity, tokens: mostTokens = Infinity } = limits
  const isLimited = mostUsd < Infinity || mostTokens < Infinity
  let spent: Amount = { tokens: 0, usd: 0 }
  let held: Amount = { tokens: 0, usd: 0 }
  let holds = 0
  const waiting: (() => void)[] = []

  function refusal(): BinnacleError | undefined {
    if (spent.usd >= mostUsd) return budgetSpent(`${spent.usd.toFixed(2)} of ${limits.usd} USD`)
    return spent.tokens >= mostTokens ? budgetSpent(`${spent.tokens} of ${limits.tokens} tokens`) : undefined
  }

  const isFull = (): boolean => spent.usd + held.usd >= mostUsd || spent.tokens + held.tokens >= mostTokens

  function take(request: Request, price: Price | undefined): Hold {
    const most = isLimited ? costOf(price, tokensAtMost(request)) : { tokens: 0, usd: 0 }
    held = sum(held, most, 1)
    holds++
    let isOpen = true
    return {
      settle(answer) {
        if (!isOpen) return
        isOpen = false
        held = --holds === 0 ? { tokens: 0, usd: 0 } : sum(held, most, -1)
        if (answer !== undefined) spent = sum(spent, costOf(price, tokensOf(request, answer)), 1)
        for (const wake of waiting.splice(0)) wake()
      },
    }
  }

  async function waitAndTake(request: Request, price: Price | undefined): Promise<Hold | BinnacleError> {
    while (isFull()) {
      const refused = refusal()
      if (refused !== undefined) return refused
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    return refusal() ?? take(request, price)
  }

  return {
    get tokens() {
      return spent.tokens
    },
    get usd() {
      return spent.usd
    },
    hold(request, price) {
      if (!isLimited || !isFull()) return take(request, price)
      // Where nothing is under way, nothing will change.
      return refusal() ?? waitAndTake(request, price)
    },
  }
}

const sum = (one: Amount, other: Amount, sign: 1 | -1): Amount => ({
  tokens: one.tokens + sign * other.tokens,
  usd: one.usd + sign * other.usd,
})

/** Tokens of input and output. */
interface TokenNumbers {
  readonly input: number
  readonly output: number
}

function costOf(price: Price | undefined, { input, output }: TokenNumbers): Amount {
  return { tokens: input + output, usd: price === undefined ? 0 : (input * price.input + output * price.output) / 1e6 }
}

/** The provider's own numbers, where they can be; else a token for every four bytes. */
function tokensOf(request: Request, { usage, completions }: Answer): TokenNumbers {
  return {
    input: countOf(usage, 'promptTokens') ?? estimate(requestText(request)),
    output:
      countOf(usage, 'completionTokens') ?? completions.reduce((total, { text, thinking = '' }) => total + estimate(text + thinking), 0),
  }
}

/** A number below 0 would lower what is spent. */
function countOf(usage: Usage | undefined, name: 'promptTokens' | 'completionTokens'): number | undefined {
  const count = usage?.[name]
  return count !== undefined && Number.isFinite(count) && count >= 0 ? count : undefined
}

const BYTES_PER_TOKEN = 4
/** In no usual script has a token fewer bytes than this on average. */
const FEWEST_BYTES_PER_TOKEN = 2
/** What a chat template and a system prompt of the server's may add. */
const TEMPLATE = 64
/** What a picture or a sound may count. */
const MEDIA = 2_000

/** What a request may come to at most. */
function tokensAtMost(request: Request): TokenNumbers {
  const media = (request.messages ?? []).reduce(
    (count, { content }) => count + (typeof content === 'string' ? 0 : content.filter(isMedia).length),
    0,
  )
  return {
    input: Math.ceil(Buffer.byteLength(requestText(request)) / FEWEST_BYTES_PER_TOKEN) + TEMPLATE + media * MEDIA,
    output: request.maxTokens * request.numCompletions,
  }
}

const isMedia = ({ type }: { readonly type: string }): boolean => type === 'image' || type === 'audio' || type === 'video'

function estimate(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)
}
