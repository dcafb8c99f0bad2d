/** A text in a box and where the box begins. */
export interface BoxedText {
  readonly text: string
  readonly index: number
}

const BOX = /\\f?boxed\b/g

/** What stands in `\boxed{…}`, with balanced braces, or after `\boxed` as one sign; `open` where the last one never ends. */
export function boxedTexts(text: string): { readonly texts: readonly BoxedText[]; readonly open: boolean } {
  const texts: BoxedText[] = []
  let open = false
  for (const { 0: box, index } of text.matchAll(BOX)) {
    const rest = text.slice(index + box.length).trimStart()
    open = false
    if (rest.startsWith('{')) {
      const end = closingBrace(rest)
      if (end < 0) open = true
      else texts.push({ text: rest.slice(1, end).trim(), index })
      continue
    }
    const [sign] = /^[\p{L}\p{N}]+/u.exec(rest) ?? []
    if (sign !== undefined) texts.push({ text: sign, index })
  }
  return { texts: texts.filter((boxed) => boxed.text !== ''), open }
}

function closingBrace(text: string): number {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '\\') index++
    else if (text[index] === '{') depth++
    else if (text[index] === '}' && --depth === 0) return index
  }
  return -1
}
