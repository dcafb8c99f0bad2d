/** Splits a text into words with the blanks before them; joined they are the text again. */
export function splitWords(text: string): readonly string[] {
  return text.match(/\s*\S+|\s+$/gu) ?? []
}
