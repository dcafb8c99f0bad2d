import { splitText, stripText } from '@binnacle/python'
import { CODE_METRIC_NAMES, type CodeMetricName } from './code-scores.ts'
import { ComparedText } from './compared-text.ts'
import { boxedMathEquivalence, mathEquivalence } from './math-equivalence.ts'
import { absoluteDifference, finalNumber } from './number-comparisons.ts'
import { equalSets, extractPredictedSet, extractSet, harmonicF1, intersectionOverUnion, setF1 } from './set-comparisons.ts'
import { TEXT_COMPARISONS } from './text-comparisons.ts'

/** How a prediction is compared with one right reference. */
export interface ReferenceComparison {
  readonly compare: (gold: ComparedText, prediction: ComparedText) => number
  /** What an answer is worth whose letter names no choice; HELM breaks off where this is absent. */
  readonly unread?: (gold: ComparedText) => number
  readonly better: 'higher' | 'lower'
}

const zero = () => 0
const one = (holds: boolean) => (holds ? 1 : 0)

function exactMatch(gold: string, prediction: string): number {
  return one(prediction !== '' && stripText(gold) === stripText(prediction))
}

function lastWord(text: string): string {
  return stripText(text.slice(text.lastIndexOf(' ') + 1))
}

function sets(compare: (gold: ReadonlySet<string>, prediction: ReadonlySet<string>) => number): ReferenceComparison {
  return { compare: (gold, prediction) => compare(extractSet(gold.text), extractPredictedSet(prediction.text)), better: 'higher' }
}

/**
 * HELM's reference metrics by name. The value is the best over the right references; for a distance that is, as in HELM,
 * the greatest.
 */
export const REFERENCE_COMPARISONS = {
  exact_match: {
    compare: (gold, prediction) => one(prediction.text !== '' && gold.stripped === prediction.stripped),
    unread: zero,
    better: 'higher',
  },
  quasi_exact_match: {
    compare: (gold, prediction) => one(prediction.text !== '' && gold.normalized === prediction.normalized),
    unread: zero,
    better: 'higher',
  },
  quasi_leave_articles_exact_match: {
    compare: (gold, prediction) => one(prediction.text !== '' && gold.normalizedWithArticles === prediction.normalizedWithArticles),
    unread: zero,
    better: 'higher',
  },
  prefix_exact_match: {
    compare: (gold, prediction) => one(prediction.text !== '' && prediction.stripped.startsWith(gold.stripped)),
    unread: zero,
    better: 'higher',
  },
  quasi_prefix_exact_match: {
    compare: (gold, prediction) => one(prediction.text !== '' && prediction.normalized.startsWith(gold.normalized)),
    unread: zero,
    better: 'higher',
  },
  f1_score: {
    compare: (gold, prediction) => harmonicF1(new Set(splitText(gold.normalized)), new Set(splitText(prediction.normalized))),
    better: 'higher',
  },
  exact_match_indicator: {
    compare: (gold, prediction) => exactMatch(lastWord(gold.text), lastWord(prediction.text)),
    better: 'higher',
  },
  final_number_exact_match: {
    compare: (gold, prediction) => exactMatch(finalNumber(gold.text), finalNumber(prediction.text)),
    better: 'higher',
  },
  exact_set_match: sets(equalSets),
  iou_set_match: sets(intersectionOverUnion),
  f1_set_match: sets(setF1),
  absolute_value_difference: {
    compare: (gold, prediction) => absoluteDifference(gold.text, prediction.text),
    better: 'lower',
  },
  math_equiv: {
    compare: (gold, prediction) => mathEquivalence(gold.text, prediction.text),
    unread: (gold) => mathEquivalence(gold.text, undefined),
    better: 'higher',
  },
  math_equiv_chain_of_thought: {
    compare: (gold, prediction) => boxedMathEquivalence(gold.text, prediction.text),
    better: 'higher',
  },
  ...TEXT_COMPARISONS,
} as const satisfies Record<string, ReferenceComparison>

/** The name of a reference metric that compares texts. */
export type ComparisonName = keyof typeof REFERENCE_COMPARISONS

/** The name of a reference metric. */
export type ReferenceMetricName = ComparisonName | CodeMetricName

/** The names of all reference metrics. */
export const REFERENCE_METRIC_NAMES: readonly ReferenceMetricName[] = [
  ...(Object.keys(REFERENCE_COMPARISONS) as ComparisonName[]),
  ...CODE_METRIC_NAMES,
]

/** HELM's reference metrics that are not to be had here. */
export const ABSENT_REFERENCE_METRICS: Readonly<Record<string, string>> = {
  chinese_wer_score: 'it needs the segmenter jieba',
  chinese_mer_score: 'it needs the segmenter jieba',
  chinese_wip_score: 'it needs the segmenter jieba',
  chinese_cer_score: 'it needs the segmenter jieba',
}

/** Which way is better for a reference metric. */
export function betterOf(name: ReferenceMetricName): 'higher' | 'lower' {
  return isComparison(name) ? REFERENCE_COMPARISONS[name].better : 'higher'
}

/** Whether a reference metric compares texts. */
export function isComparison(name: string): name is ComparisonName {
  return Object.hasOwn(REFERENCE_COMPARISONS, name)
}
