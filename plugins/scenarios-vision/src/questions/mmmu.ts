import { exactMatchMetrics, multimodalChoiceAdaptation, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MMMU = { name: 'mmmu', description: 'University questions with figures from 30 subjects (MMMU)' } as const

export const mmmuScenario = declareScenario({
  ...MMMU,
  options: z.strictObject({ subject: z.string(), question_type: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.vision_language.mmmu_scenario.MMMUScenario', tags: ['vision-language'] },
  unavailable: NOT_PORTED,
})

export const mmmuTask = defineTask({
  ...MMMU,
  about: { source: 'MMMU/MMMU on the Hub' },
  example: { subject: 'Accounting', question_type: 'multiple-choice' },
  options: z.object({ subject: textArgument, question_type: z.enum(['open', 'multiple-choice']) }),
  build: ({ subject, question_type: type }) => ({
    scenario: { name: 'mmmu', options: { subject, question_type: type } },
    adaptation:
      type === 'open'
        ? multimodalGenerationAdaptation({
            instructions: 'Just give a short answer without answering in a complete sentence.',
            maxTokens: 20,
          })
        : multimodalChoiceAdaptation(),
    metrics: exactMatchMetrics(),
    groups: ['mmmu'],
    main: { stat: 'exact_match', split: 'valid' },
  }),
})
