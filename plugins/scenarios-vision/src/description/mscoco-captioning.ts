import { exactMatchMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { textMetrics } from '../text-metrics.ts'

const MSCOCO_CAPTIONING = { name: 'mscoco_captioning', description: 'Captions of photographs (MS-COCO)' } as const

export const mscocoCaptioningScenario = declareScenario({
  ...MSCOCO_CAPTIONING,
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.mscoco_captioning_scenario.MSCOCOCaptioningScenario',
    tags: ['text-to-image', 'image-to-text'],
  },
  unavailable: NOT_PORTED,
})

export const mscocoCaptioningTask = defineTask({
  ...MSCOCO_CAPTIONING,
  about: { source: 'images.cocodataset.org' },
  options: z.object({ long: pythonSwitch.default(false) }),
  build: ({ long }) => ({
    name: long ? 'mscoco_captioning_long' : 'mscoco_captioning',
    scenario: { name: 'mscoco_captioning' },
    adaptation: multimodalGenerationAdaptation(
      long
        ? { instructions: 'Generate a long, detailed caption for the following image.', maxTokens: 200 }
        : {
            instructions:
              'Generate a caption for the following image. The caption should be short and does not need to be a complete sentence.',
            maxTokens: 20,
          },
    ),
    metrics: [...exactMatchMetrics(), ...textMetrics()],
    groups: [long ? 'mscoco_captioning_long' : 'mscoco_captioning'],
  }),
})
