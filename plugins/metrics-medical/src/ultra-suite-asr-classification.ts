import { CORRECT_TAG, defineMetric, type Sample } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { averageScore, countClasses } from '@binnacle/stats'
import { normalizeText } from '@binnacle/text'
import * as z from 'zod'
import { ULTRA_SUITE_ASR_CLASSIFICATION } from './cards.data.ts'

const extraSchema = z.object({ /** What was said. */ transcription: z.string() })
const TYPICAL = 'typically_developing'
const DISORDERED = 'speech_disorder'

/** The right label, where there is one, and whether the transcript is what was said; null without a completion or transcription. */
type Row = readonly [label: string | null, isSame: boolean] | null

/**
 * HELM's UltraSuiteASRMetric: a child whose speech is transcribed to the letter counts as typical, any other as disordered; macro and
 * micro F1 and accuracy over all instances. `quasi_exact_match` compares with whether the guess was right, as in HELM, and says little.
 * An instance without a right label has that of the one before it.
 */
export const ultraSuiteAsrClassification = defineMetric({
  ...ULTRA_SUITE_ASR_CLASSIFICATION,
  extra: extraSchema,
  reads: 'one',
  scores: { classification_macro_f1: 'higher', classification_micro_f1: 'higher', exact_match: 'higher', quasi_exact_match: 'higher' },
  main: 'classification_macro_f1',
  helm: { className: 'helm.benchmark.metrics.ultra_suite_asr_classification_metrics.UltraSuiteASRMetric' },
  collect: readSample,
  summarize: (rows) => {
    const pairs: [actual: string, predicted: string][] = []
    let sameAsGuess = 0
    let label: string | null = null
    for (const row of rows) {
      label = row?.[0] ?? label
      if (row === null || label === null)
        return withReason('an instance has no completion or no transcription, or the first one no right label')
      const predicted = row[1] ? TYPICAL : DISORDERED
      const guess: string = normalizeText(predicted) === normalizeText(label) ? TYPICAL : DISORDERED
      if (guess === label) sameAsGuess++
      pairs.push([label, predicted])
    }
    if (pairs.length === 0) return withReason('there are no instances')
    const classes = countClasses(pairs)
    return {
      classification_macro_f1: averageScore(classes, 'f1', 'macro'),
      classification_micro_f1: averageScore(classes, 'f1', 'micro'),
      exact_match: pairs.filter(([actual, predicted]) => actual === predicted).length / pairs.length,
      quasi_exact_match: sameAsGuess / pairs.length,
    }
  },
})

function readSample({ instance, requests }: Sample): Row {
  const [completion] = requests[0]!.answer.completions
  const extra = extraSchema.safeParse(instance.extra)
  if (completion === undefined || !extra.success) return null
  const right = instance.references.find(({ tags }) => tags.length === 1 && tags[0] === CORRECT_TAG)
  return [right?.output.text ?? null, plain(completion.text) === plain(extra.data.transcription)]
}

function plain(text: string): string {
  return stripText(text).toLowerCase()
}

function withReason(missing: string) {
  return {
    classification_macro_f1: { missing },
    classification_micro_f1: { missing },
    exact_match: { missing },
    quasi_exact_match: { missing },
  }
}
