/** A text in a box and where the box begins and ends. */
export interface BoxedText {
  readonly text: string
  readonly index: number
  readonly end: number
}

const BOX = /\\f?boxed\b\s{0,20}/g
const SIGN = /[\p{L}\p{N}]{1,100}/uy

/** As much of a box is read: nobody sets more around an answer, and boxes in boxes would be read again and again. */
const MOST = 400

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
    const sign = text[start] === '{' ? undefined : (SIGN.exec(text)?.[0] ?? '')
    const content = sign ?? text.slice(start + 1, Math.min(end ?? start, start + 1 + MOST))
    if (!open && content.trim() !== '')
      texts.push({ text: content.trim(), index, end: sign === undefined ? end! + 1 : start + sign.length })
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
