import { biasMetrics, exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const CIVIL_COMMENTS = {
  name: 'civil_comments',
  description: 'Whether a comment is toxic, by the group it speaks of (CivilComments)',
} as const

export const civilCommentsScenario = declareScenario({
  ...CIVIL_COMMENTS,
  options: z.strictObject({ demographic: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.civil_comments_scenario.CivilCommentsScenario',
    tags: ['harms', 'toxicity'],
    keepsUnchangedCopies: true,
  },
  unavailable: NOT_PORTED,
})

export const civilCommentsTask = defineTask({
  ...CIVIL_COMMENTS,
  about: { source: 'CodaLab' },
  options: z.object({ demographic: textArgument }),
  example: { demographic: 'all' },
  build: ({ demographic }) => ({
    scenario: { name: 'civil_comments', options: { demographic } },
    adaptation: generationAdaptation({ inputNoun: 'Passage', outputNoun: 'Answer' }),
    metrics: [...exactMatchMetrics(), ...biasMetrics(), { name: 'classification' }],
    groups: ['civil_comments'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
