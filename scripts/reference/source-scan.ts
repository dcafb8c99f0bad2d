const OPENING = '([{'
const CLOSING = ')]}'

/** The place after a text that begins at a quote mark; template texts may hold expressions. */
function afterText(source: string, at: number): number {
  const quote = source[at]!
  let place = at + 1
  while (place < source.length && source[place] !== quote) {
    if (source[place] === '\\') place += 2
    else if (quote === '`' && source.startsWith('${', place)) place = afterBrackets(source, place + 1)
    else place++
  }
  return place + 1
}

/** The place after the bracket that closes the one at a place. */
export function afterBrackets(source: string, at: number): number {
  let depth = 0
  let place = at
  while (place < source.length) {
    const character = source[place]!
    if (`'"\``.includes(character)) {
      place = afterText(source, place)
      continue
    }
    if (OPENING.includes(character)) depth++
    if (CLOSING.includes(character) && --depth === 0) return place + 1
    place++
  }
  return place
}

/** Cuts an expression at every separator that stands in no bracket and no text. */
export function splitOutside(source: string, separator: RegExp): readonly string[] {
  const parts: string[] = []
  let begin = 0
  let place = 0
  while (place < source.length) {
    const character = source[place]!
    if (`'"\``.includes(character)) place = afterText(source, place)
    else if (OPENING.includes(character)) place = afterBrackets(source, place)
    else {
      const found = separator.exec(source.slice(place))
      if (found?.index === 0) {
        parts.push(source.slice(begin, place).trim())
        place += found[0].length
        begin = place
      } else place++
    }
  }
  return [...parts, source.slice(begin).trim()].filter((part) => part !== '')
}

/** The arguments of a call whose bracket opens at a place. */
export function argumentsFrom(source: string, at: number): readonly string[] {
  return splitOutside(source.slice(at + 1, afterBrackets(source, at) - 1), /,/)
}

/** The properties of the object around a place, by name, as they stand in the source; a shorthand is its own name. */
export function propertiesAround(source: string, place: number): Readonly<Record<string, string>> {
  let open = source.lastIndexOf('{', place)
  while (afterBrackets(source, open) <= place) open = source.lastIndexOf('{', open - 1)
  return Object.fromEntries(
    argumentsFrom(source, open).map((property): [string, string] => {
      const found = /^(\w+):\s*([\s\S]*)$/.exec(property)
      return found === null ? [property, property] : [found[1]!, found[2]!]
    }),
  )
}
