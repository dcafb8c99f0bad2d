import { multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { textMetrics } from '../text-metrics.ts'

const MSR_VTT = { name: 'msr_vtt', description: 'Captions of short videos (MSR-VTT)' } as const

export const msrVttScenario = declareScenario({
  ...MSR_VTT,
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.msr_vtt_scenario.MSRVTTScenario',
    tags: ['vision-language', 'video', 'captioning'],
  },
  unavailable: NOT_PORTED,
})

export const msrVttTask = defineTask({
  ...MSR_VTT,
  about: { source: 'robots.ox.ac.uk' },
  build: () => ({
    scenario: { name: 'msr_vtt' },
    adaptation: multimodalGenerationAdaptation({
      instructions: 'Generate a short caption for the video in plain words. Just give the caption and nothing else.',
      maxTokens: 30,
    }),
    metrics: textMetrics(),
    groups: ['msr_vtt'],
    main: { stat: 'f1_score', split: 'test' },
  }),
})
