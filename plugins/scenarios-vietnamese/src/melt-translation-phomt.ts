import { biasMetrics, machineTranslationAdaptation, NOT_PORTED, openEndedMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MELT_TRANSLATION_PHOMT = {
  name: 'melt_translation_phomt',
  description: 'Translations between English and Vietnamese (MELT, PhoMT)',
} as const

const LANGUAGES = { vi: 'Vietnamese', en: 'English' } as const

export const meltTranslationPhomtScenario = declareScenario({
  ...MELT_TRANSLATION_PHOMT,
  options: z.strictObject({ source_language: z.string(), target_language: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.melt_translation_scenario.MELTTranslationPhoMTScenario', tags: ['machine_translation'] },
  unavailable: NOT_PORTED,
})

export const meltTranslationPhomtTask = defineTask({
  ...MELT_TRANSLATION_PHOMT,
  about: { source: 'ura-hcmut/PhoMT on the Hub' },
  example: { language_pair: 'en-vi' },
  options: z.object({ language_pair: z.enum(['vi-en', 'en-vi']), max_train_instances: z.int().default(1) }),
  build: ({ language_pair: pair, max_train_instances: shots }) => {
    const [source, target] = pair.split('-') as [keyof typeof LANGUAGES, keyof typeof LANGUAGES]
    return {
      name: `melt_translation_phomt:language_pair=${pair}`,
      scenario: { name: 'melt_translation_phomt', options: { source_language: source, target_language: target } },
      adaptation: machineTranslationAdaptation(LANGUAGES[source], LANGUAGES[target], shots),
      metrics: [...openEndedMetrics(), ...biasMetrics('vietnamese_bias'), { name: 'vietnamese_toxicity' }],
      groups: ['melt', 'melt_translation_phomt'],
      main: { stat: 'quasi_exact_match', split: 'test' },
    }
  },
})
