import { exactMatchMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const CHART2CSV = { name: 'chart2csv', description: 'Charts whose data are written as comma-separated values' } as const

export const chart2csvScenario = declareScenario({
  ...CHART2CSV,
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.image2struct.chart2csv_scenario.Chart2CSVScenario',
    tags: ['vision-language', 'image2struct'],
  },
  unavailable: NOT_PORTED,
})

export const chart2csvTask = defineTask({
  ...CHART2CSV,
  about: { source: 'a file of yours' },
  build: () => ({
    scenario: { name: 'chart2csv' },
    adaptation: multimodalGenerationAdaptation({
      instructions:
        'Generate the CSV for the chart. Some of the labels may be missing due to the size of the chart. Please infer the missing labels based on the surrounding context. Just give the CSV without any explanation.',
      maxTokens: 1000,
    }),
    metrics: exactMatchMetrics(),
    groups: ['chart2csv'],
  }),
})
