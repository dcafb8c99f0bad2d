import type { Answer, Completion, Request, Token } from '@binnacle/core'
import { requestText } from './request-text.ts'
import { splitTokens } from './split-tokens.ts'

/** A text that a baseline means to give, with its log-probability as a whole. */
export interface MeantText {
  readonly text: string
  readonly logprob: number
}

/**
 * Puts an answer together. Times are 0: whoever runs a baseline again gets the same record.
 * @param echo tokens of the prompt, which go in front where the request asks for an echo
 */
export function finishAnswer(model: string, completions: readonly Completion[], echo: readonly Token[] = []): Answer {
  return { completions: completions.map((completion) => echoed(completion, echo)), requestTime: 0, requestDatetime: 0, model }
}

function echoed(completion: Completion, echo: readonly Token[]): Completion {
  if (echo.length === 0) return completion
  return {
    ...completion,
    text: echo.map((token) => token.text).join('') + completion.text,
    logprob: (completion.logprob ?? 0) + sum(echo),
    tokens: [...echo, ...(completion.tokens ?? [])],
  }
}

/** The prompt's tokens without log-probabilities, where an echo is asked for. */
export function plainEcho(request: Request): readonly Token[] {
  return request.echoPrompt ? splitTokens(requestText(request)).map((text) => ({ text, logprob: 0 })) : []
}

/**
 * A completion of a text that is chosen as a whole: cut before a stop sequence and at the cap on tokens. The first token
 * carries the log-probability; the others follow from it.
 */
export function completionOf(meant: MeantText, request: Request): Completion {
  const text = beforeStop(meant.text, request.stopSequences)
  const all = splitTokens(text)
  const kept = all.slice(0, request.maxTokens)
  const tokens = kept.map((token, place) => ({ text: token, logprob: place === 0 ? meant.logprob : 0 }))
  return { text: kept.join(''), logprob: sum(tokens), tokens, finishReason: kept.length < all.length ? 'length' : 'stop' }
}

/** The text up to the first stop sequence in it. */
export function beforeStop(text: string, stopSequences: readonly string[]): string {
  let end = text.length
  for (const stop of stopSequences) {
    const place = stop === '' ? -1 : text.indexOf(stop)
    if (place >= 0 && place < end) end = place
  }
  return text.slice(0, end)
}

/** The sum of the log-probabilities of tokens. */
export function sum(tokens: readonly Token[]): number {
  return tokens.reduce((total, { logprob = 0 }) => total + logprob, 0)
}

/** An answer as models write it after a prompt: with a blank in front, unless the prompt ends with white space. */
export function afterPrompt(request: Request, answer: string): string {
  return /\s$/u.test(requestText(request)) ? answer : ` ${answer}`
}
