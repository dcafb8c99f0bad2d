import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, pictureRatings } from './image-metric-uses.ts'

const MAGAZINE_COVER = { name: 'magazine_cover', description: 'Covers of magazines drawn' } as const

export const magazineCoverScenario = declareScenario({
  ...MAGAZINE_COVER,
  helm: {
    className: 'helm.benchmark.scenarios.image_generation.magazine_cover_scenario.MagazineCoverScenario',
    tags: ['text-to-image', 'originality'],
  },
  unavailable: NOT_PORTED,
})

export const magazineCoverTask = defineTask({
  ...MAGAZINE_COVER,
  about: { source: 'written in the scenario' },
  options: z.object({ run_human_eval: pythonSwitch.default(false) }),
  build: ({ run_human_eval: runHumanEval }) => ({
    name: 'magazine_cover',
    scenario: { name: 'magazine_cover' },
    adaptation: imageGenerationAdaptation(),
    metrics: [
      ...IMAGE_METRICS,
      ...basicMetrics([]),
      ...pictureRatings(runHumanEval, { aesthetics: true, subject: true, originality: true, examples: 25 }),
    ],
    groups: ['magazine_cover'],
  }),
})
