import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, pictureRatings } from './image-metric-uses.ts'

const DAILY_DALLE = { name: 'daily_dalle', description: 'Prompts of the DailyDall.E collection' } as const

export const dailyDalleScenario = declareScenario({
  ...DAILY_DALLE,
  helm: {
    className: 'helm.benchmark.scenarios.image_generation.daily_dalle_scenario.DailyDallEScenario',
    tags: ['text-to-image', 'originality'],
  },
  unavailable: NOT_PORTED,
})

export const dailyDalleTask = defineTask({
  ...DAILY_DALLE,
  about: { source: 'written in the scenario' },
  options: z.object({ run_human_eval: pythonSwitch.default(false) }),
  build: ({ run_human_eval: runHumanEval }) => ({
    name: 'daily_dalle',
    scenario: { name: 'daily_dalle' },
    adaptation: imageGenerationAdaptation(),
    metrics: [
      ...IMAGE_METRICS,
      ...basicMetrics([]),
      ...pictureRatings(runHumanEval, { aesthetics: true, subject: true, originality: true, examples: 25 }),
    ],
    groups: ['daily_dalle'],
  }),
})
