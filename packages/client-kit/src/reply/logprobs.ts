import type { Token, TokenAlternative } from '@binnacle/core'

/** One token as a provider gives it: text and log-probability of any kind. */
export function readToken(text: unknown, logprob: unknown, alternatives?: readonly TokenAlternative[]): Token {
  return {
    text: typeof text === 'string' ? text : '',
    ...(typeof logprob === 'number' && !Number.isNaN(logprob) ? { logprob } : {}),
    ...(alternatives === undefined || alternatives.length === 0 ? {} : { alternatives }),
  }
}

/** The alternatives of a token, the likeliest first, from pairs of text and log-probability; those that are not whole are left out. */
export function readAlternatives(pairs: Iterable<readonly [text: unknown, logprob: unknown]>): readonly TokenAlternative[] {
  const found: TokenAlternative[] = []
  for (const [text, logprob] of pairs) {
    if (typeof text === 'string' && typeof logprob === 'number' && !Number.isNaN(logprob)) found.push({ text, logprob })
  }
  return found.toSorted((left, right) => right.logprob - left.logprob)
}

/**
 * The sum of the tokens' log-probabilities, which is that of the whole text. The first token of an echo has none, and counts nothing.
 * @returns undefined where another token has none: the sum is then not known
 */
export function sumLogprobs(tokens: readonly Token[]): number | undefined {
  let sum = 0
  for (let index = 0; index < tokens.length; index++) {
    const { logprob } = tokens[index]!
    if (logprob === undefined) {
      if (index > 0) return undefined
    } else sum += logprob
  }
  return tokens.length === 1 && tokens[0]!.logprob === undefined ? undefined : sum
}
