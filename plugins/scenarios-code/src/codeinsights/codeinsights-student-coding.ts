import { basicMetrics, generationAdaptation, helmString, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { pythonFloat } from '@binnacle/python'
import { z } from 'zod'

const CODEINSIGHTS_STUDENT_CODING = {
  name: 'codeinsights_student_coding',
  description: 'Programs in the style of a student (CodeInsights)',
} as const

export const codeinsightsStudentCodingScenario = declareScenario({
  ...CODEINSIGHTS_STUDENT_CODING,
  options: z.strictObject({ num_testcases: z.int() }),
  helm: {
    className: 'helm.benchmark.scenarios.codeinsights_student_coding_scenario.CodeInsightsStudentCodingScenario',
    tags: ['codeinsights', 'c++', 'student_coding'],
  },
  unavailable: NOT_PORTED,
})

export const codeinsightsStudentCodingTask = defineTask({
  ...CODEINSIGHTS_STUDENT_CODING,
  about: { source: 'Kazchoko/my_dataset on the Hub' },
  options: z.object({ tpr: z.number().default(0), num_testcases: z.int().default(1) }),
  assets: () => ({
    instructions: helmString(
      'run_specs/codeinsights_run_specs.py',
      '973df2cacacf8c222239bceb22446326c5b3900061f6a2179fea3b152a993e5d',
      '1640edd83afb6be8125fc42661d9cda696cf1d5fb8ed21646ef49df32fa391d0',
    ),
  }),
  build: ({ tpr, num_testcases: numTestcases }, { instructions }) => ({
    name: `codeinsights_student_coding:temperature=${pythonFloat(tpr)},num_testcases=${numTestcases}`,
    scenario: { name: 'codeinsights_student_coding', options: { num_testcases: numTestcases } },
    adaptation: generationAdaptation({
      instructions: String(instructions),
      outputNoun: 'Your code',
      temperature: tpr,
      maxTokens: 4000,
      stopSequences: [],
      helm: { temperature: 'float' },
    }),
    metrics: [{ name: 'codeinsights_comprehensive_code_evaluation', options: { use_codebert: true } }, ...basicMetrics([])],
    groups: ['codeinsights', 'codeinsights_student_coding'],
  }),
})
