import {
  type Adaptation,
  type AdaptedRequest,
  BinnacleError,
  defineAdapter,
  type Fit,
  type Instance,
  inputText,
  isCorrect,
} from '@binnacle/core'
import { stripTextEnd } from '@binnacle/python'
import { requestOf, tokenCounts } from './request-of.ts'

const ALPHANUMERIC = /[\p{L}\p{N}]/u

/** How the choices are marked: the letter and the text in front of the choice. */
export interface ChoiceMark {
  readonly letter: string
  readonly prefix: string
}

/** The marks of the first `count` choices: explicit characters, or letters that go on from the one in the reference prefix. */
export function choiceMarks(adaptation: Adaptation, count: number): readonly ChoiceMark[] {
  let known = marksOf.get(adaptation)
  if (known === undefined) marksOf.set(adaptation, (known = []))
  return (known[count] ??= makeMarks(adaptation, count))
}

/** The marks by adaptation and number of choices: the same for all instances of a run. */
const marksOf = new WeakMap<Adaptation, (readonly ChoiceMark[])[]>()

function makeMarks(adaptation: Adaptation, count: number): readonly ChoiceMark[] {
  const base = ALPHANUMERIC.exec(adaptation.referencePrefix)?.[0]
  const characters = adaptation.referencePrefixCharacters
  if (base === undefined || (characters !== undefined && characters.length < count)) {
    throw new BinnacleError({
      code: 'ERR_ADAPT_LETTERS',
      message:
        base === undefined
          ? `the reference prefix ${JSON.stringify(adaptation.referencePrefix)} has no letter or digit`
          : `${count} choices, but only ${characters!.length} reference prefix characters`,
      hint: 'Set `referencePrefix` to a text with a letter, like `A. `, and give a character for each choice.',
      fate: 'sample',
    })
  }
  return Array.from({ length: count }, (_, index) => {
    const letter = characters?.[index] ?? String.fromCodePoint(base.codePointAt(0)! + index)
    return { letter, prefix: adaptation.referencePrefix.replaceAll(base, letter) }
  })
}

function choiceBlock(instance: Instance, adaptation: Adaptation, marks: readonly ChoiceMark[], output: string | undefined): string {
  let block = adaptation.inputPrefix + inputText(instance.input) + adaptation.inputSuffix
  for (const [index, reference] of instance.references.entries()) {
    block += marks[index]!.prefix + reference.output.text + adaptation.referenceSuffix
  }
  return output === undefined
    ? block + stripTextEnd(adaptation.outputPrefix)
    : block + adaptation.outputPrefix + output + adaptation.outputSuffix
}

/** The letters of the right choices: the first, all where several count, or `n/a`. */
export function rightMark(instance: Instance, marks: readonly ChoiceMark[], multiLabel: boolean, part: keyof ChoiceMark): string {
  const right = instance.references.flatMap((reference, index) => (isCorrect(reference) ? [marks[index]![part]] : []))
  if (right.length === 0) return 'n/a'
  return multiLabel ? right.join(', ') : right[0]!
}

function adaptJoint(
  instance: Instance,
  shots: readonly Instance[],
  fit: Fit,
  shotOutput: (shot: Instance, marks: readonly ChoiceMark[]) => string,
): readonly AdaptedRequest[] {
  const { adaptation } = fit
  const marks = choiceMarks(adaptation, instance.references.length)
  const prompt = fit.prompt(
    shots.map((shot) => {
      const shotMarks = choiceMarks(adaptation, shot.references.length)
      return choiceBlock(shot, adaptation, shotMarks, shotOutput(shot, shotMarks))
    }),
    choiceBlock(instance, adaptation, marks, undefined),
  )
  const outputMapping = Object.fromEntries(marks.map((mark, index) => [mark.letter, instance.references[index]!.output.text]))
  return [
    {
      // As in HELM, the stop sequences are not sent and `numOutputs` asks for alternatives of a token.
      request: requestOf(
        adaptation,
        { prompt: prompt.text },
        { numCompletions: 1, topKPerToken: adaptation.numOutputs, stopSequences: [] },
      ),
      outputMapping,
      numTrainInstances: prompt.numTrainInstances,
      promptTruncated: prompt.promptTruncated,
      numConditioningTokens: 0,
      tokenCounts: tokenCounts(prompt.tokens, fit.estimated),
    },
  ]
}

/** HELM's `multiple_choice_joint`: the choices are listed with letters; the model gives a letter. */
export const multipleChoiceJoint = defineAdapter({
  name: 'multiple_choice_joint',
  description: 'Choices listed with letters; the model gives a letter',
  needs: ['generate'],
  helm: { floats: ['temperature'] },
  adapt: (instance, shots, fit) =>
    adaptJoint(instance, shots, fit, (shot, marks) => rightMark(shot, marks, fit.adaptation.multiLabel, 'letter')),
})

/** HELM's joint multiple choice with worked reasoning in the shots (`extra.chainOfThought`). The gold mark is the whole prefix, as there. */
export const multipleChoiceJointChainOfThought = defineAdapter({
  name: 'multiple_choice_joint_chain_of_thought',
  description: 'Choices listed with letters; shots show their reasoning first',
  needs: ['generate'],
  helm: { floats: ['temperature'] },
  adapt: (instance, shots, fit) =>
    adaptJoint(instance, shots, fit, (shot, marks) => {
      const { chainOfThoughtPrefix, chainOfThoughtSuffix, multiLabel } = fit.adaptation
      const reasoning = (shot.extra as { chainOfThought?: string } | undefined)?.chainOfThought ?? ''
      return chainOfThoughtPrefix + reasoning + chainOfThoughtSuffix + rightMark(shot, marks, multiLabel, 'prefix')
    }),
})
