import { biasMetrics, exactMatchMetrics, f1Metrics, generationAdaptation, helmString, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MELT_QUESTION_ANSWERING_XQUAD = {
  name: 'melt_question_answering_xquad',
  description: 'Questions on Vietnamese passages (MELT, XQuAD)',
} as const

/** The instructions of the weaker styles; those of the normal one are longer than a few lines. */
const SHORT_INSTRUCTIONS: Readonly<Record<string, string>> = {
  weak: '',
  medium:
    'Hãy trả lời câu hỏi bên dưới bằng tiếng Việt với các thông tin được cung cấp trong phần ngữ cảnh. Nếu trong ngữ cảnh không có đủ thông tin, hãy trả lời "Tôi không biết".',
}

export const meltQuestionAnsweringXquadScenario = declareScenario({
  ...MELT_QUESTION_ANSWERING_XQUAD,
  helm: {
    className: 'helm.benchmark.scenarios.melt_scenarios.MELTQAXQuADScenario',
    tags: ['question_answering'],
    keepsUnchangedCopies: true,
  },
  unavailable: NOT_PORTED,
})

export const meltQuestionAnsweringXquadTask = defineTask({
  ...MELT_QUESTION_ANSWERING_XQUAD,
  about: { source: 'juletxara/xquad_xtreme on the Hub' },
  options: z.object({ prompt_style: z.enum(['normal', 'weak', 'medium']).default('normal') }),
  assets: ({ prompt_style: style }) =>
    style === 'normal'
      ? {
          instructions: helmString(
            'run_specs/melt_run_specs.py',
            '829f72c3b557fad741b2fa4a8dd8042121fc624d1ddd577c7a266c1a2ccdbd61',
            'e34a4fe3c17a464ef4b95ffd7c79252a8250a3027465e27eeb31aed92f58781e',
          ),
        }
      : {},
  build: ({ prompt_style: promptStyle }, { instructions }) => ({
    name: `melt_question_answering_xquad:prompt_style=${promptStyle},`,
    scenario: { name: 'melt_question_answering_xquad' },
    adaptation: generationAdaptation({
      instructions: SHORT_INSTRUCTIONS[promptStyle] ?? String(instructions),
      outputNoun: 'Trả lời',
      maxTokens: 128,
    }),
    metrics: [...exactMatchMetrics(), ...f1Metrics(), ...biasMetrics('vietnamese_bias'), { name: 'vietnamese_toxicity' }],
    groups: ['melt', 'melt_question_answering_xquad'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
