import { pythonRegExp, splitText, stripText } from '@binnacle/python'
import { editCounts, type EditCounts, editDistance, nltkBleu, type Overlap, rougeL, rougeN, wordTokens } from '@binnacle/text'
import type { ComparedText } from './compared-text.ts'
import type { ReferenceComparison } from './reference-comparisons.ts'

const EXPRESSION = pythonRegExp('[-+*/%\\.\\(\\)\\d]+', 'g')

const rouge = (score: (gold: string, prediction: string) => Overlap): ReferenceComparison => ({
  compare: (gold, prediction) => score(gold.text, prediction.text).f1,
  better: 'higher',
})

const characters = (text: string): string[] => Array.from(text)

const bleu = (tokens: (text: ComparedText) => readonly string[], weights: readonly number[]): ReferenceComparison => ({
  compare: (gold, prediction) => nltkBleu({ references: [tokens(gold)], hypothesis: tokens(prediction) }, weights),
  better: 'higher',
})

/** How a text is said wrongly: jiwer's rates. Where there is nothing to say they are no number; an empty answer has 0, as in HELM. */
const speech = (
  better: 'higher' | 'lower',
  split: (text: string) => string[],
  rate: (reference: readonly string[], hypothesis: readonly string[]) => number,
): ReferenceComparison => ({
  compare: (gold, prediction) => {
    if (prediction.text === '') return 0
    const reference = split(gold.normalizedWithArticles)
    return reference.length === 0 ? Number.NaN : rate(reference, split(prediction.normalizedWithArticles))
  },
  better,
})

/** All changes over the length of what should have been said: whichever way is taken, they are as many. */
const errorRate = (reference: readonly string[], hypothesis: readonly string[]): number =>
  editDistance(reference, hypothesis) / reference.length

const byCounts =
  (rate: (counts: EditCounts) => number) =>
  (reference: readonly string[], hypothesis: readonly string[]): number =>
    rate(editCounts(reference, hypothesis))

const matchErrorRate = ({ hits, substitutions, deletions, insertions }: EditCounts): number =>
  (substitutions + deletions + insertions) / (hits + substitutions + deletions + insertions)

const informationPreserved = ({ hits, substitutions, deletions, insertions }: EditCounts): number => {
  const [reference, hypothesis] = [hits + substitutions + deletions, hits + substitutions + insertions]
  return hypothesis === 0 ? 0 : (hits / reference) * (hits / hypothesis)
}

/** Comparisons by overlap and edit distance: ROUGE, BLEU, rates of speech recognition. */
export const TEXT_COMPARISONS = {
  rouge_1: rouge((gold, prediction) => rougeN(gold, prediction, 1)),
  rouge_2: rouge((gold, prediction) => rougeN(gold, prediction, 2)),
  rouge_l: rouge((gold, prediction) => rougeL(gold, prediction)),
  bleu_1: bleu(({ text }) => wordTokens(text), [1, 0, 0, 0]),
  // Only runs of four words count, as in HELM: a right answer of three words has next to nothing.
  bleu_4: bleu(({ text }) => wordTokens(text), [0, 0, 0, 1]),
  chinese_bleu_1: bleu(({ text }) => characters(text), [1, 0, 0, 0]),
  chinese_rouge_1: rouge((gold, prediction) => rougeN(gold, prediction, 1, characters)),
  chinese_rouge_2: rouge((gold, prediction) => rougeN(gold, prediction, 2, characters)),
  cleva_math_result_match: {
    compare: (gold, prediction) => {
      const last = prediction.text.match(EXPRESSION)?.at(-1)?.replace(/^\)+/, '') ?? prediction.text
      const answer = stripText(last)
      return answer !== '' && gold.stripped === answer ? 1 : 0
    },
    better: 'higher',
  },
  // A word weighs the logarithm of the number of references over that of those which have it. HELM hands over one reference: log 1.
  cider: { compare: () => Math.log(1), better: 'higher' },
  wer_score: speech('lower', splitText, errorRate),
  mer_score: speech('lower', splitText, byCounts(matchErrorRate)),
  wip_score: speech('higher', splitText, byCounts(informationPreserved)),
  cer_score: speech('lower', characters, errorRate),
} as const satisfies Record<string, ReferenceComparison>
