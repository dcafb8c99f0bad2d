import { NOT_PORTED, openEndedMetrics, summarizationAdaptation } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MED_PARAGRAPH_SIMPLIFICATION = {
  name: 'med_paragraph_simplification',
  description: 'Abstracts of medicine rewritten in plain language',
} as const

export const medParagraphSimplificationScenario = declareScenario({
  ...MED_PARAGRAPH_SIMPLIFICATION,
  helm: {
    className: 'helm.benchmark.scenarios.med_paragraph_simplification_scenario.MedParagraphSimplificationScenario',
    tags: ['summarization', 'biomedical'],
  },
  unavailable: NOT_PORTED,
})

export const medParagraphSimplificationTask = defineTask({
  ...MED_PARAGRAPH_SIMPLIFICATION,
  about: { source: 'AshOlogn/Paragraph-level-Simplification-of-Medical-Texts on GitHub' },
  build: () => ({
    scenario: { name: 'med_paragraph_simplification' },
    adaptation: summarizationAdaptation(undefined, {
      outputPrefix: 'Summarize the above article in 10 sentences.\n',
      temperature: 0.3,
      maxTokens: 512,
    }),
    metrics: openEndedMetrics(),
    groups: ['MedParagraphSimplification'],
  }),
})
