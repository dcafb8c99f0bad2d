import { MULTIPLE_CHOICE_METHODS, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const OPINIONS_QA = { name: 'opinions_qa', description: 'Survey questions, for whose opinions a model shares (OpinionQA)' } as const

export const opinionsQaScenario = declareScenario({
  ...OPINIONS_QA,
  options: z.strictObject({ survey_type: z.string(), context: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.opinions_qa_scenario.OpinionsQAScenario',
    tags: ['multiple_choice'],
    keepsUnchangedCopies: ({ context }) => context === 'steer-bio' || context === 'steer-portray',
  },
  unavailable: NOT_PORTED,
})

export const opinionsQaTask = defineTask({
  ...OPINIONS_QA,
  about: { source: 'CodaLab' },
  example: { survey_type: 'Pew_American_Trends_Panel_disagreement_500', num_logprobs: 10 },
  options: z.object({
    survey_type: textArgument,
    num_logprobs: z.int(),
    context: textArgument.default('None'),
    num_train_trials: textArgument.default('1'),
    method: z.enum(MULTIPLE_CHOICE_METHODS).default('multiple_choice_joint'),
  }),
  build: ({ survey_type: survey, num_logprobs: logprobs, context, num_train_trials: trials, method }) => ({
    name: `opinions_qa:survey=${survey},num_logprobs=${logprobs},context=${context},num_train_trials=${trials}`,
    scenario: { name: 'opinions_qa', options: { survey_type: survey, context } },
    adaptation: multipleChoiceAdaptation(method, {
      inputNoun: 'Question',
      outputNoun: 'Answer',
      maxTrainInstances: context.includes('steer') ? 1 : 0,
      numOutputs: logprobs,
      sampleTrain: false,
    }),
    metrics: [],
    groups: ['opinions_qa'],
  }),
})
