import { basicMetrics, exactMatchMetrics } from '@binnacle/adapters'
import { type Adaptation, type AdapterName, DEFAULT_ADAPTATION, type MetricUse } from '@binnacle/core'
import { z } from 'zod'

/** A switch as a text: `true` in whatever case; all else is false. */
export const flag = z.string()

/** Whether a switch is on. */
export const flagged = (value: string): boolean => value.toLowerCase() === 'true'

/** The adapter with and without reasoning before the answer. */
export const methodOf = (isChain: boolean): AdapterName => (isChain ? 'multiple_choice_joint_chain_of_thought' : 'multiple_choice_joint')

/** The metrics with and without reasoning before the answer. */
export const metricsOf = (isChain: boolean): readonly MetricUse[] =>
  isChain ? [...basicMetrics([]), { name: 'gpqa_chain_of_thought' }] : exactMatchMetrics()

const FORMAT = 'Format your response as follows: "The correct answer is (insert answer here)".'
const THINK = 'Let’s think step by step. Based on your reasoning, what is the single, most likely answer choice? '

/** The question and its choices, and the form that the answer is to have; HELM leaves the temperature at 1. */
export function singleAnswerAdaptation(isChain: boolean): Adaptation {
  return {
    ...DEFAULT_ADAPTATION,
    method: methodOf(isChain),
    inputPrefix: 'What is the correct answer to this question: ',
    inputSuffix: '\nChoices:\n',
    outputPrefix: '',
    globalSuffix: `${isChain ? THINK : ''}${FORMAT}`,
    maxTokens: 4096,
  }
}
