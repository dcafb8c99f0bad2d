import { completionAdaptation, NOT_PORTED, openEndedMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const RULER_SQUAD = { name: 'ruler_squad', description: 'Questions on one passage among many others (RULER, SQuAD)' } as const

export const rulerSquadScenario = declareScenario({
  ...RULER_SQUAD,
  options: z.strictObject({ max_num_words: z.int() }),
  helm: { className: 'helm.benchmark.scenarios.ruler_qa_scenarios.RULERSQuADScenario', tags: ['long_context', 'rag'] },
  unavailable: NOT_PORTED,
})

export const rulerSquadTask = defineTask({
  ...RULER_SQUAD,
  about: { source: 'GitHub Pages' },
  options: z.object({ max_num_words: z.int().default(131072) }),
  build: ({ max_num_words: maxNumWords }) => ({
    scenario: { name: 'ruler_squad', options: { max_num_words: maxNumWords } },
    adaptation: completionAdaptation({ referenceSuffix: '', instancePrefix: '' }),
    metrics: [...openEndedMetrics(), { name: 'ruler_qa' }],
    groups: ['ruler_squad'],
    main: { stat: 'ruler_string_match_part', split: 'valid' },
  }),
})
