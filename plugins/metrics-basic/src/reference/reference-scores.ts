import { isCorrect, type Missing, type Sample, type SampleRequest, type ScoreValue } from '@binnacle/core'
import { unlessTooLong } from '@binnacle/text'
import { codeScores } from './code-scores.ts'
import { ComparedText } from './compared-text.ts'
import { readPredictions } from '../choices/predictions.ts'
import { isComparison, REFERENCE_COMPARISONS, type ReferenceComparison, type ReferenceMetricName } from './reference-comparisons.ts'

const NO_GOLD: Missing = Object.freeze({ missing: 'no reference is marked as correct' })
const NO_COMPLETION: Missing = Object.freeze({ missing: 'there is no completion' })
const NO_CHOICE: Missing = Object.freeze({ missing: 'the answer names no choice' })

/** Adds `max_prob`, where log-probabilities are known, and the named scores of a sample to its scores. */
export type AddReferenceScores = (scores: Record<string, ScoreValue>, sample: Sample, request: SampleRequest) => void

/** Makes ready to compare by these metrics: what depends on the names alone is done here, once. */
export function prepareReferenceScores(names: readonly ReferenceMetricName[]): AddReferenceScores {
  const namesByOutputs = new Map<number, readonly string[]>()
  const outputNames = (numOutputs: number): readonly string[] => {
    let found = namesByOutputs.get(numOutputs)
    if (found === undefined) {
      found = names.map((name) => `${name}@${numOutputs}`)
      namesByOutputs.set(numOutputs, found)
    }
    return found
  }

  return (scores, sample, request) => {
    const { adaptation } = sample
    const atNames = adaptation.numOutputs === 1 ? undefined : outputNames(adaptation.numOutputs)
    const predictions = readPredictions(request, adaptation)
    const golds = comparedGolds(sample)
    const missing = predictions === undefined ? NO_COMPLETION : golds.length === 0 ? NO_GOLD : undefined
    if (predictions === undefined || missing !== undefined) {
      if (predictions === undefined || predictions.logprob !== undefined) scores['max_prob'] = missing!
      for (const [index, name] of names.entries()) {
        scores[name] = missing!
        if (atNames !== undefined) scores[atNames[index]!] = missing!
      }
      return
    }
    if (predictions.logprob !== undefined) scores['max_prob'] = Math.exp(predictions.logprob)
    const texts = predictions.texts.map((text) => (text === undefined ? undefined : new ComparedText(text)))
    for (let index = 0; index < names.length; index++) {
      const name = names[index]!
      if (!isComparison(name)) {
        Object.assign(scores, codeScores(name, sample, adaptation.numOutputs))
        continue
      }
      const comparison: ReferenceComparison = REFERENCE_COMPARISONS[name]
      const first = bestScore(comparison, golds, texts[0])
      scores[name] = first
      if (atNames !== undefined) scores[atNames[index]!] = bestOfAll(comparison, golds, texts, first)
    }
  }
}

function comparedGolds(sample: Sample): ComparedText[] {
  const golds: ComparedText[] = []
  for (const reference of sample.instance.references) if (isCorrect(reference)) golds.push(new ComparedText(reference.output.text))
  return golds
}

/** The greatest value over the right references. */
function bestScore(
  { compare, unread }: ReferenceComparison,
  golds: readonly ComparedText[],
  prediction: ComparedText | undefined,
): number | Missing {
  let best = Number.NEGATIVE_INFINITY
  for (const gold of golds) {
    if (prediction === undefined && unread === undefined) return NO_CHOICE
    const value = prediction === undefined ? unread!(gold) : unlessTooLong(() => compare(gold, prediction))
    if (typeof value !== 'number') return value
    best = Math.max(best, value)
  }
  return best
}

/** The greatest value over all completions too. */
function bestOfAll(
  comparison: ReferenceComparison,
  golds: readonly ComparedText[],
  texts: readonly (ComparedText | undefined)[],
  first: number | Missing,
): number | Missing {
  let best = first
  for (let index = 1; index < texts.length && typeof best === 'number'; index++) {
    const score = bestScore(comparison, golds, texts[index])
    best = typeof score === 'number' ? Math.max(best, score) : score
  }
  return best
}
