import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, REFERENCE_IMAGE_METRICS, pictureRatings } from './image-metric-uses.ts'

const CUB200 = { name: 'cub200', description: 'Pictures of birds from their captions (CUB-200)' } as const

export const cub200Scenario = declareScenario({
  ...CUB200,
  helm: { className: 'helm.benchmark.scenarios.image_generation.cub200_scenario.CUB200Scenario', tags: ['text-to-image', 'image-to-text'] },
  unavailable: NOT_PORTED,
})

export const cub200Task = defineTask({
  ...CUB200,
  about: { source: 'data.caltech.edu' },
  options: z.object({ run_human_eval: pythonSwitch.default(false) }),
  build: ({ run_human_eval: runHumanEval }) => ({
    name: 'cub200',
    scenario: { name: 'cub200' },
    adaptation: imageGenerationAdaptation({ numOutputs: 1 }),
    metrics: [
      ...REFERENCE_IMAGE_METRICS,
      ...IMAGE_METRICS,
      ...basicMetrics([]),
      ...pictureRatings(runHumanEval, { aesthetics: true, subject: true, examples: 10 }),
    ],
    groups: ['cub200'],
  }),
})
