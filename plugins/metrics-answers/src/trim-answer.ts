const AROUND = /^[\s"'“”‘’«»„*_`$]+|[\s"'“”‘’«»*_`$.,;:!?。、！？]+$/gu
const PAIRS: readonly RegExp[] = [
  /^\(([^()]*)\)$/u,
  /^\[([^[\]]*)\]$/u,
  /^\{([^{}]*)\}$/u,
  /^\\(?:text(?:bf|it|rm)?|math(?:bf|rm|sf|it))\s*\{([^{}]*)\}$/u,
  /^\\\(([^]*)\\\)$/u,
  /^\\\[([^]*)\\\]$/u,
]

/** A text without quotes, emphasis, pairs of brackets around all of it and closing punctuation, with single blanks. */
export function trimAnswer(text: string): string {
  let given: string
  let trimmed = text.replace(/\s+/gu, ' ')
  do {
    given = trimmed
    trimmed = trimmed.replace(AROUND, '')
    for (const pair of PAIRS) trimmed = trimmed.replace(pair, '$1')
  } while (trimmed !== given)
  return trimmed
}
