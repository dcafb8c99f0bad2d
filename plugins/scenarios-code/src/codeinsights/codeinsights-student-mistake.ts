import { basicMetrics, generationAdaptation, helmString, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { pythonFloat } from '@binnacle/python'
import { z } from 'zod'

const CODEINSIGHTS_STUDENT_MISTAKE = {
  name: 'codeinsights_student_mistake',
  description: 'Programs with the mistakes of a student (CodeInsights)',
} as const

export const codeinsightsStudentMistakeScenario = declareScenario({
  ...CODEINSIGHTS_STUDENT_MISTAKE,
  options: z.strictObject({ num_testcases: z.int() }),
  helm: {
    className: 'helm.benchmark.scenarios.codeinsights_student_mistake_scenario.CodeInsightsStudentMistakeScenario',
    tags: ['codeinsights', 'c++', 'student_mistake'],
  },
  unavailable: NOT_PORTED,
})

export const codeinsightsStudentMistakeTask = defineTask({
  ...CODEINSIGHTS_STUDENT_MISTAKE,
  about: { source: 'Kazchoko/my_dataset on the Hub' },
  options: z.object({ tpr: z.number().default(0), num_testcases: z.int().default(1) }),
  assets: () => ({
    instructions: helmString(
      'run_specs/codeinsights_run_specs.py',
      '973df2cacacf8c222239bceb22446326c5b3900061f6a2179fea3b152a993e5d',
      '4d78bf555cf4c1dd1935fba575a9f050f8a1445cf6360113573c40875850405e',
    ),
  }),
  build: ({ tpr, num_testcases: numTestcases }, { instructions }) => ({
    name: `codeinsights_student_mistake:temperature=${pythonFloat(tpr)},num_testcases=${numTestcases}`,
    scenario: { name: 'codeinsights_student_mistake', options: { num_testcases: numTestcases } },
    adaptation: generationAdaptation({
      instructions: String(instructions),
      outputNoun: 'Your code',
      temperature: tpr,
      maxTokens: 4000,
      stopSequences: [],
      helm: { temperature: 'float' },
    }),
    metrics: [{ name: 'codeinsights_comprehensive_code_evaluation', options: { use_codebert: true } }, ...basicMetrics([])],
    groups: ['codeinsights', 'codeinsights_student_mistake'],
  }),
})
