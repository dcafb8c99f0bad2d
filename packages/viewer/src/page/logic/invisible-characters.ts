/** A piece of a text: as it is, or a character that is not seen, by its sign and its name. */
export type TextPiece = string | { readonly sign: string; readonly name: string; readonly isBreak?: boolean }

/** From where to where characters lie that can pass a text off for another: they are named whether asked for or not. */
const MISLEADING: readonly (readonly [number, number])[] = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
]
/** All that is not seen: controls, marks of format, blanks, variation selectors, fillers. */
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]$/u

function isMisleading(character: string): boolean {
  const code = character.codePointAt(0)!
  return MISLEADING.some(([from, to]) => code >= from && code <= to)
}

const SIGNS: Readonly<Record<string, string>> = {
  ' ': '·',
  '\t': '→',
  '\n': '↵',
  '\r': '␍',
  '\u00A0': '⍽',
  '\u3000': '□',
  '\u200B': '∅',
  '\uFEFF': '∅',
}

/**
 * Cuts a text into what is seen and what is not.
 * @param isAll whether blanks and breaks are named too; characters that can mislead always are
 */
export function textPieces(text: string, isAll: boolean): readonly TextPiece[] {
  const isNamed = (character: string) => isMisleading(character) || (isAll && UNSEEN.test(character))
  const pieces: TextPiece[] = []
  let rest = ''
  for (const character of text) {
    if (!isNamed(character)) {
      rest += character
      continue
    }
    if (rest !== '') pieces.push(rest)
    rest = ''
    pieces.push(pieceOf(character))
  }
  if (rest !== '') pieces.push(rest)
  return pieces
}

function pieceOf(character: string): TextPiece {
  const code = character.codePointAt(0)!
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  const sign = SIGNS[character] ?? (code < 0x20 ? String.fromCodePoint(0x2400 + code) : code === 0x7f ? '␡' : `⟨${name.slice(2)}⟩`)
  return { sign, name, ...(character === '\n' ? { isBreak: true } : {}) }
}
