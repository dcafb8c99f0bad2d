import { defineMetric, isMissing, type Described, type Metric } from '@binnacle/core'
import { ALRAGE, ARABIC_CONTENT_GENERATION, ARABIC_FINANCE_CALCULATION, ARABIC_LEGAL, LIVE_QA_SCORE } from './cards.data.ts'
import { isObject, mean, readAnnotation, readNumber } from './read-annotation.ts'

/** HELM's LiveQAScoreMetric. */
export const liveQaScore: Metric<Readonly<Record<string, never>>> = scoreOf(
  LIVE_QA_SCORE,
  'live_qa',
  'live_qa_score',
  'live_qa_metrics.LiveQAScoreMetric',
)

/** HELM's ALRAGEMetric. */
export const alrage: Metric<Readonly<Record<string, never>>> = scoreOf(ALRAGE, 'alrage', 'alrage_score', 'alrage_metric.ALRAGEMetric')

/** HELM's ArabicFinanceCalculationMetric. */
export const arabicFinanceCalculation: Metric<Readonly<Record<string, never>>> = scoreOf(
  ARABIC_FINANCE_CALCULATION,
  'arabic_finance_calculation',
  'calculation_accuracy',
  'arabic_finance_calculation_metric.ArabicFinanceCalculationMetric',
)

/** HELM's ArabicLegalMetric. */
export const arabicLegal: Metric<Readonly<Record<string, never>>> = scoreOf(
  ARABIC_LEGAL,
  'arabic_legal',
  'model_judged_score',
  'arabic_legal_metric.ArabicLegalMetric',
)

/** HELM's ArabicContentGenerationMetric: the mean of the grades from 1 to 5 for all criteria, moved to the range from 0 to 1. */
export const arabicContentGeneration = defineMetric({
  ...ARABIC_CONTENT_GENERATION,
  reads: 'one',
  scores: { arabic_content_generation_score: 'higher' },
  proportions: () => false,
  helm: {
    className: 'helm.benchmark.metrics.arabic_content_generation_metric.ArabicContentGenerationMetric',
    floats: ['arabic_content_generation_score'],
  },
  score: (sample) => {
    const annotation = readAnnotation(sample, 'arabic_content_generation')
    if (isMissing(annotation)) return { arabic_content_generation_score: annotation }
    const grades = Object.values(annotation).map((criterion) => (isObject(criterion) ? criterion['score'] : undefined))
    const isGraded = grades.length > 0 && grades.every((grade) => typeof grade === 'number')
    return { arabic_content_generation_score: isGraded ? (mean(grades) - 1) / 4 : { missing: 'a criterion has no grade' } }
  },
})

/** A metric that hands on the `score` of an annotator. */
function scoreOf(card: Described, annotator: string, name: string, helmClass: string): Metric<Readonly<Record<string, never>>> {
  return defineMetric({
    ...card,
    reads: 'one',
    scores: { [name]: 'higher' },
    proportions: () => false,
    helm: { className: `helm.benchmark.metrics.${helmClass}`, floats: [name] },
    score: (sample) => ({ [name]: readNumber(sample, annotator, 'score') }),
  })
}
