import { definePlugin } from '@binnacle/core'
import { chat } from './chat.ts'
import { ehrInstruction } from './ehr-instruction.ts'
import { generation } from './generation.ts'
import { languageModeling } from './language-modeling.ts'
import { generationMultimodal, multipleChoiceJointMultimodal } from './multimodal.ts'
import { multipleChoiceJoint, multipleChoiceJointChainOfThought } from './multiple-choice-joint.ts'
import { multipleChoiceSeparateCalibrated, multipleChoiceSeparateOriginal } from './multiple-choice-separate.ts'
import { rankingBinary } from './ranking-binary.ts'

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
      languageModeling,
      rankingBinary,
      ehrInstruction,
      generationMultimodal,
      multipleChoiceJointMultimodal,
    ],
  }),
})
