import { defineMetric } from '@binnacle/core'
import { asciiDigits, parseFloatText, stripText } from '@binnacle/python'
import * as z from 'zod'
import { MEDCALC_BENCH } from './cards.data.ts'

const extraSchema = z.object({
  /** `risk`, `severity`, `diagnosis`, `date`, `dosage conversion`, `physical`. */
  category: z.string(),
  lower_limit: z.string().optional(),
  upper_limit: z.string().optional(),
})

const DURATION = /^\('(\p{Nd}+) weeks', '(\p{Nd}+) days'\)/u
const DATE = /^(1[0-2]|0[1-9]|[1-9])\/(3[01]|[12]\d|0[1-9]|[1-9]| [1-9])\/(\d{4})$/

/**
 * HELM's MedCalcBenchMetric, after the instance's category: risks, severities and diagnoses are equal to the reference to the letter;
 * a date or a duration, `('4 weeks', '2 days')`, and a number lie within the limits. No number is looked for in a sentence: an answer
 * with a unit is wrong.
 */
export const medcalcBench = defineMetric({
  ...MEDCALC_BENCH,
  extra: extraSchema,
  reads: 'one',
  scores: { medcalc_bench_accuracy: 'higher' },
  helm: { className: 'helm.benchmark.metrics.medcalc_bench_metrics.MedCalcBenchMetric' },
  score: ({ instance, requests }) => {
    const [completion] = requests[0]!.answer.completions
    const [reference] = instance.references
    const extra = extraSchema.safeParse(instance.extra)
    if (!extra.success) return { medcalc_bench_accuracy: { missing: 'the instance has no category' } }
    const { category, lower_limit: lower = '', upper_limit: upper = '' } = extra.data
    if (completion === undefined) return { medcalc_bench_accuracy: { missing: 'there is no completion' } }
    if (reference === undefined) return { medcalc_bench_accuracy: { missing: 'there is no reference' } }
    const answer = stripText(completion.text)
    const right = reference.output.text
    return { medcalc_bench_accuracy: isRight(category, answer, right, [lower, upper]) ? 1 : 0 }
  },
})

function isRight(category: string, answer: string, right: string, limits: readonly [string, string]): boolean {
  switch (category) {
    case 'risk':
    case 'severity':
    case 'diagnosis':
      return answer === right
    case 'date':
      return isWithin(answer, limits, DURATION.test(right) ? durationDays : dateNumber)
    case 'dosage conversion':
    case 'physical':
      return isWithin(answer, limits, parseFloatText)
    default:
      return false
  }
}

/** Whether a value lies within limits, both of them included; what cannot be read does not. */
function isWithin(answer: string, [lower, upper]: readonly [string, string], parse: (text: string) => number | undefined): boolean {
  const [least, value, most] = [parse(lower), parse(answer), parse(upper)]
  return least !== undefined && value !== undefined && most !== undefined && least <= value && value <= most
}

function durationDays(text: string): number | undefined {
  const match = DURATION.exec(text)
  return match === null ? undefined : Number(asciiDigits(match[1]!)) * 7 + Number(asciiDigits(match[2]!))
}

/** A date `month/day/year` as a number that grows with it. */
function dateNumber(text: string): number | undefined {
  const match = DATE.exec(asciiDigits(text))
  if (match === null) return undefined
  const [month, day, year] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return year > 0 && date.getUTCDate() === day ? date.getTime() : undefined
}
