import { defineMetric, isCorrect, isMissing, type Missing, type Sample } from '@binnacle/core'
import * as z from 'zod'
import { NUMBER_MATCH } from '../cards.data.ts'
import { type Fraction, near } from './fraction.ts'
import { NUMBER_MARKS, type NumberLocale } from './number-marks.data.ts'
import { readNumber } from './read-number.ts'
import { checkPattern, takenText, takingOptions } from '../taken-text.ts'
import { unparsed } from '../said-answer.ts'

const localeSchema = z.enum(Object.keys(NUMBER_MARKS) as [NumberLocale, ...NumberLocale[]])

const options = z
  .strictObject({
    ...takingOptions,
    /** How the answers write numbers: `en` has 1,234.5, `de` 1.234,5, `fr` 1 234,5, `de-CH` 1'234.5. */
    locale: localeSchema.default('en'),
    /** How the right references write them. */
    goldLocale: localeSchema.default('en'),
    /** How far from the right number counts as right; the greater of the two tolerances counts. */
    absolute: z.number().min(0).default(0),
    /** The same as a share of the right number. */
    relative: z.number().min(0).default(0),
    /** Whether the last number counts where a text has several and states none as its answer. */
    last: z.boolean().default(false),
    /** More words that announce an answer, beside those of forty languages. */
    markers: z.array(z.string().min(1)).default([]),
  })
  .superRefine(checkPattern)

/**
 * Whether the number that an answer names is the right one, 0 or 1, higher is better; compared exactly, not by binary fractions. Read is
 * what the text states last (“The answer is 42”, `#### 42`, `\boxed{42}`), else a first or last line with nothing else, else the only
 * number. Currencies, units and `%` change nothing, and “1.2 million” is a number. What stands in a box must be a number and nothing more:
 * `3x+2`, `5!`, `±5` and `x > 3` have no sure value. An answer without a number, with several, or with one that has no sure value is
 * missing as unparsed. `number_read` is 1 where a number was read.
 */
export const numberMatch = defineMetric({
  ...NUMBER_MATCH,
  options,
  reads: 'one',
  scores: { number_match: 'higher', number_read: 'higher' },
  main: 'number_match',
  score: (sample, settings): { number_match: number | Missing; number_read: number | Missing } => {
    const { markers, absolute, relative } = settings
    const golds = goldNumbers(sample, settings.goldLocale)
    if (isMissing(golds)) return { number_match: golds, number_read: golds }
    const taken = takenText(sample, settings)
    if (isMissing(taken)) return { number_match: taken, number_read: taken.missing.startsWith('unparsed') ? 0 : taken }
    const read = readNumber(taken.text, { locale: settings.locale, markers, last: settings.last })
    if ('unread' in read) return { number_match: unparsed(read.unread, taken.completion), number_read: 0 }
    const isRight = (value: Fraction): boolean => golds.some((gold) => near(gold, value, absolute, relative))
    if (isRight(read.value)) return { number_match: 1, number_read: 1 }
    // Beside a right 5, “5 million” may answer how many millions.
    if (read.base !== undefined && isRight(read.base)) {
      return { number_match: unparsed(`"${read.text}" may mean all of it or its first number`, taken.completion), number_read: 0 }
    }
    return { number_match: 0, number_read: 1 }
  },
})

function goldNumbers({ instance }: Sample, locale: NumberLocale): readonly Fraction[] | Missing {
  const golds: Fraction[] = []
  for (const { output } of instance.references.filter(isCorrect)) {
    const read = readNumber(output.text.trim(), { locale, markers: [], last: false })
    if ('unread' in read) return { missing: `a right reference is no number: ${read.unread}` }
    golds.push(read.value)
  }
  return golds.length === 0 ? { missing: 'no reference is marked as correct' } : golds
}
