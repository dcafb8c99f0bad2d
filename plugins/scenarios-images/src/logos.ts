import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, pictureRatings } from './image-metric-uses.ts'

const LOGOS = { name: 'logos', description: 'Logos of companies drawn' } as const

export const logosScenario = declareScenario({
  ...LOGOS,
  helm: { className: 'helm.benchmark.scenarios.image_generation.logos_scenario.LogosScenario', tags: ['text-to-image', 'originality'] },
  unavailable: NOT_PORTED,
})

export const logosTask = defineTask({
  ...LOGOS,
  about: { source: 'written in the scenario' },
  options: z.object({ run_human_eval: pythonSwitch.default(false) }),
  build: ({ run_human_eval: runHumanEval }) => ({
    name: 'logos',
    scenario: { name: 'logos' },
    adaptation: imageGenerationAdaptation(),
    metrics: [
      ...IMAGE_METRICS,
      ...basicMetrics([]),
      ...pictureRatings(runHumanEval, { aesthetics: true, subject: true, originality: true, examples: 25 }),
    ],
    groups: ['logos'],
  }),
})
