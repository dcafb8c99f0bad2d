import { defineMetric, isCorrect, isMissing, type Missing, type Sample } from '@binnacle/core'
import * as z from 'zod'
import { ANSWER_MATCH } from './cards.data.ts'
import { normalizeAnswer } from './normalize-answer.ts'
import { boxedAnswer, checkPattern, takenText, takingOptions } from './taken-text.ts'

const options = z
  .strictObject({
    ...takingOptions,
    /** Whether the answer is what the last `\boxed{…}` holds. */
    boxed: z.boolean().default(false),
    ignoreCase: z.boolean().default(true),
    ignorePunctuation: z.boolean().default(false),
    /** English articles. */
    ignoreArticles: z.boolean().default(false),
    /** Full-width digits and letters, ligatures, superscripts. */
    ignoreCompatibility: z.boolean().default(true),
  })
  .superRefine(checkPattern)
  .refine(({ boxed, pattern }) => !boxed || pattern === undefined, { path: ['boxed'], message: 'either a pattern or a box' })

/**
 * Whether an answer equals a right one, 0 or 1, higher is better: all of the text, or what a pattern takes out of it, or what stands in
 * its last box. Where the pattern or box is not there the answer is missing as unparsed.
 */
export const answerMatch = defineMetric({
  ...ANSWER_MATCH,
  options,
  reads: 'one',
  scores: { answer_match: 'higher' },
  score: (sample, settings) => {
    const golds = sample.instance.references.filter(isCorrect).map(({ output }) => output.text)
    const answer = readText(sample, settings)
    if (golds.length === 0) return { answer_match: { missing: 'no reference is marked as correct' } }
    if (isMissing(answer)) return { answer_match: answer }
    const normalized = normalize(answer, settings)
    return { answer_match: golds.some((gold) => normalize(gold, settings) === normalized) ? 1 : 0 }
  },
})

type Settings = z.output<typeof options>

function readText(sample: Sample, settings: Settings): string | Missing {
  const taken = takenText(sample, settings)
  if (isMissing(taken)) return taken
  return settings.boxed ? boxedAnswer(taken) : taken.text
}

function normalize(text: string, settings: Settings): string {
  return normalizeAnswer(text, {
    case: settings.ignoreCase,
    punctuation: settings.ignorePunctuation,
    articles: settings.ignoreArticles,
    compatibility: settings.ignoreCompatibility,
  })
}
