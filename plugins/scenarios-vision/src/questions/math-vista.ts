import { exactMatchMetrics, multimodalChoiceAdaptation, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MATH_VISTA = { name: 'math_vista', description: 'Mathematics on figures, charts and tables (MathVista)' } as const

export const mathVistaScenario = declareScenario({
  ...MATH_VISTA,
  options: z.strictObject({ grade: z.string(), question_type: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.math_vista_scenario.MathVistaScenario',
    tags: ['vision-language', 'reasoning', 'math'],
  },
  unavailable: NOT_PORTED,
})

export const mathVistaTask = defineTask({
  ...MATH_VISTA,
  about: { source: 'AI4Math/MathVista on the Hub' },
  example: { grade: 'elementary_school', question_type: 'multi_choice' },
  options: z.object({ grade: textArgument, question_type: z.enum(['multi_choice', 'free_form']) }),
  build: ({ grade, question_type: type }) => ({
    scenario: { name: 'math_vista', options: { grade, question_type: type } },
    adaptation:
      type === 'multi_choice'
        ? multimodalChoiceAdaptation()
        : multimodalGenerationAdaptation({
            instructions: 'Just give the numerical answer without showing the steps, the unit, or percentage symbol.',
            maxTokens: 20,
          }),
    metrics: exactMatchMetrics(),
    groups: ['math_vista'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
