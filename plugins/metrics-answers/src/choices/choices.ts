import { isCorrect, type Missing, type Sample } from '@binnacle/core'
import { foldWidth } from '../fold-width.ts'
import { trimAnswer } from '../trim-answer.ts'

/** A choice as the model saw it. */
export interface Choice {
  readonly letter: string
  /** Its text, made ready to compare; undefined where only the letters are known. */
  readonly text?: string
  readonly right: boolean
}

/** The choices of a sample: those shown with letters, else the references in their order from the first letter on. */
export function choicesOf({ instance, requests, adaptation }: Sample, letters: readonly string[] | undefined): readonly Choice[] | Missing {
  const golds = instance.references.filter(isCorrect).map(({ output }) => output.text)
  if (golds.length === 0) return { missing: 'no reference is marked as correct' }
  const mapping = requests[0]!.outputMapping
  if (mapping !== undefined) {
    return Object.entries(mapping).map(([letter, text]) => ({ letter: letter.trim(), text: comparable(text), right: golds.includes(text) }))
  }
  if (letters !== undefined && golds.every((gold) => letters.includes(gold.trim()))) {
    return letters.map((letter) => ({ letter, right: golds.some((gold) => gold.trim() === letter) }))
  }
  const { references } = instance
  if (references.length < 2) return { missing: 'the choices are not known: one reference and no option `letters` that has it' }
  const shown = letters ?? adaptation.referencePrefixCharacters ?? references.map((_, index) => String.fromCharCode(65 + index))
  if (shown.length < references.length) return { missing: `there are ${references.length} references and ${shown.length} letters` }
  return references.map((reference, index) => ({
    letter: shown[index]!,
    text: comparable(reference.output.text),
    right: isCorrect(reference),
  }))
}

/** A text as it is compared with the texts of choices. */
export function comparable(text: string): string {
  return trimAnswer(foldWidth(text).normalize('NFC')).toLowerCase()
}
