import { defineMetric, type Sample } from '@binnacle/core'
import { splitText, stripText } from '@binnacle/python'
import { KPI_EDGAR } from './cards.data.ts'

/** The kinds of entities: key performance indicators, and amounts of this year, the last and the one before. */
const TAGS = ['kpi', 'cy', 'py', 'py1'] as const

const UNREAD = { missing: 'an instance has no reference or no completion' }
const ENTITY = /(?:^|(?<=\],))([^[\]]+)\[([0-9a-z]+)\](?:$|(?=,))/g

/** For each tag: words found and right, words found, words to be found; null where there is nothing to read. */
type Row = readonly (readonly [shared: number, found: number, right: number])[] | null

/**
 * HELM's KPIEdgarMetric: `phrase [tag],phrase [tag]`, word by word. `word_macro_f1_score`: the mean over the tags of the F1 of their
 * words over all instances. `adjusted_macro_f1_score`: the same of shares, with what is found and what is right in each other's place,
 * as in HELM. A full stop at the end loses the last entity.
 */
export const kpiEdgar = defineMetric({
  ...KPI_EDGAR,
  reads: 'one',
  scores: { word_macro_f1_score: 'higher', adjusted_macro_f1_score: 'higher' },
  main: 'word_macro_f1_score',
  helm: { className: 'helm.benchmark.metrics.kpi_edgar_metrics.KPIEdgarMetric' },
  collect: countWords,
  summarize: (rows) => {
    const totals = TAGS.map(() => [0, 0, 0] as [number, number, number])
    for (const row of rows) {
      if (row === null) return { word_macro_f1_score: UNREAD, adjusted_macro_f1_score: UNREAD }
      for (const [tag, counts] of row.entries()) for (const [index, count] of counts.entries()) totals[tag]![index]! += count
    }
    return {
      word_macro_f1_score: mean(totals.map(([shared, found, right]) => f1(shared, right - shared, found - shared))),
      adjusted_macro_f1_score: mean(
        totals.map(([shared, found, right]) =>
          f1(right > 0 ? shared / right : 0, right > 0 ? 1 - shared / right : 0, found > 0 ? (found - shared) / found : 0),
        ),
      ),
    }
  },
})

function countWords({ instance, requests }: Sample): Row {
  const reference = instance.references[0]
  const completion = requests[0]!.answer.completions[0]
  if (reference === undefined || completion === undefined) return null
  // HELM takes the reference for what was found, and the answer for what is right.
  const found = wordsByTag(reference.output.text)
  const right = wordsByTag(completion.text)
  return TAGS.map((tag) => {
    const [foundWords, rightWords] = [found[tag], right[tag]]
    return [[...foundWords].filter((word) => rightWords.has(word)).length, foundWords.size, rightWords.size]
  })
}

/** The words of each tag. A tag that is none, at which HELM breaks off, is left out. */
function wordsByTag(text: string): Readonly<Record<(typeof TAGS)[number], ReadonlySet<string>>> {
  const words = { kpi: new Set<string>(), cy: new Set<string>(), py: new Set<string>(), py1: new Set<string>() }
  for (const [, phrase, tag] of stripText(text).matchAll(ENTITY)) {
    if (Object.hasOwn(words, tag!)) for (const word of splitText(phrase!)) words[tag as keyof typeof words].add(word)
  }
  return words
}

function f1(right: number, lost: number, wrong: number): number {
  return right + wrong + lost > 0 ? (2 * right) / (2 * right + wrong + lost) : 0
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
