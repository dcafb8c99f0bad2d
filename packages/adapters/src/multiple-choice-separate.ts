import { type Adaptation, type AdaptedRequest, defineAdapter, type Fit, type Instance } from '@binnacle/core'
import { instanceBlock, shotOutput } from './generation.ts'
import { requestOf, tokenCounts } from './request-of.ts'

/** The input that stands for the instance in a calibration request. */
const CALIBRATION_INPUT = 'Answer:'

/** A request that scores one reference: the prompt with the reference as its end, echoed, nothing generated. */
function scoreReference(
  instance: Instance,
  shots: readonly string[],
  fit: Fit,
  referenceIndex: number,
  mode: 'original' | 'calibration',
): AdaptedRequest {
  const { adaptation } = fit
  const reference = instance.references[referenceIndex]!.output.text
  const asked: Instance = mode === 'calibration' ? { ...instance, input: { text: CALIBRATION_INPUT } } : instance
  const prompt = fit.prompt(mode === 'calibration' ? [] : shots, instanceBlock(asked, adaptation, reference))
  const { random: _random, ...withoutRandom } = adaptation as Adaptation & { random?: string }
  return {
    request: requestOf(
      withoutRandom,
      { prompt: prompt.text },
      { numCompletions: 1, temperature: 0, maxTokens: 0, stopSequences: [], echoPrompt: true },
    ),
    capability: 'scoreText',
    mode,
    referenceIndex,
    numTrainInstances: prompt.numTrainInstances,
    promptTruncated: prompt.promptTruncated,
    numConditioningTokens: 0,
    tokenCounts: tokenCounts(prompt.tokens, fit.estimated, fit.countTokens(` ${reference}`)),
  }
}

function adaptSeparate(
  instance: Instance,
  shots: readonly Instance[],
  fit: Fit,
  modes: readonly ('original' | 'calibration')[],
): readonly AdaptedRequest[] {
  const blocks = shots.map((shot) => instanceBlock(shot, fit.adaptation, shotOutput(shot, fit.adaptation.multiLabel)))
  return instance.references.flatMap((_, index) => modes.map((mode) => scoreReference(instance, blocks, fit, index, mode)))
}

/** HELM's `multiple_choice_separate_original`: each choice is scored as a continuation of the input. */
export const multipleChoiceSeparateOriginal = defineAdapter({
  name: 'multiple_choice_separate_original',
  description: 'Each choice scored as a continuation of the question',
  needs: ['scoreText'],
  requestsPerInstance: (_adaptation, references) => references,
  adapt: (instance, shots, fit) => adaptSeparate(instance, shots, fit, ['original']),
})

/** HELM's `multiple_choice_separate_calibrated`: each choice is scored in its context and by itself. */
export const multipleChoiceSeparateCalibrated = defineAdapter({
  name: 'multiple_choice_separate_calibrated',
  description: 'Each choice scored as a continuation, less its score without the question',
  needs: ['scoreText'],
  requestsPerInstance: (_adaptation, references) => 2 * references,
  adapt: (instance, shots, fit) => adaptSeparate(instance, shots, fit, ['original', 'calibration']),
})
