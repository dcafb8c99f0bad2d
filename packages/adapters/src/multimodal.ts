import {
  type Adaptation,
  type AdaptedRequest,
  defineAdapter,
  type Fit,
  type Instance,
  inputText,
  type Part,
  type RequestSettings,
  withTextAfter,
  withTextBefore,
} from '@binnacle/core'
import { stripTextEnd } from '@binnacle/python'
import { shotOutput } from './generation.ts'
import { type ChoiceMark, choiceMarks, rightMark } from './multiple-choice-joint.ts'
import { requestOf, tokenCounts } from './request-of.ts'

/** The parts of what an instance asks, between the prefix and the suffix of the input. */
function inputParts({ input }: Instance, { inputPrefix, inputSuffix }: Adaptation): readonly Part[] {
  return withTextAfter(withTextBefore(inputPrefix, input.parts ?? [{ type: 'text', text: inputText(input) }]), inputSuffix)
}

/** A block with its output as a part of its own, or open for the model to go on. */
function closed(parts: readonly Part[], { outputPrefix, outputSuffix }: Adaptation, output: string | undefined): readonly Part[] {
  if (output === undefined) return withTextAfter(parts, stripTextEnd(outputPrefix))
  return [...parts, ...withTextAfter(withTextBefore(outputPrefix, [{ type: 'text', text: output }]), outputSuffix)]
}

/** The one request of an instance: a message of the user's, made of parts. */
function partsRequest(
  fit: Fit,
  shots: readonly (readonly Part[])[],
  block: readonly Part[],
  changes: Partial<RequestSettings> = {},
): AdaptedRequest {
  const { parts, numTrainInstances } = fit.parts(shots, block)
  return {
    request: requestOf(fit.adaptation, { messages: [{ role: 'user', content: parts }] }, changes),
    numTrainInstances,
    promptTruncated: false,
    numConditioningTokens: 0,
    // HELM counts the tokens of the empty prompt.
    tokenCounts: tokenCounts(fit.countTokens(''), fit.estimated),
  }
}

/** HELM's `generation_multimodal`: texts and media with shots; the model writes the answer. */
export const generationMultimodal = defineAdapter({
  name: 'generation_multimodal',
  description: 'Texts and media with shots; the model writes the answer',
  needs: ['generate'],
  helm: { floats: ['temperature'] },
  adapt(instance, shots, fit) {
    const { adaptation } = fit
    const blocks = shots.map((shot) => closed(inputParts(shot, adaptation), adaptation, shotOutput(shot, adaptation.multiLabel)))
    return [partsRequest(fit, blocks, closed(inputParts(instance, adaptation), adaptation, undefined))]
  },
})

/** The choices are called A, B, C … whatever letter they are listed with, as in HELM. */
function calledMarks(adaptation: Adaptation, count: number): readonly ChoiceMark[] {
  return choiceMarks({ ...adaptation, referencePrefix: 'A' }, count)
}

function choiceParts(instance: Instance, adaptation: Adaptation): readonly Part[] {
  const marks = choiceMarks(adaptation, instance.references.length)
  return instance.references.reduce<readonly Part[]>(
    (parts, { output }, index) => {
      const { prefix } = marks[index]!
      if (output.parts === undefined) return withTextAfter(parts, prefix + output.text + adaptation.referenceSuffix)
      return [...parts, ...withTextAfter(withTextBefore(prefix, output.parts), adaptation.referenceSuffix)]
    },
    inputParts(instance, adaptation),
  )
}

/**
 * HELM's `multiple_choice_joint_multimodal`: choices of texts or media listed with letters; the model gives a letter. As in HELM,
 * `numOutputs` asks for completions here, and the stop sequences are not sent.
 */
export const multipleChoiceJointMultimodal = defineAdapter({
  name: 'multiple_choice_joint_multimodal',
  description: 'Texts and media, choices listed with letters; the model gives a letter',
  needs: ['generate'],
  helm: { floats: ['temperature'] },
  adapt(instance, shots, fit) {
    const { adaptation } = fit
    const blocks = shots.map((shot) => {
      const output = rightMark(shot, calledMarks(adaptation, shot.references.length), adaptation.multiLabel, 'letter')
      return closed(choiceParts(shot, adaptation), adaptation, output)
    })
    const block = closed(choiceParts(instance, adaptation), adaptation, undefined)
    const called = calledMarks(adaptation, instance.references.length)
    const outputMapping = Object.fromEntries(called.map(({ letter }, index) => [letter, instance.references[index]!.output.text]))
    return [{ ...partsRequest(fit, blocks, block, { stopSequences: [] }), outputMapping }]
  },
})
