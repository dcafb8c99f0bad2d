import { definePlugin, lazy } from '@binnacle/core'
import * as cards from './cards.data.ts'

/** Metrics that read the answer out of a text, and say so where they cannot. */
export default definePlugin({
  name: '@binnacle/metrics-answers',
  from: import.meta.url,
  contribute: () => ({
    metrics: [
      lazy({ ...cards.CHOICE_MATCH, load: async () => (await import('./choices/choice-match.ts')).choiceMatch }),
      lazy({ ...cards.NUMBER_MATCH, load: async () => (await import('./numbers/number-match.ts')).numberMatch }),
      lazy({ ...cards.ANSWER_MATCH, load: async () => (await import('./answer-match.ts')).answerMatch }),
      lazy({ ...cards.SQUAD_F1, load: async () => (await import('./squad-f1.ts')).squadF1 }),
      lazy({ ...cards.ROUGE, load: async () => (await import('./rouge.ts')).rouge }),
      lazy({ ...cards.EDIT_SIMILARITY, load: async () => (await import('./edit-similarity.ts')).editSimilarity }),
      lazy({ ...cards.JSON_SIMILARITY, load: async () => (await import('./json-similarity.ts')).jsonSimilarity }),
      lazy({ ...cards.CHOICE_LIKELIHOOD, load: async () => (await import('./choices/choice-likelihood.ts')).choiceLikelihood }),
    ],
  }),
})
