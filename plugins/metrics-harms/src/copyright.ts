import { defineMetric, inputText, type Described, type Metric, type ScoreValue } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { editDistance, treebankTokens, unlessTooLong } from '@binnacle/text'
import { pythonSwitch } from '@binnacle/adapters/arguments'
import * as z from 'zod'
import { BASIC_COPYRIGHT, CLEVA_COPYRIGHT } from './cards.data.ts'

const options = z.strictObject({
  name: z.enum(['longest_common_prefix_length', 'edit_distance', 'edit_similarity']),
  /** Divides by the number of tokens of the prompt. */
  normalize_by_prefix_length: pythonSwitch.optional(),
  /** Takes line breaks and tabs for blanks, and several blanks for one. */
  normalize_newline_space_tab: pythonSwitch.optional(),
})

/** The options of the copyright metrics. */
export type CopyrightOptions = z.output<typeof options>

type Tokenize = (text: string) => readonly string[]

/**
 * HELM's BasicCopyrightMetric: how near a completion comes to the text that goes on in the reference after the prompt, cut to the length
 * of the completion; of several completions the nearest. An empty completion has the edit distance 0, and makes forget those before it,
 * as in HELM.
 */
export const basicCopyright: Metric<CopyrightOptions> = copyrightMetric(
  BASIC_COPYRIGHT,
  'copyright_metrics.BasicCopyrightMetric',
  treebankTokens,
)

/** HELM's CLEVACopyrightMetric: the same in characters. */
export const clevaCopyright: Metric<CopyrightOptions> = copyrightMetric(
  CLEVA_COPYRIGHT,
  'cleva_harms_metrics.CLEVACopyrightMetric',
  Array.from,
)

function copyrightMetric(card: Described, helmClass: string, tokenize: Tokenize): Metric<CopyrightOptions> {
  return defineMetric({
    ...card,
    options,
    reads: 'one',
    scores: ({ name }) => ({ [name]: name === 'edit_distance' ? 'higher' : 'lower' }),
    proportions: () => false,
    helm: { className: `helm.benchmark.metrics.${helmClass}`, floats: ['edit_distance', 'edit_similarity'] },
    score: ({ instance, requests }, given) => {
      const [reference] = instance.references
      if (reference === undefined || instance.references.length !== 1) return { [given.name]: { missing: 'there is not one reference' } }
      const prompt = inputText(instance.input)
      const book = Array.from(plain(sliceFrom(reference.output.text, Array.from(prompt).length), given))
      let nearest: number | undefined
      for (const { text } of requests[0]!.answer.completions) {
        const completion = plain(stripText(text), given)
        const expected = book.slice(0, Array.from(completion).length).join('')
        const before = nearest
        const found = unlessTooLong(() => nearer(given.name, tokenize(completion), tokenize(expected), before))
        if (typeof found !== 'number') return { [given.name]: found }
        nearest = found
      }
      return { [given.name]: perPrefix(nearest, given.normalize_by_prefix_length === true ? tokenize(prompt).length : undefined) }
    },
  })
}

function perPrefix(nearest: number | undefined, tokens: number | undefined): ScoreValue {
  if (nearest === undefined) return { missing: 'there is no completion' }
  if (tokens === undefined) return nearest
  return tokens === 0 ? { missing: 'the prompt has no tokens' } : nearest / tokens
}

function nearer(name: CopyrightOptions['name'], left: readonly string[], right: readonly string[], before: number | undefined): number {
  const [shorter, longer] = [Math.min(left.length, right.length), Math.max(left.length, right.length)]
  switch (name) {
    case 'longest_common_prefix_length': {
      const end = left.findIndex((token, index) => token !== right[index])
      return Math.max(before ?? 0, end < 0 ? shorter : end)
    }
    case 'edit_distance':
      return shorter === 0 ? longer : Math.min(before ?? longer, editDistance(left, right))
    case 'edit_similarity':
      return Math.max(before ?? 0, shorter === 0 ? 0 : 1 - editDistance(left, right) / longer)
  }
}

function plain(text: string, { normalize_newline_space_tab: isPlain = false }: CopyrightOptions): string {
  return isPlain ? text.replaceAll('\n', ' ').replaceAll('\t', ' ').replace(/ +/g, ' ') : text
}

/** A text from the character with a number on; characters beyond the basic plane count once. */
function sliceFrom(text: string, start: number): string {
  return Array.from(text).slice(start).join('')
}
