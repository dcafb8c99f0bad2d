import { defineMetric, isCorrect } from '@binnacle/core'
import { z } from 'zod'
import { MY_METRIC } from './cards.data.ts'

const options = z.strictObject({ caseSensitive: z.boolean().default(false) })

/** A metric is a pure function of what is recorded: no network, no clock, no file. Whatever needs a model is an annotator. */
export const myMetric = defineMetric({
  ...MY_METRIC,
  options,
  reads: 'one',
  /** The share of a reference's words that the answer has, from 0 to 1: of the correct reference where that is highest. */
  scores: { my_metric_overlap: 'higher' },
  /** A share of words is no share of right answers: its interval is not Wilson's. */
  proportions: () => false,
  score({ instance, requests }, { caseSensitive }) {
    const answer = requests[0]?.answer.completions[0]?.text
    const references = instance.references.filter(isCorrect)
    if (answer === undefined || answer.trim() === '') return { my_metric_overlap: { missing: 'there is no answer' } }
    if (references.length === 0) return { my_metric_overlap: { missing: 'no reference is correct' } }
    const said = new Set(wordsOf(answer, caseSensitive))
    const shares = references.map(({ output }) => shareOf(wordsOf(output.text, caseSensitive), said))
    return { my_metric_overlap: Math.max(...shares) }
  },
})

function wordsOf(text: string, caseSensitive: boolean): readonly string[] {
  return (caseSensitive ? text : text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [text.trim()]
}

const shareOf = (words: readonly string[], said: ReadonlySet<string>): number =>
  words.filter((word) => said.has(word)).length / words.length
