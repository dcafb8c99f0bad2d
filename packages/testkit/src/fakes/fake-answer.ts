import { type Answer, type Completion, contentText, type Request, type Token } from '@binnacle/core'
import { splitWords } from '../split-words.ts'

/** All text of a request: its prompt or its turns. Media are passed over. */
export function requestText({ prompt, messages }: Request): string {
  return prompt ?? messages.map(({ content }) => contentText(content)).join('\n\n')
}

/** The log-probability of every token that a fake writes. */
const LOGPROB = -0.5

/**
 * The answer of a fake: as many completions as asked for, each cut before a stop sequence and at the cap on tokens (words). Times
 * are 0, so that a run gives the same record again.
 * @param texts one a completion; the first again where there are fewer
 */
export function fakeAnswer(model: string, request: Request, texts: readonly string[]): Answer {
  const echo = request.echoPrompt ? tokensOf(requestText(request)) : []
  const completions = Array.from({ length: request.numCompletions }, (_, index) => complete(texts[index] ?? texts[0] ?? '', request, echo))
  return { completions, requestTime: 0, requestDatetime: 0, model }
}

function complete(whole: string, { stopSequences, maxTokens }: Request, echo: readonly Token[]): Completion {
  const places = stopSequences.map((stop) => (stop === '' ? -1 : whole.indexOf(stop))).filter((place) => place >= 0)
  const all = tokensOf(places.length === 0 ? whole : whole.slice(0, Math.min(...places)))
  const kept = all.slice(0, maxTokens)
  const tokens = [...echo, ...kept]
  return {
    text: tokens.map(({ text }) => text).join(''),
    logprob: tokens.length * LOGPROB,
    tokens,
    finishReason: kept.length < all.length ? 'length' : 'stop',
  }
}

const tokensOf = (text: string): readonly Token[] => splitWords(text).map((word) => ({ text: word, logprob: LOGPROB }))
