import type { SampleRequest, Token } from '@binnacle/core'
import { countTokens } from '../requests/request-stats.ts'

/** What the tokens of a completion say of it as language. */
export interface LanguageStats {
  /** The sum of the tokens' natural log-probabilities. */
  readonly logprob: number
  readonly tokens: number
  /** Bytes of UTF-8. */
  readonly bytes: number
}

const BYTE_TOKEN = 'bytes:'
const NOTHING: LanguageStats = Object.freeze({ logprob: 0, tokens: 0, bytes: 0 })

/**
 * The language stats of the first completion of a request, without the tokens that are only context. A token without a
 * log-probability, as the first one of an echo is, counts 0, as in HELM.
 * @returns undefined where the model gave no log-probabilities
 */
export function languageStats(request: SampleRequest): LanguageStats | undefined {
  const completion = request.answer.completions[0]
  if (completion === undefined) return NOTHING
  const { tokens } = completion
  if (completion.logprob === undefined) return undefined
  if (tokens === undefined)
    return { logprob: completion.logprob, tokens: countTokens(request.answer) ?? 0, bytes: byteLength(completion.text) }
  let logprob = 0
  let bytes = 0
  const start = conditioningTokens(tokens, request.numConditioningTokens)
  for (let index = start; index < tokens.length; index++) {
    const token = tokens[index]!
    logprob += token.logprob ?? 0
    bytes += byteLength(token.text)
  }
  return { logprob, tokens: Math.max(0, tokens.length - start), bytes }
}

/** How many leading tokens are context; an empty first token, which some models give, comes on top. */
function conditioningTokens(tokens: readonly Token[], count: number): number {
  return count > 0 && tokens[0]?.text === '' ? count + 1 : count
}

/** Tokens that are no whole characters are written `bytes:\xe2\x80`. */
function byteLength(text: string): number {
  return text.startsWith(BYTE_TOKEN) ? text.split('\\x').length - 1 : Buffer.byteLength(text, 'utf8')
}
