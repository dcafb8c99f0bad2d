import { defineMetric, isMissing, type Json, type Missing } from '@binnacle/core'
import { parseInteger } from '@binnacle/python'
import * as z from 'zod'
import { LLM_JURY } from './cards.data.ts'
import { JURY_SCORES } from './jury-scores.data.ts'
import { isObject, mean, readAnnotation } from './read-annotation.ts'

const options = z.strictObject({
  metric_name: z.string(),
  /** The name of the annotator. */
  scenario_name: z.string(),
  /** The judges by the names under which their verdicts are recorded. */
  annotator_models: z.record(z.string(), z.unknown()),
  /** The score where no judge gave one. */
  default_score: z.number().optional(),
})

/**
 * HELM's LLMJuryMetric: the mean of the grades of all judges for all criteria, each cut to a whole number. A judge that failed does not
 * count; where all did, the score is the default one.
 */
export const llmJury = defineMetric({
  ...LLM_JURY,
  options,
  reads: 'one',
  scores: ({ metric_name: name }) => ({ [name]: 'higher' }),
  helm: { className: 'helm.benchmark.metrics.llm_jury_metrics.LLMJuryMetric', floats: [...JURY_SCORES, 'default_score'] },
  proportions: () => false,
  score: (sample, { metric_name: name, scenario_name: annotator, annotator_models: judges, default_score: standard = 0 }) => {
    const annotation = readAnnotation(sample, annotator)
    if (isMissing(annotation)) return { [name]: annotation }
    const grades: number[] = []
    for (const [judge, verdict] of Object.entries(annotation)) {
      if (!Object.hasOwn(judges, judge) || verdict === null) continue
      if (!isObject(verdict)) return { [name]: { missing: `the verdict of ${judge} has no criteria` } }
      for (const [criterion, value] of Object.entries(verdict)) {
        const grade = readGrade(isObject(value) ? value['score'] : undefined, `${judge}, ${criterion}`)
        if (isMissing(grade)) return { [name]: grade }
        grades.push(grade)
      }
    }
    return { [name]: grades.length === 0 ? standard : mean(grades) }
  },
})

/** Python's `int(score)`. */
function readGrade(score: Json | undefined, where: string): number | Missing {
  if (typeof score === 'boolean') return score ? 1 : 0
  if (typeof score === 'number' && Number.isFinite(score)) return Math.trunc(score)
  const number = typeof score === 'string' ? parseInteger(score) : undefined
  return number === undefined ? { missing: `the grade of ${where} is no number: ${JSON.stringify(score)}` } : Number(number)
}
