import { definePlugin } from '@binnacle/core'
import { chat } from './chat.ts'
import { generation } from './generation.ts'
import { multipleChoiceJoint, multipleChoiceJointChainOfThought } from './multiple-choice-joint.ts'
import { multipleChoiceSeparateCalibrated, multipleChoiceSeparateOriginal } from './multiple-choice-separate.ts'

export * from './helm-string.ts'
export * from './metric-recipes.ts'
export * from './near-names.ts'
export * from './raft-prompts.ts'
export * from './recipes.ts'
export * from './unavailable.ts'

/** HELM's adapters. */
export default definePlugin({
  name: '@binnacle/adapters',
  from: import.meta.url,
  contribute: () => ({
    adapters: [
      generation,
      chat,
      multipleChoiceJoint,
      multipleChoiceJointChainOfThought,
      multipleChoiceSeparateOriginal,
      multipleChoiceSeparateCalibrated,
    ],
  }),
})
