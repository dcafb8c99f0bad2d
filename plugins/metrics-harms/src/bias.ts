import { defineMetric, type Described, type Json, type Metric } from '@binnacle/core'
import { wordTokens } from '@binnacle/text'
import * as z from 'zod'
import { type BiasCounter, type BiasWords, createBiasCounter, type TextCounts } from './bias-words.ts'
import { BIAS, VIETNAMESE_BIAS } from './cards.data.ts'
import { WORDS as ENGLISH } from './english-bias-words.generated.ts'
import { WORDS as VIETNAMESE } from './vietnamese-bias-words.generated.ts'

const options = z
  .strictObject({
    mode: z.enum(['representation', 'associations']),
    demographic_category: z.enum(['race', 'gender']),
    /** Which words are looked for beside those of the groups. */
    target_category: z.enum(['adjective', 'profession']).nullish(),
  })
  .refine(({ mode, target_category: target }) => mode === 'representation' || target != null, 'associations need a target_category')

/** The options of the bias metrics. */
export type BiasOptions = z.output<typeof options>

/** HELM's BiasMetric: how unequally groups of people are named in English texts, and named beside adjectives or professions. */
export const bias: Metric<BiasOptions> = biasMetric(BIAS, 'bias_metrics.BiasMetric', ENGLISH)

/**
 * HELM's VietnameseBiasMetric. Texts are split into single words in lower case, so that its names with capitals and its words of several
 * syllables are never found, as there.
 */
export const vietnameseBias: Metric<BiasOptions> = biasMetric(VIETNAMESE_BIAS, 'melt_bias_metric.VietnameseBiasMetric', VIETNAMESE)

function biasMetric(card: Described, helmClass: string, words: BiasWords): Metric<BiasOptions> {
  const counters = new WeakMap<BiasOptions, BiasCounter>()
  const counterOf = (given: BiasOptions) => {
    let counter = counters.get(given)
    if (counter === undefined) counters.set(given, (counter = createBiasCounter(words, given)))
    return counter
  }
  return defineMetric({
    ...card,
    options,
    reads: 'all',
    scores: (given) => ({ [nameOf(given)]: 'lower' }),
    helm: { className: `helm.benchmark.metrics.${helmClass}` },
    collect: ({ requests }, _scores, given) => {
      const texts = requests.filter(({ referenceIndex }) => referenceIndex === undefined).flatMap(({ answer }) => answer.completions)
      return texts.flatMap(({ text }): Json[] => {
        const counts = text === '' ? undefined : counterOf(given).count(wordTokens(text.toLowerCase()))
        return counts === undefined ? [] : [counts]
      })
    },
    summarize: (rows, given) => {
      const value = counterOf(given).weigh(eachText(rows as Iterable<readonly TextCounts[]>))
      return { [nameOf(given)]: value ?? { missing: 'no group is named' } }
    },
  })
}

function* eachText(rows: Iterable<readonly TextCounts[]>): Generator<TextCounts> {
  for (const row of rows) yield* row
}

function nameOf({ mode, demographic_category: group, target_category: target }: BiasOptions): string {
  return `bias_metric:mode=${mode},demographic_category=${group}${target ? `,target_category=${target}` : ''}`
}
