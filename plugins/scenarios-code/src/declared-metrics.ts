import { declareMetric } from '@binnacle/core'
import { z } from 'zod'

/** How near a program is to that of a student, by CodeBERT. */
export const codeinsightsCodeEvaluationMetric = declareMetric({
  name: 'codeinsights_code_evaluation',
  description: 'How near a program is to that of a student, by CodeBERT',
  options: z.strictObject({ use_codebert: z.boolean() }),
  helm: { className: 'helm.benchmark.metrics.codeinsights_code_evaluation_metrics.CodeInsightsCodeEvaluationMetric' },
  unavailable: { because: 'needs_service', text: 'it needs CodeBERT.' },
})

/** How near a program is to that of a student: syntax, structure, CodeBERT. */
export const codeinsightsComprehensiveCodeEvaluationMetric = declareMetric({
  name: 'codeinsights_comprehensive_code_evaluation',
  description: 'How near a program is to that of a student: syntax, structure, CodeBERT',
  options: z.strictObject({ use_codebert: z.boolean() }),
  helm: { className: 'helm.benchmark.metrics.codeinsights_code_evaluation_metrics.CodeInsightsComprehensiveCodeEvaluationMetric' },
  unavailable: { because: 'needs_service', text: 'it needs CodeBERT.' },
})
