import { f1Metrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const NATURAL_QA = { name: 'natural_qa', description: 'Questions that people asked a search engine (NaturalQuestions)' } as const

export const naturalQaScenario = declareScenario({
  ...NATURAL_QA,
  options: z.strictObject({ mode: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.natural_qa_scenario.NaturalQAScenario',
    tags: ['question_answering'],
    keepsUnchangedCopies: ({ mode }) => mode !== 'closedbook',
  },
  unavailable: NOT_PORTED,
})

export const naturalQaTask = defineTask({
  ...NATURAL_QA,
  about: { source: 'Google Cloud Storage' },
  options: z.object({ mode: textArgument }),
  example: { mode: 'openbook_longans' },
  build: ({ mode }) => ({
    scenario: { name: 'natural_qa', options: { mode } },
    adaptation: generationAdaptation({ outputNoun: 'Answer', inputPrefix: mode === 'closedbook' ? 'Question: ' : '', maxTokens: 300 }),
    metrics: f1Metrics(),
    groups: [`natural_qa_${mode}`],
    main: { stat: 'f1_score', split: 'valid' },
  }),
})
