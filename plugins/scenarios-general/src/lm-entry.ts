import { basicMetrics, exactMatchMetrics, generationAdaptation, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const LM_ENTRY = { name: 'lm_entry', description: 'Small tasks that people find trivial: first letter, rhyme, size (LMentry)' } as const

export const lmEntryScenario = declareScenario({
  ...LM_ENTRY,
  options: z.strictObject({ task: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.lm_entry_scenario.LMEntryScenario' },
  unavailable: NOT_PORTED,
})

export const lmEntryTask = defineTask({
  ...LM_ENTRY,
  about: { source: 'aviaefrat/lmentry on GitHub' },
  example: { task: 'all_words_from_category' },
  options: z.object({ task: textArgument, method: z.enum(['generation', 'multiple_choice_joint']).default('generation') }),
  build: ({ task, method }) => ({
    scenario: { name: 'lm_entry', options: { task } },
    adaptation:
      method === 'generation'
        ? generationAdaptation({
            instructions: 'Answer the following question in one word.',
            inputNoun: 'Q',
            outputPrefix: '\nA: ',
            maxTokens: 10,
            stopSequences: [],
          })
        : multipleChoiceAdaptation(method, {
            instructions: 'Answer the following multiple choice question with a single letter',
            inputNoun: 'Question',
            outputNoun: '\nAnswer',
          }),
    metrics: method === 'generation' ? basicMetrics(['quasi_exact_match', 'quasi_prefix_exact_match', 'f1_score']) : exactMatchMetrics(),
    groups: ['lm_entry'],
  }),
})
