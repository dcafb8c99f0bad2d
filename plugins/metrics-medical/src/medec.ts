import { defineMetric, isCorrect } from '@binnacle/core'
import { asciiDigits, parseInteger, stripText } from '@binnacle/python'
import { MEDEC } from './cards.data.ts'

const LEADING_NUMBER = /^\p{Nd}+/u
const NO_SENTENCE = -1
const UNREADABLE = -2

/**
 * HELM's MedecMetric. The answer is `CORRECT`, or begins with the number of the wrong sentence; any other text counts as an error that
 * was seen, `CORRECT.` too. The right sentence is read where the reference is a number and nothing else.
 */
export const medec = defineMetric({
  ...MEDEC,
  reads: 'one',
  scores: { medec_error_flag_accuracy: 'higher', medec_error_sentence_accuracy: 'higher' },
  main: 'medec_error_flag_accuracy',
  helm: { className: 'helm.benchmark.metrics.medec_metrics.MedecMetric' },
  score: ({ instance, requests }) => {
    const gold = instance.references.find(isCorrect)
    const [completion] = requests[0]!.answer.completions
    if (gold === undefined || completion === undefined) {
      const missing = { missing: gold === undefined ? 'no reference is marked as correct' : 'there is no completion' }
      return { medec_error_flag_accuracy: missing, medec_error_sentence_accuracy: missing }
    }
    const right = readGold(gold.output.text)
    const given = readAnswer(stripText(completion.text))
    const isSameFlag = right.hasError === given.hasError
    return {
      medec_error_flag_accuracy: isSameFlag ? 1 : 0,
      medec_error_sentence_accuracy: isSameFlag && (!right.hasError || right.sentence === given.sentence) ? 1 : 0,
    }
  },
})

interface Finding {
  readonly hasError: boolean
  readonly sentence: number
}

function readGold(text: string): Finding {
  const plain = stripText(text.replaceAll('.', ''))
  return plain === 'CORRECT'
    ? { hasError: false, sentence: NO_SENTENCE }
    : { hasError: true, sentence: Number(parseInteger(plain) ?? NO_SENTENCE) }
}

function readAnswer(text: string): Finding {
  if (text === 'CORRECT') return { hasError: false, sentence: NO_SENTENCE }
  const number = LEADING_NUMBER.exec(text)
  return { hasError: true, sentence: number === null ? UNREADABLE : Number(asciiDigits(number[0])) }
}
