import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, REFERENCE_IMAGE_METRICS, pictureRatings } from './image-metric-uses.ts'

const WINOGROUND = { name: 'winoground', description: 'Pairs of captions with the same words in another order drawn (Winoground)' } as const

export const winogroundScenario = declareScenario({
  ...WINOGROUND,
  helm: {
    className: 'helm.benchmark.scenarios.image_generation.winoground_scenario.WinogroundScenario',
    tags: ['text-to-image', 'image-to-text', 'visual_reasoning'],
  },
  unavailable: NOT_PORTED,
})

export const winogroundTask = defineTask({
  ...WINOGROUND,
  about: { source: 'facebook/winoground on the Hub' },
  options: z.object({ run_human_eval: pythonSwitch.default(false) }),
  build: ({ run_human_eval: runHumanEval }) => ({
    name: 'winoground',
    scenario: { name: 'winoground' },
    adaptation: imageGenerationAdaptation(),
    metrics: [...REFERENCE_IMAGE_METRICS, ...IMAGE_METRICS, ...basicMetrics([]), ...pictureRatings(runHumanEval, { examples: 10 })],
    groups: ['winoground'],
  }),
})
