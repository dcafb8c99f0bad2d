import { isMissing, type Missing, type Sample } from '@binnacle/core'
import * as z from 'zod'
import { boxedTexts } from './boxed-texts.ts'
import { type SaidAnswer, saidAnswer, unparsed } from './said-answer.ts'

/** Which part of a text is the answer: options of several metrics. */
export const takingOptions = {
  /**
   * A regular expression: the answer is its first group that is not empty, or all of the match where it has no groups. Without it the
   * metric reads the text its own way.
   */
  pattern: z.string().optional(),
  /** Which match of the pattern, from 0; negative ones count from the end. */
  match: z.int().default(0),
  /** Where the text ends, applied here after the thinking is taken away. */
  stop: z.array(z.string().min(1)).default([]),
}

/** Says what is wrong with a pattern when the options are read, and not at each row. */
export function checkPattern({ pattern }: { readonly pattern?: string | undefined }, context: z.RefinementCtx): void {
  try {
    if (pattern !== undefined) compile(pattern)
  } catch (error) {
    context.addIssue({ code: 'custom', path: ['pattern'], message: (error as Error).message })
  }
}

interface TakingOptions {
  readonly pattern?: string | undefined
  readonly match: number
  readonly stop: readonly string[]
}

/** The part of what was said that is the answer. `whole` is set where no pattern was asked for, and the metric looks itself. */
export function takenText(sample: Sample, options: TakingOptions): (SaidAnswer & { readonly whole: boolean }) | Missing {
  const said = saidAnswer(sample, options.stop)
  if (isMissing(said) || options.pattern === undefined) return isMissing(said) ? said : { ...said, whole: true }
  const found = [...said.text.matchAll(compile(options.pattern))].at(options.match)
  if (found === undefined) return unparsed(`there is no match ${options.match} of the pattern`, said.completion)
  const text = found.length === 1 ? found[0] : found.slice(1).find((group) => group !== undefined && group !== '')
  if (text === undefined) return unparsed('the groups of the pattern are empty', said.completion)
  return { ...said, text: text.trim(), whole: false }
}

/** The last text in a box. */
export function boxedAnswer(said: SaidAnswer): string | Missing {
  const { texts, open } = boxedTexts(said.text)
  const last = texts.at(-1)
  if (open) return unparsed('the last box does not end', said.completion)
  return last === undefined ? unparsed('there is nothing in a box', said.completion) : last.text
}

const patterns = new Map<string, RegExp>()

function compile(pattern: string): RegExp {
  let expression = patterns.get(pattern)
  if (expression === undefined) patterns.set(pattern, (expression = new RegExp(pattern, 'gu')))
  return expression
}
