/** A text in a box and where the box begins. */
export interface BoxedText {
  readonly text: string
  readonly index: number
}

const BOX = /\\f?boxed\b\s*/g
const SIGN = /[\p{L}\p{N}]+/uy

/** What stands in `\boxed{…}`, with balanced braces, or after `\boxed` as one sign; `open` where the last one never ends. */
export function boxedTexts(text: string): { readonly texts: readonly BoxedText[]; readonly open: boolean } {
  const texts: BoxedText[] = []
  const closings = text.includes('boxed') ? closingBraces(text) : new Map<number, number>()
  let open = false
  for (const { 0: box, index } of text.matchAll(BOX)) {
    const start = index + box.length
    const end = closings.get(start)
    open = text[start] === '{' && end === undefined
    SIGN.lastIndex = start
    const content = text[start] === '{' ? text.slice(start + 1, end ?? start) : (SIGN.exec(text)?.[0] ?? '')
    if (!open && content.trim() !== '') texts.push({ text: content.trim(), index })
  }
  return { texts, open }
}

/** Where each opening brace of a text is closed; `\{` is a sign of the text. */
function closingBraces(text: string): ReadonlyMap<number, number> {
  const closings = new Map<number, number>()
  const open: number[] = []
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '\\') index++
    else if (text[index] === '{') open.push(index)
    else if (text[index] === '}' && open.length > 0) closings.set(open.pop()!, index)
  }
  return closings
}
