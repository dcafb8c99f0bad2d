import { defineMetric } from '@binnacle/core'
import { asciiDigits } from '@binnacle/python'
import { CONV_FIN_QA_CALC } from './cards.data.ts'

const NUMBER = /[-+]?(?:\p{Nd}*\.\p{Nd}+|\p{Nd}+\.?)(?:[Ee][+-]?\p{Nd}+)?/u

/**
 * HELM's ConvFinQACalcMetric. `float_equiv`: whether the first number of the answer lies within 1e-6 of the first number of the
 * reference. “1,234” begins with the number 1; without a number the answer is wrong.
 */
export const convFinQaCalc = defineMetric({
  ...CONV_FIN_QA_CALC,
  reads: 'one',
  scores: { float_equiv: 'higher' },
  helm: { className: 'helm.benchmark.metrics.conv_fin_qa_calc_metrics.ConvFinQACalcMetric', floats: ['float_equiv'] },
  score: ({ instance, requests }) => {
    const [reference] = instance.references
    const [completion] = requests[0]!.answer.completions
    if (reference === undefined || completion === undefined) {
      return { float_equiv: { missing: reference === undefined ? 'there is no reference' : 'there is no completion' } }
    }
    return { float_equiv: Math.abs(firstNumber(completion.text) - firstNumber(reference.output.text)) < 1e-6 ? 1 : 0 }
  },
})

function firstNumber(text: string): number {
  const match = NUMBER.exec(text)
  return match === null ? Number.NaN : Number(asciiDigits(match[0]))
}
