import { finishWord } from '@binnacle/client-kit/answer'
import {
  type Adaptation,
  type Answer,
  type Completion,
  type Input,
  type Instance,
  multimodalParts,
  type Output,
  type Part,
  type PerturbationDescription,
  type Reference,
  type Request,
} from '@binnacle/core'
import { perturbationFields } from '@binnacle/records'
import { float } from '@binnacle/python'

/** HELM's field names and number kinds for what Binnacle records. Fields that are undefined are left out when written. */

const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The fields of an adapter spec in HELM's order. */
const ADAPTER_FIELDS = [
  'method',
  'globalPrefix',
  'globalSuffix',
  'instructions',
  'inputPrefix',
  'inputSuffix',
  'referencePrefix',
  'referencePrefixCharacters',
  'referenceSuffix',
  'chainOfThoughtPrefix',
  'chainOfThoughtSuffix',
  'outputPrefix',
  'outputSuffix',
  'instancePrefix',
  'substitutions',
  'maxTrainInstances',
  'maxEvalInstances',
  'numOutputs',
  'numTrainTrials',
  'numTrials',
  'sampleTrain',
  'modelDeployment',
  'model',
  'temperature',
  'maxTokens',
  'stopSequences',
  'random',
  'multiLabel',
  'imageGenerationParameters',
  'evalSplits',
  'outputMappingPattern',
] as const satisfies readonly (keyof Adaptation)[]

/** An adapter spec. */
export function adapterFields(adaptation: Adaptation): Record<string, unknown> {
  return Object.fromEntries(ADAPTER_FIELDS.map((field) => [snake(field), adapterValue(adaptation, field)]))
}

/** A temperature in the kind of number that HELM has for it. */
function helmTemperature({ temperature, helm }: Adaptation): unknown {
  const isInteger = Number.isInteger(temperature) && (helm?.temperature ?? (temperature === 1 ? 'integer' : 'float')) === 'integer'
  return isInteger ? temperature : float(temperature)
}

function adapterValue(adaptation: Adaptation, field: (typeof ADAPTER_FIELDS)[number]): unknown {
  if (field === 'temperature') return helmTemperature(adaptation)
  if (field !== 'imageGenerationParameters') return adaptation[field]
  const parameters = adaptation.imageGenerationParameters
  return parameters === undefined ? undefined : Object.fromEntries(Object.entries(parameters).map(([key, value]) => [snake(key), value]))
}

function mediaFields(part: Part): Record<string, unknown> {
  if (part.type === 'text') return { content_type: 'text/plain', text: part.text }
  // HELM has no form for tool calls, their results and reasoning inside a multimodal content: they stand as JSON.
  if (!('mimeType' in part)) return { content_type: 'application/json', text: JSON.stringify(part) }
  return { content_type: part.mimeType, location: part.source }
}

function inputFields(input: Input): Record<string, unknown> {
  return {
    text: input.text ?? '',
    multimedia_content: input.parts === undefined ? undefined : { media_objects: input.parts.map(mediaFields) },
    messages: input.messages,
  }
}

function outputFields(output: Output): Record<string, unknown> {
  return {
    text: output.text,
    multimedia_content: output.parts === undefined ? undefined : { media_objects: output.parts.map(mediaFields) },
  }
}

const referenceFields = ({ output, tags }: Reference): Record<string, unknown> => ({ output: outputFields(output), tags })

/** The fields of a perturbation in HELM's spelling. */
export type DescribePerturbation = (perturbation: PerturbationDescription) => Record<string, unknown>

/** An instance. */
export function instanceFields(instance: Instance, describe: DescribePerturbation = perturbationFields): Record<string, unknown> {
  return {
    input: inputFields(instance.input),
    references: instance.references.map(referenceFields),
    split: instance.split,
    sub_split: instance.subSplit,
    id: instance.id,
    perturbation: instance.perturbation === undefined ? undefined : describe(instance.perturbation),
    contrast_inputs: instance.contrastInputs?.map(inputFields),
    contrast_references: instance.contrastReferences?.map((references) => references.map(referenceFields)),
    extra_data: instance.extra,
  }
}

/** A request; `floatTemperature` where the adapter hands on a float, as all but the separate ones do. */
export function requestFields(request: Request, adaptation: Adaptation, floatTemperature: boolean): Record<string, unknown> {
  const parts = multimodalParts(request)
  return {
    model_deployment: adaptation.modelDeployment,
    model: adaptation.model,
    embedding: false,
    prompt: request.prompt ?? '',
    temperature: floatTemperature ? helmTemperature({ ...adaptation, temperature: request.temperature }) : request.temperature,
    num_completions: request.numCompletions,
    top_k_per_token: request.topKPerToken,
    max_tokens: request.maxTokens,
    stop_sequences: request.stopSequences,
    echo_prompt: request.echoPrompt,
    top_p: request.topP,
    presence_penalty: request.presencePenalty,
    frequency_penalty: request.frequencyPenalty,
    random: request.random,
    messages: parts === undefined ? request.messages : undefined,
    multimodal_prompt: parts === undefined ? undefined : { media_objects: parts.map(mediaFields) },
    response_format: request.responseFormat === undefined ? undefined : { json_schema: request.responseFormat.jsonSchema },
  }
}

/** A completion. HELM knows no log-probability that is not known: it is 0 there. */
function completionFields(completion: Completion): Record<string, unknown> {
  const reason = finishWord(completion)
  return {
    text: completion.text,
    logprob: float(completion.logprob ?? 0),
    tokens: (completion.tokens ?? []).map(({ text, logprob }) => ({ text, logprob: float(logprob ?? 0) })),
    finish_reason: reason === undefined ? undefined : { reason },
    multimodal_content: completion.parts === undefined ? undefined : { media_objects: completion.parts.map(mediaFields) },
    thinking: completion.thinking === undefined ? undefined : { text: completion.thinking },
  }
}

/** A result. An answer that a provider's filter held back is a failure that is not fatal, as HELM has it. */
export function resultFields(answer: Answer): Record<string, unknown> {
  const { cached = false, batch } = answer.helm ?? {}
  return {
    success: answer.filtered === undefined,
    embedding: (answer.completions[0]?.embedding ?? []).map(float),
    completions: answer.completions.map(completionFields),
    cached,
    request_time: answer.requestTime === undefined ? undefined : float(answer.requestTime),
    request_datetime: answer.requestDatetime,
    error: answer.filtered,
    error_flags: answer.filtered === undefined ? undefined : { is_retriable: false, is_fatal: false },
    batch_size: batch?.size,
    batch_request_time: batch === undefined ? undefined : float(batch.requestTime),
  }
}
