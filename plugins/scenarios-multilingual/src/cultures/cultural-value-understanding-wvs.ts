import { exactMatchMetrics, f1Metrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { countryCode, countryName } from './country.ts'

const CULTURAL_VALUE_UNDERSTANDING_WVS = {
  name: 'cultural_value_understanding_wvs',
  description: 'Answers to the World Values Survey as people of a country gave them',
} as const

export const culturalValueUnderstandingWvsScenario = declareScenario({
  ...CULTURAL_VALUE_UNDERSTANDING_WVS,
  options: z.strictObject({
    language: z.string(),
    num_personas: z.int(),
    num_question_variants: z.int(),
    include_few_shot_examples: z.boolean(),
  }),
  helm: {
    className: 'helm.benchmark.scenarios.lmkt_scenarios.CulturalValueUnderstandingWVSScenario',
    tags: ['cultural_value_understanding'],
  },
  unavailable: NOT_PORTED,
})

export const culturalValueUnderstandingWvsTask = defineTask({
  ...CULTURAL_VALUE_UNDERSTANDING_WVS,
  about: { source: 'stair-lab/cultural-alignment-dataset on the Hub' },
  example: { language: 'en', country: 'VN' },
  options: z.object({ language: z.enum(['en']), country: countryCode }),
  build: ({ language, country }) => ({
    name: 'cultural_value_understanding_wvs',
    scenario: {
      name: 'cultural_value_understanding_wvs',
      options: { language, num_personas: 300, num_question_variants: 4, include_few_shot_examples: true },
    },
    adaptation: generationAdaptation({
      instructions: `Please respond as the ${countryName(country)} persona described below.`,
      inputNoun: 'Question',
      outputNoun: 'Answer',
      maxTokens: 3,
      stopSequences: [],
    }),
    metrics: [...exactMatchMetrics(), ...f1Metrics()],
    groups: ['lmkt', 'cultural_value_understanding_wvs'],
  }),
})
