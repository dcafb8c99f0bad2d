import { basicMetrics, exactMatchMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const VIZ_WIZ = { name: 'viz_wiz', description: 'Questions that blind people asked on photographs they took (VizWiz)' } as const

export const vizWizScenario = declareScenario({
  ...VIZ_WIZ,
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.viz_wiz_scenario.VizWizScenario',
    tags: ['vision-language', 'visual question answering'],
  },
  unavailable: NOT_PORTED,
})

export const vizWizTask = defineTask({
  ...VIZ_WIZ,
  about: { source: 'vizwiz.cs.colorado.edu' },
  build: () => ({
    scenario: { name: 'viz_wiz' },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        "When the provided information is insufficient, respond with 'Unanswerable'. Answer the question using a single word or phrase.",
      maxTokens: 20,
    }),
    metrics: [
      ...exactMatchMetrics(),
      ...basicMetrics([
        'exact_match',
        'quasi_exact_match',
        'quasi_leave_articles_exact_match',
        'f1_score',
        'rouge_l',
        'bleu_1',
        'bleu_4',
        'cider',
      ]),
    ],
    groups: ['viz_wiz'],
    main: { stat: 'quasi_exact_match', split: 'valid' },
  }),
})
