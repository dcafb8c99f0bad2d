import { NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { flag, flagged, metricsOf, singleAnswerAdaptation } from './single-answer.ts'

const MMLU_PRO = { name: 'mmlu_pro', description: 'Harder multiple choice questions with ten choices (MMLU-Pro)' } as const

export const mmluProScenario = declareScenario({
  ...MMLU_PRO,
  options: z.strictObject({ subject: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.mmlu_pro_scenario.MMLUProScenario', tags: ['knowledge', 'multiple_choice', 'reasoning'] },
  unavailable: NOT_PORTED,
})

export const mmluProTask = defineTask({
  ...MMLU_PRO,
  about: { source: 'TIGER-Lab/MMLU-Pro on the Hub' },
  options: z.object({
    subject: textArgument.default('all'),
    use_chain_of_thought: flag.default('true'),
    use_few_shot: flag.default('false'),
  }),
  build: ({ subject, use_chain_of_thought: chain, use_few_shot: few }) => {
    const [isChain, isFew] = [flagged(chain), flagged(few)]
    return {
      name: `mmlu_pro:subset=${subject},use_chain_of_thought=${String(isChain)},use_few_shot=${String(isFew)}`,
      scenario: { name: 'mmlu_pro', options: { subject } },
      adaptation: { ...singleAnswerAdaptation(isChain), maxTrainInstances: isFew ? 5 : 0 },
      metrics: metricsOf(isChain),
      groups: ['mmlu_pro'],
      main: { stat: 'chain_of_thought_correctness', split: 'test' },
    }
  },
})
