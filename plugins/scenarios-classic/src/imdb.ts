import { classificationMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { anyArgument, isTrue } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const IMDB = { name: 'imdb', description: 'Whether a film review is positive (IMDB)' } as const

export const imdbScenario = declareScenario({
  ...IMDB,
  options: z.strictObject({ only_contrast: z.json() }),
  helm: { className: 'helm.benchmark.scenarios.imdb_scenario.IMDBScenario', tags: ['sentiment_classification'] },
  unavailable: NOT_PORTED,
})

export const imdbTask = defineTask({
  ...IMDB,
  about: { source: 'ai.stanford.edu' },
  options: z.object({ only_contrast: z.union([z.boolean(), anyArgument]).default(false) }),
  build: ({ only_contrast: onlyContrast }) => ({
    name: isTrue(onlyContrast) ? 'imdb:only_contrast=True' : 'imdb',
    scenario: { name: 'imdb', options: { only_contrast: onlyContrast } },
    adaptation: generationAdaptation({ inputNoun: 'Passage', outputNoun: 'Sentiment' }),
    metrics: classificationMetrics(),
    groups: ['imdb'],
    main: { stat: 'quasi_exact_match', split: 'valid' },
  }),
})
