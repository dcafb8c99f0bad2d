const CASED = /\p{Cased}/u

/** Python's `str.title()`: a letter after a letter is small, any other one is a capital. */
export function titleCase(text: string): string {
  let title = ''
  let afterLetter = false
  for (const character of text) {
    title += afterLetter ? character.toLowerCase() : character.toUpperCase()
    afterLetter = CASED.test(character)
  }
  return title
}
