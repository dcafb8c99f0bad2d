import type { Answer, Completion, Token } from '@binnacle/core'
import { liftAnswer } from './lift-answer.ts'
import { readUsage } from './usage.ts'

/**
 * An answer as any client gave it, also one written for an earlier contract: what cannot be is left out, so that it counts as not known
 * (log-probabilities that are no numbers, numbers of tokens below 0), and words of providers for how it ended become ours. An answer that
 * is right is given back as it is.
 */
export function cleanAnswer(answer: Answer): Answer {
  const lifted = isPlain(answer) ? answer : liftAnswer(answer)
  const completions = lifted.completions.some(hasOddNumbers) ? lifted.completions.map(withoutOddNumbers) : lifted.completions
  if (lifted.usage === undefined) return completions === lifted.completions ? lifted : { ...lifted, completions }
  const { usage, odd } = readUsage(lifted.usage)
  if (odd.length === 0 && completions === lifted.completions) return lifted
  const { usage: _usage, ...rest } = lifted
  return { ...rest, completions, ...(usage === undefined ? {} : { usage }) }
}

/** Whether there is nothing to lift: most answers have one of these words, and no field of an earlier contract. */
function isPlain(answer: Answer): boolean {
  return (
    !('cached' in answer) &&
    !('batch' in answer) &&
    !(answer.usage !== undefined && 'cachedPromptTokens' in answer.usage) &&
    answer.completions.every(({ finishReason }) => finishReason === undefined || finishReason === 'stop' || finishReason === 'length')
  )
}

const hasOddNumbers = ({ logprob, tokens }: Completion): boolean => isOdd(logprob) || tokens?.some((token) => isOdd(token.logprob)) === true

const isOdd = (logprob: number | undefined): boolean => logprob !== undefined && (typeof logprob !== 'number' || Number.isNaN(logprob))

function withoutOddNumbers({ logprob, tokens, ...completion }: Completion): Completion {
  return {
    ...completion,
    ...(logprob === undefined || isOdd(logprob) ? {} : { logprob }),
    ...(tokens === undefined ? {} : { tokens: tokens.map(withoutOddNumber) }),
  }
}

function withoutOddNumber({ logprob, ...token }: Token): Token {
  return logprob === undefined || isOdd(logprob) ? token : { ...token, logprob }
}
