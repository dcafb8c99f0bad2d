import { exactMatchMetrics, multimodalChoiceAdaptation, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MULTIPANELVQA = { name: 'multipanelvqa', description: 'Questions on pictures made of several panels (MultipanelVQA)' } as const

export const multipanelvqaScenario = declareScenario({
  ...MULTIPANELVQA,
  options: z.strictObject({ subject: z.string(), question_type: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.vision_language.multipanelvqa_scenario.MultipanelVQAScenario', tags: ['vision-language'] },
  unavailable: NOT_PORTED,
})

export const multipanelvqaTask = defineTask({
  ...MULTIPANELVQA,
  about: { source: 'yfan1997/MultipanelVQA on the Hub' },
  example: { subject: 'real-world', question_type: 'open' },
  options: z.object({ subject: textArgument, question_type: z.enum(['open', 'multiple-choice']) }),
  build: ({ subject, question_type: type }) => ({
    scenario: { name: 'multipanelvqa', options: { subject, question_type: type } },
    adaptation:
      type === 'open'
        ? multimodalGenerationAdaptation({
            instructions: 'Just give a short answer without answering in a complete sentence.',
            maxTokens: 20,
          })
        : multimodalChoiceAdaptation(),
    metrics: exactMatchMetrics(),
    groups: ['multipanelvqa'],
  }),
})
