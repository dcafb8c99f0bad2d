import { exactMatchMetrics, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { anyArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MELT_KNOWLEDGE_VIMMRC = {
  name: 'melt_knowledge_vimmrc',
  description: 'Multiple choice reading of Vietnamese school texts (MELT, ViMMRC)',
} as const

export const meltKnowledgeVimmrcScenario = declareScenario({
  ...MELT_KNOWLEDGE_VIMMRC,
  options: z.strictObject({ randomize_order: z.json() }),
  helm: {
    className: 'helm.benchmark.scenarios.melt_knowledge_scenario.MELTKnowledgeViMMRCScenario',
    tags: ['question_answering', 'knowledge'],
    keepsUnchangedCopies: true,
  },
  unavailable: NOT_PORTED,
})

export const meltKnowledgeVimmrcTask = defineTask({
  ...MELT_KNOWLEDGE_VIMMRC,
  about: { source: 'ura-hcmut/ViMMRC on the Hub' },
  options: z.object({ randomize_order: z.union([z.boolean(), anyArgument]).default(false) }),
  build: ({ randomize_order: randomizeOrder }) => ({
    name: 'melt_knowledge_vimmrc',
    scenario: { name: 'melt_knowledge_vimmrc', options: { randomize_order: randomizeOrder } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: 'Sau đây là các câu hỏi trắc nghiệm (có đáp án).',
      outputNoun: 'Trả lời',
    }),
    metrics: exactMatchMetrics(),
    groups: ['melt', 'melt_knowledge_vimmrc'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
