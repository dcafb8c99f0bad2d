import type { Answer, Completion, Token, Usage } from '@binnacle/core'
import { shorten } from '@binnacle/http'
import { answerIncomplete } from './errors.ts'

/** An object of JSON whose fields are not known. */
export type Fields = Readonly<Record<string, unknown>>

/** The value as an object, or an empty one. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** The value as a list, or an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The value as a text that is not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Refuses an error object that came with a good status. */
export function refuseErrorObject(json: unknown, deployment: string): Fields {
  const reply = fieldsOf(json)
  const { error } = reply
  if (error !== undefined && error !== null) {
    const said = typeof error === 'string' ? error : (textOf(fieldsOf(error)['message']) ?? JSON.stringify(error))
    throw answerIncomplete(deployment, 'an error in it though its status is good', shorten(said))
  }
  return reply
}

/** The choices of an answer; none is an error. */
export function choicesOf(reply: Fields, deployment: string): readonly Fields[] {
  const choices = listOf(reply['choices'])
  if (choices.length === 0) throw answerIncomplete(deployment, 'no choices', '')
  return choices.map(fieldsOf).toSorted((a, b) => Number(a['index'] ?? 0) - Number(b['index'] ?? 0))
}

/** Sum of the tokens' log-probabilities. */
export function sumLogprobs(tokens: readonly Token[]): number {
  let sum = 0
  for (const { logprob } of tokens) sum += logprob
  return sum
}

/** Token counts as chat and completions give them. */
export function usageOf(value: unknown): Usage | undefined {
  const usage = fieldsOf(value)
  return usageFrom({
    promptTokens: usage['prompt_tokens'],
    completionTokens: usage['completion_tokens'],
    cachedPromptTokens: fieldsOf(usage['prompt_tokens_details'])['cached_tokens'],
    reasoningTokens: fieldsOf(usage['completion_tokens_details'])['reasoning_tokens'],
  })
}

/** Those of the counts that are numbers; undefined where none is. */
export function usageFrom(counts: { readonly [N in keyof Required<Usage>]: unknown }): Usage | undefined {
  let usage: Record<string, number> | undefined
  for (const name in counts) {
    const count = counts[name as keyof Usage]
    if (typeof count === 'number') (usage ??= {})[name] = count
  }
  return usage
}

/** An answer with what the server says of itself. A filter that left no text at all makes the answer a filtered one. */
export function answerFrom(reply: Fields, completions: readonly Completion[], usage: Usage | undefined): Answer {
  const model = textOf(reply['model'])
  const fingerprint = textOf(reply['system_fingerprint'])
  const about = {
    ...(model === undefined ? {} : { model }),
    ...(fingerprint === undefined ? {} : { fingerprint }),
    ...(usage === undefined ? {} : { usage }),
  }
  if (completions.every((completion) => completion.finishReason === 'content_filter' && completion.text === '')) {
    return { ...filteredAnswer("the provider's content filter left no text"), ...about }
  }
  return { completions, ...about }
}

/** The answer that stands for a filtered request: one empty text. */
export function filteredAnswer(why: string): Answer {
  return { completions: [{ text: '', logprob: 0, tokens: [], finishReason: 'content_filter' }], filtered: why }
}

/** Cuts completions at the first stop sequence, for interfaces that were not sent them. */
export function cutAtStops(answer: Answer, stops: readonly string[]): Answer {
  if (stops.length === 0) return answer
  return { ...answer, completions: answer.completions.map((completion) => cutCompletion(completion, stops)) }
}

function cutCompletion(completion: Completion, stops: readonly string[]): Completion {
  const places = stops.map((stop) => completion.text.indexOf(stop)).filter((place) => place >= 0)
  if (places.length === 0) return completion
  const text = completion.text.slice(0, Math.min(...places))
  const tokens: Token[] = []
  for (let length = 0, index = 0; index < completion.tokens.length; index++) {
    const token = completion.tokens[index]!
    length += token.text.length
    if (length > text.length) break
    tokens.push(token)
  }
  return { ...completion, text, tokens, logprob: sumLogprobs(tokens), finishReason: 'stop' }
}
