/** A Chinese character, a word, a number or signs, each with the blank in front of it; other white space one by one. */
const TOKEN = / ?\p{Script=Han}| ?(?:(?!\p{Script=Han})[\p{L}\p{M}])+| ?\p{N}+| ?[^\s\p{L}\p{M}\p{N}]+|\s/gu

/** Splits a text into what the baselines count as tokens. Joined together they are the text again. */
export function splitTokens(text: string): readonly string[] {
  return text.match(TOKEN) ?? []
}
