import { CORRECT_TAG, type Reference } from '@binnacle/core'

/** The letters of choices, in their order. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const

/** Choices as references; the one at a place is right. */
export function choicesAt(texts: readonly string[], right: number): readonly Reference[] {
  return texts.map((text, place) => ({ output: { text }, tags: place === right ? [CORRECT_TAG] : [] }))
}

/** Choices as references; each that reads like the one at a place is right, as in HELM: some rows have a choice twice. */
export function choicesLike(texts: readonly string[], right: number): readonly Reference[] {
  return texts.map((text) => ({ output: { text }, tags: text === texts[right] ? [CORRECT_TAG] : [] }))
}
