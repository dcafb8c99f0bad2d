import { defineMetric, isMissing, type Sample } from '@binnacle/core'
import { asciiDigits, pythonRegExp } from '@binnacle/python'
import * as z from 'zod'
import { CODEINSIGHTS_CODE_EFFICIENCY, CODEINSIGHTS_FUNCTIONAL_CORRECTNESS, CODEINSIGHTS_UNITTEST_ALIGNMENT } from './cards.data.ts'
import { readRecord } from './sandbox-record.ts'

const ANNOTATOR = 'codeinsights'
const INTEGER = pythonRegExp('-?\\d+')

/**
 * What a sandbox found: which tests the generated program passed, and the mean seconds a passed test of it and of the student's program;
 * 0 where none was passed.
 */
const schema = z.object({
  passed: z.array(z.boolean()),
  model_seconds: z.number().nonnegative().default(0),
  student_seconds: z.number().nonnegative().default(0),
})
const testsSchema = z.object({ test_cases: z.array(z.unknown()).min(1) })
const patternSchema = z.object({ student_correctness_pattern: z.array(z.number()) })

/** Whether there is a program and something to test it with; without HELM counts it as failed. */
function canRun({ instance, requests }: Sample): boolean {
  return requests[0]!.answer.completions.length > 0 && testsSchema.safeParse(instance.extra).success
}

const shareOf = (passed: readonly boolean[]): number => (passed.length === 0 ? 0 : passed.filter(Boolean).length / passed.length)

/** HELM's CodeInsightsFunctionalCorrectnessMetric: `functional_correctness` is the share of tests that the program passed. */
export const codeinsightsFunctionalCorrectness = defineMetric({
  ...CODEINSIGHTS_FUNCTIONAL_CORRECTNESS,
  options: z.strictObject({ timeout: z.number().optional(), max_workers: z.number().optional() }),
  reads: 'one',
  scores: { functional_correctness: 'higher' },
  proportions: () => false,
  helm: {
    className: 'helm.benchmark.metrics.codeinsights_correct_code_metrics.CodeInsightsFunctionalCorrectnessMetric',
    floats: ['functional_correctness'],
  },
  score: (sample) => {
    if (!canRun(sample)) return { functional_correctness: 0 }
    const read = readRecord(sample, ANNOTATOR, schema)
    return { functional_correctness: isMissing(read) ? read : shareOf(read.record.passed) }
  },
})

/**
 * HELM's CodeInsightsCodeEfficiencyMetric: beside the correctness `runtime_efficiency_ratio`, the program's seconds over the student's
 * (infinite where only the program passes a test, 0 where it passes none), and `efficiency_alignment_score`, 1 where both are as fast.
 */
export const codeinsightsCodeEfficiency = defineMetric({
  ...CODEINSIGHTS_CODE_EFFICIENCY,
  options: z.strictObject({ num_runtime_runs: z.number().optional(), timeout_seconds: z.number().optional() }),
  reads: 'one',
  scores: { functional_correctness: 'higher', runtime_efficiency_ratio: 'lower', efficiency_alignment_score: 'higher' },
  main: 'efficiency_alignment_score',
  proportions: () => false,
  helm: {
    className: 'helm.benchmark.metrics.codeinsights_code_efficiency_metrics.CodeInsightsCodeEfficiencyMetric',
    floats: ['functional_correctness', 'runtime_efficiency_ratio', 'efficiency_alignment_score'],
  },
  score: (sample) => {
    const nothing = { functional_correctness: 0, runtime_efficiency_ratio: 0, efficiency_alignment_score: 0 }
    if (!canRun(sample)) return nothing
    const read = readRecord(sample, ANNOTATOR, schema)
    if (isMissing(read)) return { functional_correctness: read, runtime_efficiency_ratio: read, efficiency_alignment_score: read }
    const { passed, model_seconds: model, student_seconds: student } = read.record
    if (model === 0) return { ...nothing, functional_correctness: shareOf(passed) }
    const ratio = student === 0 ? Number.POSITIVE_INFINITY : model / student
    return {
      functional_correctness: shareOf(passed),
      runtime_efficiency_ratio: ratio,
      efficiency_alignment_score: ratio > 1 ? 1 / ratio : ratio,
    }
  },
})

/**
 * HELM's CodeInsightsUnittestAlignmentMetric: 1 where the first whole number of the answer is the place of the only test that the
 * student's program failed.
 */
export const codeinsightsUnittestAlignment = defineMetric({
  ...CODEINSIGHTS_UNITTEST_ALIGNMENT,
  options: z.strictObject({ use_codebert: z.boolean().optional() }),
  reads: 'one',
  scores: { unittest_alignment: 'higher' },
  helm: {
    className: 'helm.benchmark.metrics.codeinsights_edge_case_metrics.CodeInsightsUnittestAlignmentMetric',
    floats: ['unittest_alignment'],
  },
  score: ({ instance, requests }) => {
    const named = INTEGER.exec(requests[0]!.answer.completions[0]?.text ?? '')
    const extra = patternSchema.safeParse(instance.extra)
    const pattern = extra.success ? extra.data.student_correctness_pattern : []
    const failed = pattern.flatMap((passed, place) => (passed === 0 ? [place] : []))
    const isNamed = named !== null && failed.length === 1 && Number(asciiDigits(named[0])) === failed[0]
    return { unittest_alignment: isNamed ? 1 : 0 }
  },
})
