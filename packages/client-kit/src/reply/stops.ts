import type { Answer, Completion } from '@binnacle/core'
import { sumLogprobs } from './logprobs.ts'

/** Cuts the completions of an answer at the first stop sequence, for interfaces that were not sent them. */
export function cutAtStops(answer: Answer, stops: readonly string[]): Answer {
  const own = stops.filter((stop) => stop !== '')
  if (own.length === 0) return answer
  return { ...answer, completions: answer.completions.map((completion) => cutCompletion(completion, own)) }
}

/** What says more of a text than that it ended. */
const SAID_MORE: ReadonlySet<Completion['finishReason']> = new Set(['filter', 'refusal', 'toolCalls'])

/** The tokens that are left are those that lie whole in what is left of the text. */
function cutCompletion(completion: Completion, stops: readonly string[]): Completion {
  const places = stops.map((stop) => completion.text.indexOf(stop)).filter((place) => place >= 0)
  if (places.length === 0 || SAID_MORE.has(completion.finishReason)) return completion
  const { providerReason: _reason, logprob: _logprob, tokens, ...rest } = completion
  const text = completion.text.slice(0, Math.min(...places))
  if (tokens === undefined) return { ...rest, text, finishReason: 'stop' }
  let length = 0
  const beyond = tokens.findIndex((token) => (length += token.text.length) > text.length)
  const kept = beyond < 0 ? tokens : tokens.slice(0, beyond)
  const logprob = sumLogprobs(kept)
  return { ...rest, text, tokens: kept, ...(logprob === undefined ? {} : { logprob }), finishReason: 'stop' }
}
