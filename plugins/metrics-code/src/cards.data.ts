/** Names and descriptions of the metrics, for lists and for the metrics themselves. */
export const BIRD_SQL = {
  name: 'bird_sql',
  description: 'Whether a query gives the rows of the right one (BIRD)',
} as const

export const SPIDER = {
  name: 'spider',
  description: 'Whether a query gives the rows of the right one (Spider)',
} as const

export const EHR_SQL = {
  name: 'ehr_sql',
  description: 'Whether a query over patient records runs, is called for, and gives the right rows (EHRSQL)',
} as const

export const CZECH_BANK_QA = {
  name: 'czech_bank_qa',
  description: 'How often a query fails (Czech bank)',
} as const

export const APPS = {
  name: 'apps',
  description: 'How many tests the best of the generated programs passes, and whether all (APPS)',
} as const

export const BIGCODEBENCH = {
  name: 'bigcodebench',
  description: 'Whether a generated program passes its tests (BigCodeBench)',
} as const

export const CODEINSIGHTS_FUNCTIONAL_CORRECTNESS = {
  name: 'codeinsights_functional_correctness',
  description: 'How many tests a generated program passes (CodeInsights)',
} as const

export const CODEINSIGHTS_CODE_EFFICIENCY = {
  name: 'codeinsights_code_efficiency',
  description: 'How fast a generated program is beside the student’s (CodeInsights)',
} as const

export const CODEINSIGHTS_UNITTEST_ALIGNMENT = {
  name: 'codeinsights_unittest_alignment',
  description: 'Whether the test is named that a student’s program fails (CodeInsights)',
} as const

export const PASS_AT_K = {
  name: 'pass_at_k',
  description: 'The chance that one of k generated programs passes its tests, and that all do',
} as const
