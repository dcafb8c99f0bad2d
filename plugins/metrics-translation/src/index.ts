import { definePlugin, lazy } from '@binnacle/core'
import * as cards from './cards.data.ts'

/** Metrics of translation and of other languages. */
export default definePlugin({
  name: '@binnacle/metrics-translation',
  from: import.meta.url,
  contribute: () => ({
    metrics: [
      lazy({ ...cards.MACHINE_TRANSLATION, load: async () => (await import('./machine-translation.ts')).machineTranslation }),
      lazy({
        ...cards.CLEVA_MACHINE_TRANSLATION,
        load: async () => (await import('./cleva-machine-translation.ts')).clevaMachineTranslation,
      }),
      lazy({
        ...cards.CLEVA_PARAPHRASE_GENERATION,
        load: async () => (await import('./cleva-paraphrase-generation.ts')).clevaParaphraseGeneration,
      }),
      lazy({ ...cards.CLEVA_TOP_K_ACCURACY, load: async () => (await import('./cleva-top-k-accuracy.ts')).clevaTopKAccuracy }),
      lazy({
        ...cards.SEAHELM_MACHINE_TRANSLATION,
        load: async () => (await import('./seahelm-machine-translation.ts')).seahelmMachineTranslation,
      }),
      lazy({ ...cards.SEAHELM_QA, load: async () => (await import('./seahelm-qa.ts')).seahelmQa }),
      lazy({ ...cards.BLEU, load: async () => (await import('./bleu.ts')).bleu }),
      lazy({ ...cards.CHRF, load: async () => (await import('./chrf.ts')).chrf }),
    ],
  }),
})
