/**
 * What may change how a terminal shows other text: control characters (C0 but for line breaks and tabs, DEL, C1, so that no escape
 * sequence begins), bidirectional controls, line breaks of other kinds, and halves of characters.
 */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufff9-\ufffb\p{Bidi_Control}\p{Surrogate}]/gu
const UNSAFE_IN_LINE = /[\n\t]/g

/**
 * A text as terminals may get it: whatever would be obeyed instead of shown stands there as `\u001b`. Line breaks and tabs stay.
 * Everything that is printed goes through this.
 */
export function visibleText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(UNSAFE, escaped)
}

/** The same for a text that belongs on one line: a name in a message, a cell of a table. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(UNSAFE_IN_LINE, escaped)
}

/** JSON as terminals may get it: the same JSON, in which such characters, which stand only in texts, are escaped. */
export function visibleJson(json: string): string {
  return json.replace(UNSAFE, (character) => escapedAs4(character))
}

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\t': '\\t', '\r': '\\r' }

const escaped = (character: string): string => SHORT[character] ?? escapedAs4(character)

const escapedAs4 = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
