import { exactMatchMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { textMetrics } from '../text-metrics.ts'

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
    metrics: [...exactMatchMetrics(), ...textMetrics()],
    groups: ['viz_wiz'],
    main: { stat: 'quasi_exact_match', split: 'valid' },
  }),
})
