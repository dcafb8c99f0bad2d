import { type Adaptation, type AdapterName, DEFAULT_ADAPTATION } from '@binnacle/core'

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

/** Fields of an adaptation that a recipe lets a task set. */
export type AdaptationFields = Partial<Omit<Adaptation, 'method'>>

/** Nothing around the input and the output, one completion, no shots. */
const PLAIN = {
  inputPrefix: '',
  inputSuffix: '',
  outputPrefix: '',
  outputSuffix: '',
  maxTrainInstances: 0,
  numOutputs: 1,
} as const satisfies AdaptationFields

/** HELM's completion: the text goes on, with nothing around it; 100 tokens at temperature 0, no stop. */
export function completionAdaptation(fields: AdaptationFields = {}): Adaptation {
  return { ...DEFAULT_ADAPTATION, method: 'generation', ...PLAIN, maxTokens: 100, temperature: 0, ...fields }
}

/** HELM's instruction: the input and a line break, no shots; 512 tokens at temperature 0.7. */
export function instructAdaptation(fields: AdaptationFields = {}): Adaptation {
  return { ...DEFAULT_ADAPTATION, method: 'generation', ...PLAIN, inputSuffix: '\n', maxTokens: 512, temperature: 0.7, ...fields }
}

/** HELM's language modeling: the model scores the text itself, in windows; nothing is generated. */
export function languageModelingAdaptation(): Adaptation {
  return { ...DEFAULT_ADAPTATION, method: 'language_modeling', ...PLAIN, maxTokens: 0, temperature: 0 }
}

/** What the ranking recipe takes beside fields of the adaptation itself. */
export interface RankingRecipe extends Partial<Omit<Adaptation, 'method'>> {
  readonly documentNoun?: string
  readonly queryNoun?: string
  /** The question that is asked of each document. */
  readonly question?: string
  readonly outputNoun?: string
}

/** HELM's binary ranking: of each document the model says whether it answers the query. Two shots, of each answer one. */
export function rankingBinaryAdaptation(recipe: RankingRecipe = {}): Adaptation {
  const {
    documentNoun = 'Passage',
    queryNoun = 'Query',
    question = 'Does the passage answer the query?',
    outputNoun = 'Answer',
    ...fields
  } = recipe
  return {
    ...DEFAULT_ADAPTATION,
    method: 'ranking_binary',
    inputPrefix: nounPrefix(queryNoun),
    referencePrefix: nounPrefix(documentNoun),
    outputPrefix: `${question}\n${nounPrefix(outputNoun)}`,
    maxTrainInstances: 2,
    numOutputs: 1,
    maxTokens: 5,
    temperature: 0,
    stopSequences: ['\n'],
    ...fields,
  }
}

/**
 * HELM's summarization: an article between `###`, and the request to sum it up, ended by `###`.
 * @param sentences how many sentences are asked for; not said where absent
 */
export function summarizationAdaptation(sentences: number | undefined, fields: AdaptationFields = {}): Adaptation {
  const length = sentences === undefined ? '' : sentences === 1 ? ' in 1 sentence' : ` in ${sentences} sentences`
  return {
    ...DEFAULT_ADAPTATION,
    method: 'generation',
    inputPrefix: '###\nArticle: ',
    inputSuffix: '\n\n',
    outputPrefix: `Summarize the above article${length}.\n`,
    outputSuffix: '\n',
    maxTrainInstances: 5,
    numOutputs: 1,
    stopSequences: ['###'],
    ...fields,
  }
}

/**
 * HELM's machine translation, between two languages by their English names. The instructions end without a line break.
 * @param maxTrainInstances shots
 */
export function machineTranslationAdaptation(source: string, target: string, maxTrainInstances: number): Adaptation {
  return {
    ...DEFAULT_ADAPTATION,
    method: 'generation',
    instructions: `Translate the following sentences from ${source} to ${target}.`,
    inputPrefix: nounPrefix(source),
    inputSuffix: '\n',
    outputPrefix: nounPrefix(target),
    outputSuffix: '\n',
    maxTrainInstances,
    numOutputs: 1,
    temperature: 0,
    stopSequences: ['\n\n'],
  }
}

/** Multiple choice over texts and media: the letter alone is wanted, without shots. */
export function multimodalChoiceAdaptation(fields: AdaptationFields = {}): Adaptation {
  return {
    ...DEFAULT_ADAPTATION,
    method: 'multiple_choice_joint_multimodal',
    instructions: 'Answer the multiple choice question by just giving the letter of the correct answer.',
    inputPrefix: '',
    outputPrefix: 'Answer: ',
    maxTrainInstances: 0,
    numOutputs: 1,
    maxTokens: 1,
    temperature: 0,
    stopSequences: ['\n'],
    ...fields,
  }
}

/** An answer about texts and media, with nothing around the input; 100 tokens at temperature 0. */
export function multimodalGenerationAdaptation(fields: AdaptationFields = {}): Adaptation {
  return { ...DEFAULT_ADAPTATION, method: 'generation_multimodal', ...PLAIN, temperature: 0, ...fields }
}

/** Pictures drawn from a text. */
export function imageGenerationAdaptation(fields: AdaptationFields = {}): Adaptation {
  return { ...DEFAULT_ADAPTATION, method: 'generation', ...PLAIN, numOutputs: 4, maxTokens: 0, imageGenerationParameters: {}, ...fields }
}
