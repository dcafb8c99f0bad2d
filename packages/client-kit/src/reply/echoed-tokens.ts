import type { Token } from '@binnacle/core'

/** The tokens of a prompt, found in what a server sent back; or why they are not those. */
export type EchoedTokens = { readonly tokens: readonly Token[] } | { readonly problem: string }

/**
 * Finds the tokens of a prompt among those that came back with it: joined, they are the prompt to the character. A mark of the beginning
 * in front of them is left out, and so are tokens after them, as many as were asked for. Tokens are given the texts that they cover:
 * some servers give no text, or a replacement character, for a part of a character, and some lose the blank in front of a word.
 * @param extra how many tokens were asked for after the prompt
 */
export function echoedTokens(came: readonly Token[], prompt: string, extra: number): EchoedTokens {
  if (came.length === 0) return { problem: 'no log-probabilities of the prompt’s tokens' }
  const aligned = align(came, prompt)
  const whole = aligned.end === prompt.length || !isMark(came[0]!.text) ? aligned : further(aligned, align(came.slice(1), prompt), 1)
  if (whole.end < prompt.length) {
    const found =
      whole.end === 0
        ? 'none of the prompt'
        : `the prompt as far as ${JSON.stringify(prompt.slice(Math.max(0, whole.end - 20), whole.end))}`
    return { problem: `tokens that are not those of the prompt: they hold ${found}` }
  }
  const after = came.length - whole.skipped - whole.tokens.length
  if (after > extra) return { problem: `${after} tokens after the prompt, where ${extra === 0 ? 'none was' : `${extra} was`} asked for` }
  const lacking = whole.tokens.findIndex(({ logprob }, place) => logprob === undefined && place + whole.skipped > 0)
  if (lacking >= 0) return { problem: `no log-probability for the token ${JSON.stringify(whole.tokens[lacking]!.text)} of the prompt` }
  return { tokens: whole.tokens }
}

/** How far tokens are a prompt. */
interface Aligned {
  /** The tokens that are, with the texts that they cover. */
  readonly tokens: readonly Token[]
  /** Characters of the prompt that they cover. */
  readonly end: number
  /** Tokens in front of them. */
  readonly skipped: number
}

const further = (one: Aligned, other: Aligned, skipped: number): Aligned => (other.end > one.end ? { ...other, skipped } : one)

/** What stands in front of texts to mark their beginning: `<s>`, `<|begin_of_text|>`, `<｜begin▁of▁sentence｜>`, `[CLS]`, nothing. */
function isMark(text: string): boolean {
  return text === '' || /^<[^<>\s]{1,40}>$/.test(text) || /^\[[A-Z]{2,10}\]$/.test(text)
}

function align(came: readonly Token[], prompt: string): Aligned {
  const tokens: Token[] = []
  let end = 0
  /** The first of the last tokens, which are parts of characters that are not whole yet. */
  let parts: number | undefined
  for (let index = 0; index < came.length && end < prompt.length; index++) {
    const token = came[index]!
    const length = isPart(token.text, prompt, end) ? 0 : coveredLength(token.text, prompt, end)
    if (length === undefined) {
      const resumed = parts === undefined ? undefined : resume(token.text, prompt, end, index - parts)
      if (resumed === undefined) break
      // What lay between belongs to the parts in front of this token.
      tokens[tokens.length - 1] = { ...tokens.at(-1)!, text: prompt.slice(end, resumed.start) }
      tokens.push({ ...token, text: prompt.slice(resumed.start, resumed.start + resumed.length) })
      end = resumed.start + resumed.length
      parts = undefined
    } else {
      if (length === 0) parts ??= isPart(token.text, prompt, end) ? index : undefined
      else parts = undefined
      tokens.push({ ...token, text: prompt.slice(end, end + length) })
      end += length
    }
  }
  // Parts at the end are the end of the prompt, where they can be.
  if (parts !== undefined && end < prompt.length && isCoverable(prompt.slice(end), tokens.length - parts)) {
    tokens[tokens.length - 1] = { ...tokens.at(-1)!, text: prompt.slice(end) }
    end = prompt.length
  }
  return { tokens, end, skipped: 0 }
}

/** Whether a token stands for a part of a character: bytes, or a replacement character that is not the prompt's own. */
function isPart(text: string, prompt: string, at: number): boolean {
  if (/^(?:<0x[\da-f]{2}>)+$/i.test(text)) return !prompt.startsWith(text, at)
  if (/^bytes:(?:\\x[\da-f]{2})+$/i.test(text)) return !prompt.startsWith(text, at)
  return text.includes('\ufffd') && !prompt.startsWith(text, at)
}

/** How much of the prompt a token covers here: its text, also with a blank that it lost or that its tokenizer writes as `▁`. */
function coveredLength(text: string, prompt: string, at: number): number | undefined {
  if (prompt.startsWith(text, at)) return text.length
  const plain = text.replaceAll('\u2581', ' ')
  if (prompt.startsWith(plain, at)) return plain.length
  if (prompt[at] === ' ' && text !== '' && prompt.startsWith(plain, at + 1)) return plain.length + 1
  return undefined
}

/** Where the prompt goes on with a token after parts of characters: as near as can be. */
function resume(text: string, prompt: string, at: number, parts: number): { readonly start: number; readonly length: number } | undefined {
  for (let start = at + 1; start <= Math.min(prompt.length, at + parts * 4); start++) {
    const length = isCoverable(prompt.slice(at, start), parts) ? coveredLength(text, prompt, start) : undefined
    if (length !== undefined && length > 0) return { start, length }
  }
  return undefined
}

/** Whether so many parts can be these characters: each is one to four bytes, and at least one character has several. */
function isCoverable(text: string, parts: number): boolean {
  const bytes = Buffer.byteLength(text)
  return bytes <= parts * 4 && bytes > text.length
}
