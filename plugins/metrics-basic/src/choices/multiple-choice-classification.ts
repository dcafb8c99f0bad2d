import { byLikelihood, defineMetric, isCorrect, type Sample } from '@binnacle/core'
import { averageScore, countClasses } from '@binnacle/stats'
import { stripText } from '@binnacle/python'
import { MULTIPLE_CHOICE_CLASSIFICATION } from '../cards.data.ts'

/** The text of the right choice and of the chosen one; null where there is none. */
type Row = readonly [actual: string, predicted: string] | null

const UNREAD = { missing: 'an instance has no right reference or no completion' }

/**
 * HELM's MultipleChoiceClassificationMetric: macro and micro F1 of the chosen texts over all instances. A letter that names no choice is
 * a class of its own, and lowers the macro F1.
 */
export const multipleChoiceClassification = defineMetric({
  ...MULTIPLE_CHOICE_CLASSIFICATION,
  reads: 'one',
  scores: { classification_macro_f1: 'higher', classification_micro_f1: 'higher' },
  main: 'classification_macro_f1',
  helm: { className: 'helm.benchmark.metrics.classification_metrics.MultipleChoiceClassificationMetric' },
  collect: readChoice,
  summarize: (rows) => {
    const pairs: (readonly [string, string])[] = []
    for (const row of rows) {
      if (row === null) return { classification_macro_f1: UNREAD, classification_micro_f1: UNREAD }
      pairs.push(row)
    }
    const classes = countClasses(pairs)
    return { classification_macro_f1: averageScore(classes, 'f1', 'macro'), classification_micro_f1: averageScore(classes, 'f1', 'micro') }
  },
})

function readChoice({ instance, requests }: Sample): Row {
  const { answer, outputMapping } = requests[0]!
  const gold = instance.references.find(isCorrect)
  const [completion] = byLikelihood(answer.completions)
  if (gold === undefined || completion === undefined) return null
  const letter = stripText(completion.text)
  const isChoice = outputMapping !== undefined && Object.hasOwn(outputMapping, letter)
  return [gold.output.text, isChoice ? outputMapping[letter]! : letter]
}
