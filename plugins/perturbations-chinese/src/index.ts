import { definePlugin, lazy } from '@binnacle/core'
import * as cards from './cards.data.ts'

/** CLEVA's perturbations of Chinese texts. */
export default definePlugin({
  name: '@binnacle/perturbations-chinese',
  from: import.meta.url,
  contribute: () => ({
    perturbations: [
      lazy({ ...cards.CHINESE_TYPOS, load: async () => (await import('./declared.ts')).chineseTypos }),
      lazy({ ...cards.CHINESE_SYNONYM, load: async () => (await import('./declared.ts')).chineseSynonym }),
      lazy({ ...cards.CLEVA_MILD_MIX, load: async () => (await import('./declared.ts')).clevaMildMix }),
      lazy({ ...cards.CHINESE_GENDER, load: async () => (await import('./declared.ts')).chineseGender }),
      lazy({ ...cards.CHINESE_PERSON_NAME, load: async () => (await import('./declared.ts')).chinesePersonName }),
      lazy({ ...cards.SIMPLIFIED_TO_TRADITIONAL, load: async () => (await import('./declared.ts')).simplifiedToTraditional }),
      lazy({ ...cards.MANDARIN_TO_CANTONESE, load: async () => (await import('./declared.ts')).mandarinToCantonese }),
    ],
  }),
})
