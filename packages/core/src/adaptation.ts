/** A regular expression and what stands for its matches, applied to the finished prompt. */
export interface Substitution {
  readonly source: string
  readonly target: string
}

/**
 * The names of adapters: HELM's. A plugin that contributes another one adds its name, so that a misspelt name is an error of types
 * everywhere:
 *
 * ```ts
 * declare module '@binnacle/core' {
 *   interface AdapterNames {
 *     my_adapter: true
 *   }
 * }
 * ```
 */
export interface AdapterNames {
  generation: true
  chat: true
  multiple_choice_joint: true
  multiple_choice_joint_chain_of_thought: true
  multiple_choice_separate_original: true
  multiple_choice_separate_calibrated: true
  multiple_choice_joint_multimodal: true
  generation_multimodal: true
  language_modeling: true
  ranking_binary: true
  ehr_instruction: true
}

/** The name of an adapter. */
export type AdapterName = keyof AdapterNames

/**
 * How instances become requests: HELM's AdapterSpec, field by field, in camel case. The defaults are HELM's
 * (`DEFAULT_ADAPTATION`): temperature 1, 5 completions, 100 tokens, 5 shots; recipes set what a task needs.
 */
export interface Adaptation {
  /** The name of the adapter; empty until a recipe sets it. */
  readonly method: AdapterName | ''
  readonly globalPrefix: string
  readonly globalSuffix: string
  /** The first block of the prompt. */
  readonly instructions: string
  readonly inputPrefix: string
  readonly inputSuffix: string
  readonly referencePrefix: string
  readonly referenceSuffix: string
  /** Explicit letters for the choices. */
  readonly referencePrefixCharacters?: readonly string[]
  readonly chainOfThoughtPrefix: string
  readonly chainOfThoughtSuffix: string
  readonly outputPrefix: string
  readonly outputSuffix: string
  /** Stands between the blocks of the prompt. */
  readonly instancePrefix: string
  readonly substitutions: readonly Substitution[]
  /** Shots: in-context examples asked for. */
  readonly maxTrainInstances: number
  /** How many instances are drawn; all where absent. */
  readonly maxEvalInstances?: number
  /** Completions a request (generation), or alternatives a token (multiple choice). */
  readonly numOutputs: number
  /** Repetitions with other shots. */
  readonly numTrainTrials: number
  /** Repetitions of the same request. */
  readonly numTrials: number
  /** Whether shots are sampled or taken in order. */
  readonly sampleTrain: boolean
  readonly modelDeployment: string
  readonly model: string
  readonly temperature: number
  readonly maxTokens: number
  readonly stopSequences: readonly string[]
  readonly random?: string
  /** Whether all right references make up the output of a shot. */
  readonly multiLabel: boolean
  /** For models that draw: how; absent for others. */
  readonly imageGenerationParameters?: ImageGenerationParameters
  /** Splits to draw from; valid and test where absent. */
  readonly evalSplits?: readonly string[]
  /** Read from a completion before its letter is looked up; the first group, or the whole match. */
  readonly outputMappingPattern?: string
  /**
   * How HELM writes the temperature in its files, where it is a whole number: an integer or a float. Without a word the default, 1, is an
   * integer there and all others are floats. It has no other meaning.
   */
  readonly helm?: { readonly temperature: 'integer' | 'float' }
}

/** How pictures are drawn. What is absent is left to the model. */
export interface ImageGenerationParameters {
  /** In pixels. */
  readonly outputImageWidth?: number
  /** In pixels. */
  readonly outputImageHeight?: number
  readonly guidanceScale?: number
  readonly diffusionDenoisingSteps?: number
}

/** HELM's defaults. */
export const DEFAULT_ADAPTATION: Adaptation = Object.freeze({
  method: '',
  globalPrefix: '',
  globalSuffix: '',
  instructions: '',
  inputPrefix: 'Input: ',
  inputSuffix: '\n',
  referencePrefix: 'A. ',
  referenceSuffix: '\n',
  chainOfThoughtPrefix: '',
  chainOfThoughtSuffix: '\n',
  outputPrefix: 'Output: ',
  outputSuffix: '\n',
  instancePrefix: '\n',
  substitutions: Object.freeze([]),
  maxTrainInstances: 5,
  numOutputs: 5,
  numTrainTrials: 1,
  numTrials: 1,
  sampleTrain: true,
  modelDeployment: '',
  model: '',
  temperature: 1,
  maxTokens: 100,
  stopSequences: Object.freeze([]),
  multiLabel: false,
})
