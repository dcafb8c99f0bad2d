import { defineMetric, isMissing, type Missing } from '@binnacle/core'
import * as z from 'zod'
import { CHOICE_MATCH } from '../cards.data.ts'
import { choicesOf } from './choices.ts'
import { readChoice } from './read-choice.ts'
import { checkPattern, takenText, takingOptions } from '../taken-text.ts'
import { unparsed } from '../said-answer.ts'

const options = z
  .strictObject({
    ...takingOptions,
    /** The letters of the choices, where the model was not asked by letters that the run knows. */
    letters: z.array(z.string().min(1)).min(2).optional(),
    /** More words that announce an answer, beside those of forty languages. */
    markers: z.array(z.string().min(1)).default([]),
  })
  .superRefine(checkPattern)

/**
 * Whether the choice that an answer names is a right one, 0 or 1, higher is better. Read is what the text states last (“The answer is
 * (C)”, `\boxed{C}`, “Antwort: C”), else a letter alone in its last line, else the letter it opens with, else the text of one choice. An
 * answer that names none, several, or a letter with the text of another choice is missing as unparsed, and not wrong. `choice_read` is 1
 * where a choice was read.
 */
export const choiceMatch = defineMetric({
  ...CHOICE_MATCH,
  options,
  reads: 'one',
  scores: { choice_match: 'higher', choice_read: 'higher' },
  main: 'choice_match',
  score: (sample, settings): { choice_match: number | Missing; choice_read: number | Missing } => {
    const choices = choicesOf(sample, settings.letters)
    if (isMissing(choices)) return { choice_match: choices, choice_read: choices }
    const taken = takenText(sample, settings)
    if (isMissing(taken)) return { choice_match: taken, choice_read: taken.missing.startsWith('unparsed') ? 0 : taken }
    const read = readChoice(taken.text, choices, settings.markers)
    if ('unread' in read) return { choice_match: unparsed(read.unread, taken.completion), choice_read: 0 }
    return { choice_match: choices.some(({ letter, right }) => right && letter === read.letter) ? 1 : 0, choice_read: 1 }
  },
})
