import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, pictureRatings } from './image-metric-uses.ts'

const TIME_MOST_SIGNIFICANT_HISTORICAL_FIGURES = {
  name: 'time_most_significant_historical_figures',
  description: 'Portraits of historical figures drawn',
} as const

export const timeMostSignificantHistoricalFiguresScenario = declareScenario({
  ...TIME_MOST_SIGNIFICANT_HISTORICAL_FIGURES,
  helm: {
    className:
      'helm.benchmark.scenarios.image_generation.time_most_significant_historical_figures_scenario.TIMEMostSignificantHistoricalFigures',
    tags: ['text-to-image', 'knowledge'],
  },
  unavailable: NOT_PORTED,
})

export const timeMostSignificantHistoricalFiguresTask = defineTask({
  ...TIME_MOST_SIGNIFICANT_HISTORICAL_FIGURES,
  about: { source: 'written in the scenario' },
  options: z.object({ run_human_eval: pythonSwitch.default(false) }),
  build: ({ run_human_eval: runHumanEval }) => ({
    name: 'time_most_significant_historical_figures',
    scenario: { name: 'time_most_significant_historical_figures' },
    adaptation: imageGenerationAdaptation(),
    metrics: [...IMAGE_METRICS, ...basicMetrics([]), ...pictureRatings(runHumanEval, { examples: 34 })],
    groups: ['time_most_significant_historical_figures'],
  }),
})
