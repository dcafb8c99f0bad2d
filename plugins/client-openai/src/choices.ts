import { type Fields, fieldsOf, isObject, listOf, readAlternatives, readToken, type Reply, type UsageCounts } from '@binnacle/client-kit'
import type { BinnacleError, Token } from '@binnacle/core'

/** Makes the error for a reply that is no answer. */
export type Unusable = (what: string, said: string) => BinnacleError

/** The choices of a reply, by their numbers where each has its own. */
export function choicesOf(reply: Fields, unusable: Unusable): readonly Fields[] {
  const choices = listOf(reply['choices'])
  if (choices.length === 0) throw unusable('no choices', '')
  if (!choices.every(isObject)) throw unusable('a choice that is no object', '')
  const numbers = choices.map(({ index }) => index)
  if (!numbers.every(Number.isInteger) || new Set(numbers).size < numbers.length) return choices
  return choices.toSorted((left, right) => Number(left['index']) - Number(right['index']))
}

/** What a reply says of itself. */
export function aboutReply(reply: Fields): Omit<Reply, 'choices'> {
  return { usage: usageOf(reply['usage']), model: reply['model'], fingerprint: reply['system_fingerprint'] }
}

/** Token counts as chat and completions give them. */
function usageOf(value: unknown): UsageCounts {
  const usage = fieldsOf(value)
  const prompt = fieldsOf(usage['prompt_tokens_details'])
  return {
    promptTokens: usage['prompt_tokens'],
    completionTokens: usage['completion_tokens'],
    cacheReadTokens: prompt['cached_tokens'] ?? usage['prompt_cache_hit_tokens'],
    cacheWriteTokens: prompt['cache_write_tokens'] ?? prompt['cache_creation_tokens'],
    reasoningTokens: fieldsOf(usage['completion_tokens_details'])['reasoning_tokens'],
    totalTokens: usage['total_tokens'],
  }
}

/**
 * The tokens in chat's form: a list of objects.
 * @param alternatives whether more than the token itself was asked for
 */
export function listedTokens(list: unknown, alternatives: boolean): readonly Token[] | undefined {
  if (!Array.isArray(list)) return undefined
  return list.map(fieldsOf).map(({ token, logprob, top_logprobs: top }) => {
    const others = listOf(top).map(fieldsOf)
    const pairs = others.map((other) => [other['token'], other['logprob']] as const)
    return readToken(token, logprob, alternatives ? readAlternatives(pairs) : undefined)
  })
}
