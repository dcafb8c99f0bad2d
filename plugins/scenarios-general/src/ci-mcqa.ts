import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const CI_MCQA = { name: 'ci_mcqa', description: 'Multiple choice questions on cause and effect from a restricted file' } as const

export const ciMcqaScenario = declareScenario({
  ...CI_MCQA,
  helm: { className: 'helm.benchmark.scenarios.ci_mcqa_scenario.CIMCQAScenario', tags: ['question_answering'] },
  unavailable: { because: 'private', text: 'The file is restricted.', hint: 'Ask its authors, and put it in place.' },
})

export const ciMcqaTask = defineTask({
  ...CI_MCQA,
  about: { source: 'a file of yours' },
  build: () => ({
    scenario: { name: 'ci_mcqa' },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions:
        'Give a letter answer among the options given. For example, if the options are A, B, C, D, E, and F, your answer should consist of the single letter that corresponds to the correct answer.',
      inputNoun: 'Question',
      outputNoun: 'Answer',
    }),
    metrics: exactMatchMetrics(),
    groups: ['CIMCQA'],
  }),
})
