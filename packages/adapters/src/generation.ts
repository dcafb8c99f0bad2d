import { type Adaptation, defineAdapter, type Instance, inputText, isCorrect } from '@binnacle/core'
import { stripTextEnd } from '@binnacle/python'
import { requestOf, tokenCounts } from './request-of.ts'

/**
 * The block of one instance: input, then output prefix with the output, or bare where the model is to go on.
 * @param output the text of a shot's output; `undefined` for the asked instance
 */
export function instanceBlock(instance: Instance, adaptation: Adaptation, output: string | undefined): string {
  const input = adaptation.inputPrefix + inputText(instance.input) + adaptation.inputSuffix
  return output === undefined
    ? input + stripTextEnd(adaptation.outputPrefix)
    : input + adaptation.outputPrefix + output + adaptation.outputSuffix
}

/** The output of a shot: its first right reference, all of them where several count, or `n/a`. */
export function shotOutput(instance: Instance, multiLabel: boolean): string {
  const right = instance.references.filter(isCorrect).map((reference) => reference.output.text)
  if (right.length === 0) return 'n/a'
  return multiLabel ? right.join(', ') : right[0]!
}

/** HELM's `generation`: one prompt with shots, one or more completions. */
export const generation = defineAdapter({
  name: 'generation',
  description: 'One prompt with shots; the model writes the answer',
  needs: ['generate'],
  helm: { floats: ['temperature'] },
  adapt(instance, shots, fit) {
    const { adaptation } = fit
    const prompt = fit.prompt(
      shots.map((shot) => instanceBlock(shot, adaptation, shotOutput(shot, adaptation.multiLabel))),
      instanceBlock(instance, adaptation, undefined),
    )
    return [
      {
        request: requestOf(adaptation, { prompt: prompt.text }),
        numTrainInstances: prompt.numTrainInstances,
        promptTruncated: prompt.promptTruncated,
        numConditioningTokens: 0,
        tokenCounts: tokenCounts(prompt.tokens, fit.estimated),
      },
    ]
  },
})
