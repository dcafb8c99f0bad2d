import { completionAdaptation, NOT_PORTED, openEndedMetrics } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const RULER_HOTPOTQA = { name: 'ruler_hotpotqa', description: 'Questions on several passages among many others (RULER, HotpotQA)' } as const

export const rulerHotpotqaScenario = declareScenario({
  ...RULER_HOTPOTQA,
  options: z.strictObject({ max_num_words: z.int() }),
  helm: { className: 'helm.benchmark.scenarios.ruler_qa_scenarios.RULERHotpotQAScenario', tags: ['long_context', 'rag'] },
  unavailable: NOT_PORTED,
})

export const rulerHotpotqaTask = defineTask({
  ...RULER_HOTPOTQA,
  about: { source: 'curtis.ml.cmu.edu' },
  options: z.object({ max_num_words: z.int().default(131072) }),
  build: ({ max_num_words: maxNumWords }) => ({
    scenario: { name: 'ruler_hotpotqa', options: { max_num_words: maxNumWords } },
    adaptation: completionAdaptation({ referenceSuffix: '', instancePrefix: '' }),
    metrics: [...openEndedMetrics(), { name: 'ruler_qa' }],
    groups: ['ruler_hotpotqa'],
    main: { stat: 'ruler_string_match_part', split: 'valid' },
  }),
})
