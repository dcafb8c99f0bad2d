import { exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { anyArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const BABI_QA = { name: 'babi_qa', description: 'Questions on short stories that take one to three facts (bAbI)' } as const

export const babiQaScenario = declareScenario({
  ...BABI_QA,
  options: z.strictObject({ task: z.union([z.string(), z.number()]) }),
  helm: { className: 'helm.benchmark.scenarios.babi_qa_scenario.BabiQAScenario', tags: ['question_answering'], keepsUnchangedCopies: true },
  unavailable: NOT_PORTED,
})

export const babiQaTask = defineTask({
  ...BABI_QA,
  about: { source: 'thespermwhale.com' },
  options: z.object({ task: anyArgument.default('all') }),
  build: ({ task }) => ({
    scenario: { name: 'babi_qa', options: { task } },
    adaptation: generationAdaptation({ inputNoun: 'Passage', outputNoun: 'Answer' }),
    metrics: exactMatchMetrics(),
    groups: ['babi_qa'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
