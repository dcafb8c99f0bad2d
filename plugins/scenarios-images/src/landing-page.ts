import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, pictureRatings } from './image-metric-uses.ts'

const LANDING_PAGE = { name: 'landing_page', description: 'Landing pages of companies drawn' } as const

export const landingPageScenario = declareScenario({
  ...LANDING_PAGE,
  helm: {
    className: 'helm.benchmark.scenarios.image_generation.landing_page_scenario.LandingPageScenario',
    tags: ['text-to-image', 'originality'],
  },
  unavailable: NOT_PORTED,
})

export const landingPageTask = defineTask({
  ...LANDING_PAGE,
  about: { source: 'written in the scenario' },
  options: z.object({ run_human_eval: pythonSwitch.default(false) }),
  build: ({ run_human_eval: runHumanEval }) => ({
    name: 'landing_page',
    scenario: { name: 'landing_page' },
    adaptation: imageGenerationAdaptation(),
    metrics: [
      ...IMAGE_METRICS,
      ...basicMetrics([]),
      ...pictureRatings(runHumanEval, { aesthetics: true, subject: true, originality: true, examples: 25 }),
    ],
    groups: ['landing_page'],
  }),
})
