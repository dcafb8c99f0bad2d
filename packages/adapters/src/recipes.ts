import { type Adaptation, type AdapterName, DEFAULT_ADAPTATION, type MetricUse } from '@binnacle/core'

/** Instructions end with a line break unless they are empty. */
function withLineBreak(instructions: string): string {
  return instructions === '' ? '' : `${instructions}\n`
}

/** The text in front of an input or output: `Noun: `, or nothing. */
function nounPrefix(noun: string | undefined, newline = false): string {
  return noun === undefined ? '' : newline ? `${noun}:\n` : `${noun}: `
}

/** What the multiple-choice recipes take beside fields of the adaptation itself. */
export interface MultipleChoiceRecipe extends Partial<Omit<Adaptation, 'method'>> {
  readonly inputNoun?: string
  readonly outputNoun: string
}

/** HELM's joint multiple choice: the choices are listed with letters, the model gives a letter. Temperature 0, 5 tokens. */
export function multipleChoiceJointAdaptation(recipe: MultipleChoiceRecipe): Adaptation {
  const { inputNoun, outputNoun, instructions = '', ...rest } = recipe
  return {
    ...DEFAULT_ADAPTATION,
    method: 'multiple_choice_joint',
    inputPrefix: nounPrefix(inputNoun),
    inputSuffix: inputNoun === undefined ? '' : '\n',
    outputPrefix: nounPrefix(outputNoun),
    outputSuffix: '\n',
    numOutputs: 5,
    maxTrainInstances: 5,
    temperature: 0,
    maxTokens: 5,
    stopSequences: ['\n'],
    ...rest,
    instructions: withLineBreak(instructions),
  }
}

/** HELM's separate multiple choice: the model scores each choice as a continuation. No shots, no tokens are generated. */
export function multipleChoiceSeparateAdaptation(method: string, emptyInput = false): Adaptation {
  return {
    ...DEFAULT_ADAPTATION,
    method: method as AdapterName,
    instructions: '',
    inputPrefix: '',
    inputSuffix: '',
    outputPrefix: emptyInput ? '' : ' ',
    outputSuffix: '',
    maxTrainInstances: 0,
    numOutputs: 1,
    maxTokens: 0,
    temperature: 0,
    stopSequences: [],
  }
}

/** The methods of multiple choice, as they stand in run entries. */
export const MULTIPLE_CHOICE_METHODS = [
  'multiple_choice_joint',
  'multiple_choice_joint_chain_of_thought',
  'multiple_choice_separate_original',
  'multiple_choice_separate_calibrated',
] as const satisfies readonly AdapterName[]

/**
 * HELM's multiple choice by method: `multiple_choice_joint` (1 token), `multiple_choice_joint_chain_of_thought`,
 * `multiple_choice_separate_original` or `multiple_choice_separate_calibrated`; the separate ones ignore all else.
 * @param method as it stands in a run entry: a name that is not known is refused while planning
 */
export function multipleChoiceAdaptation(method: string, recipe: MultipleChoiceRecipe): Adaptation {
  if (method.startsWith('multiple_choice_separate_')) return multipleChoiceSeparateAdaptation(method)
  return { ...multipleChoiceJointAdaptation({ maxTokens: 1, ...recipe }), method: method as AdapterName }
}

/** What the generation recipe takes beside fields of the adaptation itself. */
export interface GenerationRecipe extends Partial<Omit<Adaptation, 'method'>> {
  readonly inputNoun?: string
  readonly newlineAfterInputNoun?: boolean
  readonly outputNoun?: string
  readonly newlineAfterOutputNoun?: boolean
}

/** HELM's generation: one completion of at most 5 tokens at temperature 0, ended by a line break. */
export function generationAdaptation(recipe: GenerationRecipe): Adaptation {
  const { inputNoun, newlineAfterInputNoun, outputNoun, newlineAfterOutputNoun, instructions = '', ...rest } = recipe
  return {
    ...DEFAULT_ADAPTATION,
    method: 'generation',
    inputPrefix: nounPrefix(inputNoun, newlineAfterInputNoun),
    inputSuffix: '\n',
    outputPrefix: nounPrefix(outputNoun, newlineAfterOutputNoun),
    outputSuffix: '\n',
    maxTrainInstances: 5,
    numOutputs: 1,
    maxTokens: 5,
    temperature: 0,
    stopSequences: ['\n'],
    ...rest,
    instructions: withLineBreak(instructions),
  }
}

/** A conversation as it stands in the instance, sent to a chat model: 512 tokens at temperature 0. */
export function chatAdaptation(recipe: Partial<Omit<Adaptation, 'method'>> = {}): Adaptation {
  return {
    ...DEFAULT_ADAPTATION,
    method: 'chat',
    inputPrefix: '',
    inputSuffix: '',
    outputPrefix: '',
    outputSuffix: '',
    maxTrainInstances: 0,
    numOutputs: 1,
    maxTokens: 512,
    temperature: 0,
    ...recipe,
  }
}

/** HELM's basic metrics: the named reference metrics, the same for separate multiple choice, and the number of instances. */
export function basicMetrics(names: readonly string[]): readonly MetricUse[] {
  return [{ name: 'basic_generation', options: { names } }, { name: 'basic_reference' }, { name: 'instances_per_split' }]
}

/** HELM's four exact-match metrics, with the basic ones. */
export function exactMatchMetrics(): readonly MetricUse[] {
  return basicMetrics(['exact_match', 'quasi_exact_match', 'prefix_exact_match', 'quasi_prefix_exact_match'])
}
