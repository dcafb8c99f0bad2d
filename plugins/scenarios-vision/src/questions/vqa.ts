import { exactMatchMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { textMetrics } from '../text-metrics.ts'

const VQA = { name: 'vqa', description: 'Open questions on photographs (VQA)' } as const

export const vqaScenario = declareScenario({
  ...VQA,
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.vqa_scenario.VQAScenario',
    tags: ['vision-language', 'visual question answering'],
  },
  unavailable: NOT_PORTED,
})

export const vqaTask = defineTask({
  ...VQA,
  about: { source: 'Amazon S3' },
  build: () => ({
    scenario: { name: 'vqa' },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Answer the question using a single word or phrase. When the question asks "How many...", respond with just a number (e.g., 3) and not the word corresponding to the number.',
      maxTokens: 20,
    }),
    metrics: [...exactMatchMetrics(), ...textMetrics()],
    groups: ['vqa'],
    main: { stat: 'quasi_exact_match', split: 'valid' },
  }),
})
