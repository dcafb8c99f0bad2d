import { type AdaptedRequest, defineAdapter, type Fit, type Instance, inputText, type Tokenizer } from '@binnacle/core'
import { needsTokenizer, noPrefixToken, windowTooNarrow } from './errors.ts'
import { requestOf, tokenCounts } from './request-of.ts'

/** What is put before a window, and how much of it is only context. */
interface WindowPrompt {
  readonly text: string
  readonly numConditioningTokens: number
}

/** The deployment's tokenizer and the longest prompt, in tokens. */
interface Room {
  readonly tokenizer: Pick<Tokenizer, 'encode' | 'decode'>
  readonly longest: number
}

/**
 * HELM's `language_modeling`: the text itself is scored, window by window, each token once; nothing is generated. The first window
 * follows the tokenizer's prefix token, each later one as much of the text before it as fits.
 */
export const languageModeling = defineAdapter({
  name: 'language_modeling',
  description: 'The text itself scored, in windows',
  needs: ['scoreText'],
  adapt(instance, _shots, fit) {
    const { adaptation, window, tokenizer } = fit
    if (window === undefined || tokenizer === undefined) throw needsTokenizer('language_modeling')
    const { maxSequence, maxRequest = maxSequence, maxTotal = Infinity } = window
    const room: Room = { tokenizer, longest: Math.min(maxRequest, maxTotal - adaptation.maxTokens) }
    const { prefixToken } = tokenizer
    if (prefixToken === undefined) throw noPrefixToken()
    const tokens = tokenizer.encode(inputText(instance.input))

    const first = Math.min(maxSequence, tokens.length)
    const start = windowPrompt(instance, room, tokenizer.encode(prefixToken), tokens.slice(0, first))
    const requests = [windowRequest(fit, { text: start.text, numConditioningTokens: prefixToken === '' ? 0 : 1 }, true)]
    for (let done = first; done < tokens.length; ) {
      const end = done + Math.min(tokens.length - done, room.longest - 1)
      if (end <= done) throw windowTooNarrow(instance.id)
      // A start below zero counts from the end, as in Python.
      const prompt = windowPrompt(instance, room, tokens.slice(end - room.longest, done), tokens.slice(done, end))
      requests.push(windowRequest(fit, prompt, false))
      done = end
    }
    return requests
  },
})

/**
 * The text of a window. Tokens that become more when the text is read again push others off its end. Halves of characters at both ends
 * are left out, and the tokens that lead in are counted anew.
 */
function windowPrompt({ id }: Instance, { tokenizer, longest }: Room, leading: readonly number[], tokens: readonly number[]): WindowPrompt {
  const count = (text: string) => tokenizer.encode(text).length
  let scored = tokens
  let text = tokenizer.decode([...leading, ...scored])
  for (let length = count(text); length > longest; length = count(text)) {
    scored = scored.slice(0, Math.max(0, scored.length - (length - longest)))
    if (scored.length === 0) throw windowTooNarrow(id)
    text = tokenizer.decode([...leading, ...scored])
  }
  const withoutStart = text.replace(/^\uFFFD+/, '')
  const withoutEnd = text.replace(/\uFFFD+$/, '')
  if (withoutStart === text && withoutEnd === text) return { text, numConditioningTokens: leading.length }
  const bare = withoutStart.replace(/\uFFFD+$/, '')
  const [lostAtStart, lostAtEnd] = [longest - count(withoutStart), longest - count(withoutEnd)]
  const numConditioningTokens = lostAtEnd >= scored.length ? count(bare) : lostAtStart >= leading.length ? 1 : leading.length - lostAtStart
  return { text: bare, numConditioningTokens }
}

/** The request that scores a window. Only the first one carries the adaptation's `random`, as in HELM. */
function windowRequest(fit: Fit, { text, numConditioningTokens }: WindowPrompt, isFirst: boolean): AdaptedRequest {
  const { random, ...adaptation } = fit.adaptation
  return {
    request: requestOf(
      isFirst && random !== undefined ? { ...adaptation, random } : adaptation,
      { prompt: text },
      { numCompletions: 1, temperature: 0, echoPrompt: true },
    ),
    capability: 'scoreText',
    numTrainInstances: fit.adaptation.maxTrainInstances,
    promptTruncated: false,
    numConditioningTokens,
    tokenCounts: tokenCounts(fit.countTokens(text), fit.estimated),
  }
}
