import { definePlugin, lazy } from '@binnacle/core'
import * as cards from './cards.data.ts'

/** HELM's perturbations of English texts. */
export default definePlugin({
  name: '@binnacle/perturbations-basic',
  from: import.meta.url,
  contribute: () => ({
    perturbations: [
      lazy({ ...cards.EXTRA_SPACE, load: async () => (await import('./spaces.ts')).extraSpace }),
      lazy({ ...cards.SPACE, load: async () => (await import('./spaces.ts')).space }),
      lazy({ ...cards.LOWERCASE, load: async () => (await import('./lower-case.ts')).lowerCase }),
      lazy({ ...cards.MISSPELLINGS, load: async () => (await import('./misspellings.ts')).misspellings }),
      lazy({ ...cards.CONTRACTION, load: async () => (await import('./contractions.ts')).contraction }),
      lazy({ ...cards.EXPANSION, load: async () => (await import('./contractions.ts')).expansion }),
      lazy({ ...cards.TYPOS, load: async () => (await import('./typos.ts')).typos }),
      lazy({ ...cards.FILLER_WORDS, load: async () => (await import('./filler-words.ts')).fillerWords }),
      lazy({ ...cards.MILD_MIX, load: async () => (await import('./mild-mix.ts')).mildMix }),
      lazy({ ...cards.SYNONYM, load: async () => (await import('./declared.ts')).synonym }),
      lazy({ ...cards.CONTRAST_SETS, load: async () => (await import('./contrast-sets.ts')).contrastSets }),
      lazy({ ...cards.DIALECT, load: async () => (await import('./dialect.ts')).dialect }),
      lazy({ ...cards.GENDER, load: async () => (await import('./gender.ts')).gender }),
      lazy({ ...cards.PERSON_NAME, load: async () => (await import('./person-name.ts')).personName }),
      lazy({ ...cards.STYLE, load: async () => (await import('./style.ts')).style }),
      lazy({ ...cards.TRANSLATE, load: async () => (await import('./declared.ts')).translate }),
    ],
  }),
})
