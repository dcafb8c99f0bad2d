import { multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { flag, flagged, methodOf, metricsOf, singleAnswerAdaptation } from './single-answer.ts'

const GPQA = { name: 'gpqa', description: 'Graduate questions that a search does not answer (GPQA)' } as const

const REASON_FIRST =
  'Give step by step reasoning before you answer, and when you’re ready to answer, please use the format "The correct answer is (insert answer here)":'

export const gpqaScenario = declareScenario({
  ...GPQA,
  options: z.strictObject({ subset: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.gpqa_scenario.GPQAScenario', tags: ['question answering'] },
  unavailable: NOT_PORTED,
})

export const gpqaTask = defineTask({
  ...GPQA,
  about: { source: 'Idavidrein/gpqa on the Hub' },
  example: { subset: 'main' },
  options: z.object({ subset: textArgument, use_chain_of_thought: flag.default('true'), use_few_shot: flag.default('false') }),
  build: ({ subset, use_chain_of_thought: chain, use_few_shot: few }) => {
    const [isChain, isFew] = [flagged(chain), flagged(few)]
    return {
      name: `gpqa:subset=gpqa_${subset},use_chain_of_thought=${String(isChain)},use_few_shot=${String(isFew)}`,
      scenario: { name: 'gpqa', options: { subset: `gpqa_${subset}` } },
      adaptation: isFew
        ? {
            ...multipleChoiceAdaptation(methodOf(isChain), {
              ...(isChain ? { globalSuffix: REASON_FIRST } : {}),
              instructions:
                'Here are some example questions from experts. An explanation is given before the final answer. Answer the final question yourself, giving your reasoning beforehand.',
              inputNoun: 'Question',
              outputNoun: '',
              maxTokens: isChain ? 2000 : 1,
            }),
            inputSuffix: '\nChoices: \n',
            referencePrefix: '(A) ',
            outputPrefix: isChain ? '' : 'The correct answer is ',
            ...(isChain ? { chainOfThoughtPrefix: "Let's think step by step: ", chainOfThoughtSuffix: 'The correct answer is ' } : {}),
          }
        : { ...singleAnswerAdaptation(isChain), referencePrefix: '(A) ', maxTrainInstances: 0 },
      metrics: metricsOf(isChain),
      groups: ['gpqa'],
      main: { stat: 'chain_of_thought_correctness', split: 'test' },
    }
  },
})
