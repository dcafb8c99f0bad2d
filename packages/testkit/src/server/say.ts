import { splitWords } from '../split-words.ts'
import type { Asked, Said, SaidCompletion, SaidToken } from './wire.ts'

/** A log-probability that depends on the token alone. */
function logprobOf(token: string): number {
  let sum = 0
  for (const character of token) sum = (sum * 31 + character.codePointAt(0)!) % 997
  return -(sum + 1) / 1000
}

const withLogprobs = (tokens: readonly string[]): readonly SaidToken[] => tokens.map((text) => ({ text, logprob: logprobOf(text) }))

/** What a model that obeys gives: as many completions as asked for, cut at stop sequences and at the cap on tokens. */
export function say(
  texts: readonly string[],
  asked: Asked,
  more: { readonly finish?: SaidCompletion['finish'] | undefined; readonly thinking?: string | undefined },
  model: string,
): Said {
  const completions = Array.from({ length: asked.numCompletions }, (_, index) => obey(texts[index % texts.length] ?? '', asked, more))
  return {
    completions,
    promptTokens: splitWords(asked.prompt).length,
    completionTokens: completions.reduce((sum, { tokens }) => sum + tokens.length, 0),
    model,
  }
}

function obey(text: string, asked: Asked, { finish, thinking }: Parameters<typeof say>[2]): SaidCompletion {
  const places = asked.stopSequences.map((stop) => (stop === '' ? -1 : text.indexOf(stop))).filter((place) => place >= 0)
  const stopped = places.length === 0 ? text : text.slice(0, Math.min(...places))
  const all = splitWords(stopped)
  const kept = asked.maxTokens === undefined ? all : all.slice(0, asked.maxTokens)
  const prompt = asked.echo ? splitWords(asked.prompt) : []
  const tokens = withLogprobs([...prompt, ...kept])
  return {
    text: tokens.map((token) => token.text).join(''),
    tokens,
    finish: finish ?? (kept.length < all.length ? 'length' : 'stop'),
    ...(thinking === undefined ? {} : { thinking }),
  }
}
