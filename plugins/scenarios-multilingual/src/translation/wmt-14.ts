import { machineTranslationAdaptation, NOT_PORTED, openEndedMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const LANGUAGES = { cs: 'Czech', de: 'German', fr: 'French', hi: 'Hindi', ru: 'Russian', en: 'English' } as const

export const WMT14Scenario = declareScenario({
  name: 'WMT_14',
  description: 'Translations into English (WMT 2014)',
  options: z.strictObject({ source_language: z.string(), target_language: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.wmt_14_scenario.WMT14Scenario', tags: ['machine_translation'] },
  unavailable: NOT_PORTED,
})

export const wmt14Task = defineTask({
  name: 'wmt_14',
  description: 'Translations into English (WMT 2014)',
  about: { source: 'wmt14 on the Hub' },
  example: { language_pair: 'en-cs' },
  options: z.object({
    language_pair: z.enum(['cs-en', 'de-en', 'fr-en', 'hi-en', 'ru-en', 'en-cs', 'en-de', 'en-fr', 'en-hi', 'en-ru']),
    max_train_instances: z.int().default(1),
  }),
  build: ({ language_pair: pair, max_train_instances: shots }) => {
    const [source, target] = pair.split('-') as [keyof typeof LANGUAGES, keyof typeof LANGUAGES]
    return {
      name: `wmt_14:language_pair=${pair}`,
      scenario: { name: 'WMT_14', options: { source_language: source, target_language: target } },
      adaptation: machineTranslationAdaptation(LANGUAGES[source], LANGUAGES[target], shots),
      metrics: openEndedMetrics(),
      groups: ['wmt_14'],
      main: { stat: 'bleu_4', split: 'test' },
    }
  },
})
