import { defineMetric } from '@binnacle/core'
import { averageScore, type ClassCounts } from '@binnacle/stats'
import { MIMICIV_BILLING_CODE } from './cards.data.ts'

/** A capital letter, one to three digits, a full stop and up to four digits; as Python sees where a word ends. */
const CODE =
  /(?<![\p{L}\p{N}_])[A-Z]\p{Nd}{1,3}(?:\.\p{Nd}{1,4})?\.?(?:(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_]))/gu

/**
 * HELM's MIMICIVBillingCodeMetric: precision, recall and F1 of the set of ICD codes in the answer against those in all references.
 * A code with letters in later places is cut or not seen, as there.
 */
export const mimicivBillingCode = defineMetric({
  ...MIMICIV_BILLING_CODE,
  reads: 'one',
  scores: {
    mimiciv_billing_code_precision: 'higher',
    mimiciv_billing_code_recall: 'higher',
    mimiciv_billing_code_f1: 'higher',
  },
  main: 'mimiciv_billing_code_f1',
  proportions: () => false,
  helm: {
    className: 'helm.benchmark.metrics.mimiciv_billing_code_metrics.MIMICIVBillingCodeMetric',
    floats: ['mimiciv_billing_code_precision', 'mimiciv_billing_code_recall', 'mimiciv_billing_code_f1'],
  },
  score: ({ instance, requests }) => {
    const [completion] = requests[0]!.answer.completions
    const right = new Set(instance.references.flatMap(({ output }) => readCodes(output.text)))
    const given = new Set(readCodes(completion?.text ?? ''))
    if (completion === undefined) return withReason('there is no completion')
    if (right.size === 0 && given.size === 0) return withReason('neither the references nor the answer have a code')
    const counts: ClassCounts[] = [
      { right: [...given].filter((code) => right.has(code)).length, predicted: given.size, actual: right.size },
    ]
    return {
      mimiciv_billing_code_precision: averageScore(counts, 'precision', 'micro'),
      mimiciv_billing_code_recall: averageScore(counts, 'recall', 'micro'),
      mimiciv_billing_code_f1: averageScore(counts, 'f1', 'micro'),
    }
  },
})

function withReason(missing: string) {
  return { mimiciv_billing_code_precision: { missing }, mimiciv_billing_code_recall: { missing }, mimiciv_billing_code_f1: { missing } }
}

function readCodes(text: string): string[] {
  return (text.replaceAll('**', '').match(CODE) ?? []).map((code) => {
    let end = code.length
    while (end > 0 && code[end - 1] === '.') end--
    return code.slice(0, end)
  })
}
