import { defineMetric, isCorrect, type Sample, type ScoreDirections, type ScoreValue } from '@binnacle/core'
import { averageScore, type ClassCounts, classScores, countClasses } from '@binnacle/stats'
import { normalizeText } from '@binnacle/text'
import * as z from 'zod'
import { CLASSIFICATION } from '../cards.data.ts'

const options = z.strictObject({
  /** `macro`, `micro`, `weighted`, or null for each class by itself. */
  averages: z.array(z.enum(['macro', 'micro', 'weighted']).nullable()).nullish(),
  /** The classes; those of the right references where absent. */
  labels: z.array(z.string()).nullish(),
  scores: z.array(z.enum(['f1', 'precision', 'recall'])).nullish(),
  /** Parts the labels of an answer that names several. */
  delimiter: z.string().nullish(),
})

/** The options of `classification`. */
export type ClassificationOptions = z.output<typeof options>

/** The labels of a sample in normal form: the right ones and those of the answer; null where it cannot be read. */
type Row = readonly [actual: readonly string[], predicted: readonly string[]] | null

/**
 * HELM's ClassificationMetric: F1 (precision, recall) of generated labels over all instances. An answer that is no class counts as none.
 * Texts are compared in HELM's normal form, articles kept.
 */
export const classification = defineMetric({
  ...CLASSIFICATION,
  options,
  reads: 'one',
  scores: scoreDirections,
  helm: { className: 'helm.benchmark.metrics.classification_metrics.ClassificationMetric' },
  collect: ({ instance, requests }: Sample, _scores, { delimiter }): Row => {
    const { answer, outputMapping } = requests[0]!
    const right = instance.references.filter(isCorrect)
    const [completion] = answer.completions
    if (completion === undefined || answer.completions.length !== 1 || outputMapping !== undefined) return null
    if (!delimiter && right.length !== 1) return null
    const pieces = delimiter ? completion.text.split(delimiter) : [completion.text]
    return [normalLabels(right.map(({ output }) => output.text)), normalLabels(pieces)]
  },
  summarize: (rows, { averages, labels, scores, delimiter: _delimiter }) => {
    const read: NonNullable<Row>[] = []
    const names = new Set(labels?.map(normalLabel))
    for (const row of rows) {
      if (row === null) return missingScores({ averages, scores })
      read.push(row)
      if (!labels || labels.length === 0) for (const label of row[0]) names.add(label)
    }
    const classes = [...names].toSorted(byCodePoint)
    const counts = classes.length === 1 ? countOneClass(read, classes[0]!) : classes.map((label) => countClass(read, label))
    const result: Record<string, ScoreValue> = {}
    for (const average of averagesOf(averages)) {
      for (const score of scoresOf(scores)) {
        if (average !== null) result[`classification_${average}_${score}`] = averageScore(counts, score, average)
        else
          for (const [index, value] of classScores(counts, score).entries())
            if (index < classes.length) result[`classification_${classes[index]}_${score}`] = value
      }
    }
    return result
  },
})

const averagesOf = (averages: ClassificationOptions['averages']) =>
  averages && averages.length > 0 ? averages : (['macro', 'micro'] as const)
const scoresOf = (scores: ClassificationOptions['scores']) => (scores && scores.length > 0 ? scores : (['f1'] as const))

function scoreDirections({ averages, scores }: ClassificationOptions): ScoreDirections {
  const names = averagesOf(averages).flatMap((average) =>
    scoresOf(scores).map((score) => (average === null ? '*' : `classification_${average}_${score}`)),
  )
  return Object.fromEntries(names.map((name) => [name, 'higher']))
}

function missingScores(given: Pick<ClassificationOptions, 'averages' | 'scores'>): Record<string, ScoreValue> {
  const missing = { missing: 'an instance has not one completion with one right reference' }
  return Object.fromEntries(Object.keys(scoreDirections(given)).flatMap((name) => (name === '*' ? [] : [[name, missing]])))
}

function normalLabel(text: string): string {
  return normalizeText(text, true)
}

function normalLabels(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== '').map(normalLabel)
}

/** How Python orders texts. */
function byCodePoint(left: string, right: string): number {
  const [leftPoints, rightPoints] = [Array.from(left), Array.from(right)]
  for (const [index, character] of leftPoints.entries()) {
    const other = rightPoints[index]
    if (other === undefined) return 1
    if (character !== other) return character.codePointAt(0)! - other.codePointAt(0)!
  }
  return leftPoints.length - rightPoints.length
}

function countClass(rows: readonly NonNullable<Row>[], label: string): ClassCounts {
  const counts = { right: 0, predicted: 0, actual: 0 }
  for (const [actual, predicted] of rows) {
    const [isActual, isPredicted] = [actual.includes(label), predicted.includes(label)]
    if (isActual) counts.actual++
    if (isPredicted) counts.predicted++
    if (isActual && isPredicted) counts.right++
  }
  return counts
}

/** With one class alone scikit-learn takes having it and not having it for two. */
function countOneClass(rows: readonly NonNullable<Row>[], label: string): ClassCounts[] {
  const has = (labels: readonly string[]) => (labels.includes(label) ? '1' : '0')
  return countClasses(rows.map(([actual, predicted]) => [has(actual), has(predicted)] as const))
}
