import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { meltString } from './melt-instructions.ts'

const MELT_TEXT_CLASSIFICATION_PHOATIS = {
  name: 'melt_text_classification_phoatis',
  description: 'Intents of Vietnamese requests on flights (MELT, PhoATIS)',
} as const

export const meltTextClassificationPhoatisScenario = declareScenario({
  ...MELT_TEXT_CLASSIFICATION_PHOATIS,
  helm: { className: 'helm.benchmark.scenarios.melt_scenarios.MELTTextClassificationPhoATISScenario', tags: ['text_classification'] },
  unavailable: NOT_PORTED,
})

export const meltTextClassificationPhoatisTask = defineTask({
  ...MELT_TEXT_CLASSIFICATION_PHOATIS,
  about: { source: 'ura-hcmut/PhoATIS on the Hub' },
  assets: () => ({ instructions: meltString('63cb2359b6ec1672b1f4cc5f2785f6fe8ac663ee6f750ce04bc4146ed653d6f7') }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'melt_text_classification_phoatis' },
    adaptation: generationAdaptation({
      instructions: String(instructions),
      inputNoun: 'Yêu cầu của khách hàng',
      outputNoun: 'Loại yêu cầu',
      maxTokens: 50,
      multiLabel: true,
    }),
    metrics: classificationMetrics({
      labels: [
        'flight',
        'airfare',
        'ground_service',
        'day_name',
        'meal',
        'airport',
        'airline',
        'flight_time',
        'city',
        'ground_fare',
        'quantity',
        'abbreviation',
        'distance',
        'aircraft',
        'capacity',
        'flight_no',
        'restriction',
      ],
      delimiter: ',',
    }),
    groups: ['melt', 'melt_text_classification_phoatis'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
