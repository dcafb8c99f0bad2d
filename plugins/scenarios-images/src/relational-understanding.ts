import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, pictureRatings } from './image-metric-uses.ts'

const RELATIONAL_UNDERSTANDING = { name: 'relational_understanding', description: 'Relations of objects and people drawn' } as const

export const relationalUnderstandingScenario = declareScenario({
  ...RELATIONAL_UNDERSTANDING,
  helm: {
    className: 'helm.benchmark.scenarios.image_generation.relational_understanding_scenario.RelationalUnderstandingScenario',
    tags: ['text-to-image', 'reasoning'],
  },
  unavailable: NOT_PORTED,
})

export const relationalUnderstandingTask = defineTask({
  ...RELATIONAL_UNDERSTANDING,
  about: { source: 'osf.io' },
  options: z.object({ run_human_eval: pythonSwitch.default(false) }),
  build: ({ run_human_eval: runHumanEval }) => ({
    name: 'relational_understanding',
    scenario: { name: 'relational_understanding' },
    adaptation: imageGenerationAdaptation(),
    metrics: [...IMAGE_METRICS, ...basicMetrics([]), ...pictureRatings(runHumanEval, { examples: 10 })],
    groups: ['relational_understanding'],
  }),
})
