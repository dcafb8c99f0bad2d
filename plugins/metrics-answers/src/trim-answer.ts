const BEFORE = /[\s"'“”‘’«»„*_`$]/u
const AFTER = /[\s"'“”‘’«»*_`$.,;:!?。、！？]/u
const PAIRS: readonly (readonly [start: RegExp, end: string, inner: RegExp | undefined])[] = [
  [/^\(/u, ')', /[()]/u],
  [/^\[/u, ']', /[[\]]/u],
  [/^\{/u, '}', /[{}]/u],
  [/^\\(?:text(?:bf|it|rm)?|math(?:bf|rm|sf|it))\s*\{/u, '}', /[{}]/u],
  [/^\\\(/u, '\\)', undefined],
  [/^\\\[/u, '\\]', undefined],
]

/** As many layers around an answer are taken away. */
const MOST_LAYERS = 20

/** A text without quotes, emphasis, pairs of brackets around all of it and closing punctuation, with single blanks. */
export function trimAnswer(text: string): string {
  let given: string
  let trimmed = text.replace(/\s+/gu, ' ')
  let layers = 0
  do {
    given = trimmed
    trimmed = withoutEnds(trimmed)
    for (const pair of PAIRS) trimmed = withoutPair(trimmed, pair)
  } while (trimmed !== given && ++layers < MOST_LAYERS)
  return trimmed
}

function withoutEnds(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && BEFORE.test(text[start]!)) start++
  while (end > start && AFTER.test(text[end - 1]!)) end--
  return text.slice(start, end)
}

function withoutPair(text: string, [start, end, inner]: (typeof PAIRS)[number]): string {
  const opening = start.exec(text)?.[0]
  if (opening === undefined || !text.endsWith(end) || text.length < opening.length + end.length) return text
  const between = text.slice(opening.length, text.length - end.length)
  return inner !== undefined && inner.test(between) ? text : between
}
