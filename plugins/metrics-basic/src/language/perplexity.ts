/** Sums over the samples of a context. */
export interface LanguageSums {
  readonly logprob: number
  readonly tokens: number
  readonly bytes: number
}

/** Perplexity of all tokens together, bits a byte and log-probability a byte; those that cannot be had are left out, as in HELM. */
export function perplexityScores({ logprob, tokens, bytes }: LanguageSums): Record<string, number> {
  return {
    ...(tokens > 0 && { perplexity: Math.E ** (-logprob / tokens) }),
    ...(bytes > 0 && { bits_per_byte: -logprob / bytes / Math.LN2, logprob_per_byte: logprob / bytes }),
  }
}
