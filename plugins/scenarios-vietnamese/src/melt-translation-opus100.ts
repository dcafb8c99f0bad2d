import { biasMetrics, machineTranslationAdaptation, NOT_PORTED, openEndedMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MELT_TRANSLATION_OPUS100 = {
  name: 'melt_translation_opus100',
  description: 'Translations between English and Vietnamese (MELT, OPUS-100)',
} as const

const LANGUAGES = { vi: 'Vietnamese', en: 'English' } as const

export const meltTranslationOpus100Scenario = declareScenario({
  ...MELT_TRANSLATION_OPUS100,
  options: z.strictObject({ source_language: z.string(), target_language: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.melt_translation_scenario.MELTTranslationOPUS100Scenario', tags: ['machine_translation'] },
  unavailable: NOT_PORTED,
})

export const meltTranslationOpus100Task = defineTask({
  ...MELT_TRANSLATION_OPUS100,
  about: { source: 'vietgpt/opus100_envi on the Hub', languages: ['vi', 'en'] },
  example: { language_pair: 'en-vi' },
  options: z.object({ language_pair: z.enum(['vi-en', 'en-vi']), max_train_instances: z.int().default(1) }),
  build: ({ language_pair: pair, max_train_instances: shots }) => {
    const [source, target] = pair.split('-') as [keyof typeof LANGUAGES, keyof typeof LANGUAGES]
    return {
      name: `melt_translation_opus100:language_pair=${pair}`,
      scenario: { name: 'melt_translation_opus100', options: { source_language: source, target_language: target } },
      adaptation: machineTranslationAdaptation(LANGUAGES[source], LANGUAGES[target], shots),
      metrics: [...openEndedMetrics(), ...biasMetrics('vietnamese_bias'), { name: 'vietnamese_toxicity' }],
      groups: ['melt', 'melt_translation_opus100'],
      main: { stat: 'quasi_exact_match', split: 'test' },
    }
  },
})
