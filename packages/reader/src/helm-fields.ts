import { finishOfWord } from '@binnacle/client-kit/answer'
import type {
  Answer,
  Completion,
  Input,
  Instance,
  Json,
  Message,
  Output,
  Part,
  PerturbationDescription,
  Reference,
  Request,
} from '@binnacle/core'
import { fromJson } from '@binnacle/records/json'

interface HelmMedia {
  readonly media_objects: readonly { readonly content_type: string; readonly text?: string; readonly location?: string }[]
}

interface HelmText {
  readonly text: string
  readonly multimedia_content?: HelmMedia | null
  readonly messages?: readonly Message[] | null
}

/** An instance as HELM records it. */
export interface HelmInstance {
  readonly id: string | number
  readonly input: HelmText
  readonly references: readonly { readonly output: HelmText; readonly tags: readonly string[] }[]
  readonly split?: string
  readonly sub_split?: string | null
  readonly perturbation?: ({ readonly name: string; readonly computed_on?: string; readonly seed?: number } & Record<string, Json>) | null
  readonly contrast_inputs?: readonly HelmText[] | null
  readonly contrast_references?: readonly HelmInstance['references'][] | null
  readonly extra_data?: Json
}

/** A request state as HELM records it. */
export interface HelmStateFields {
  readonly instance: HelmInstance
  readonly train_trial_index: number
  readonly reference_index?: number | null
  readonly request_mode?: 'original' | 'calibration' | null
  readonly output_mapping?: Readonly<Record<string, string>> | null
  readonly request: HelmRequest
  readonly result?: HelmResult | null
  readonly num_train_instances: number
  readonly prompt_truncated: boolean
  readonly num_conditioning_tokens?: number
  readonly annotations?: Readonly<Record<string, Json>> | null
}

/** A request as HELM records it. */
export interface HelmRequest {
  readonly model_deployment?: string
  readonly prompt?: string
  readonly messages?: readonly Message[]
  readonly multimodal_prompt?: {
    readonly media_objects: readonly { readonly content_type: string; readonly text?: string; readonly location?: string }[]
  }
  readonly temperature: number
  readonly num_completions: number
  readonly top_k_per_token: number
  readonly max_tokens: number
  readonly stop_sequences: readonly string[]
  readonly echo_prompt: boolean
  readonly top_p: number
  readonly presence_penalty: number
  readonly frequency_penalty: number
  readonly random?: string
  readonly response_format?: { readonly json_schema: never }
}

/** A result as HELM records it. */
export interface HelmResult {
  readonly success: boolean
  readonly completions: readonly {
    readonly text: string
    readonly logprob: number
    readonly tokens: readonly { readonly text: string; readonly logprob: number }[]
    readonly finish_reason?: { readonly reason?: string }
    readonly thinking?: { readonly text?: string }
  }[]
  readonly cached?: boolean
  readonly request_time?: number
  readonly request_datetime?: number
  readonly error?: string
  readonly batch_size?: number
  readonly batch_request_time?: number
}

/**
 * Reads JSON as HELM writes it, with bare `NaN` and `Infinity`.
 * @throws SyntaxError where it is not JSON
 */
export function parseHelmRecord(text: string): unknown {
  return fromJson(markedNumbers(text))
}

/** An instance of HELM's as ours. */
export function instanceOfHelm(instance: HelmInstance): Instance {
  const { id, input, references, split = '', sub_split: subSplit, perturbation, extra_data: extra } = instance
  const { contrast_inputs: contrast, contrast_references: contrastReferences } = instance
  return {
    id,
    split,
    ...(subSplit == null ? {} : { subSplit }),
    input: inputOf(input),
    references: references.map(referenceOf),
    ...(perturbation == null ? {} : { perturbation: perturbationOf(perturbation) }),
    ...(contrast == null ? {} : { contrastInputs: contrast.map(inputOf) }),
    ...(contrastReferences == null ? {} : { contrastReferences: contrastReferences.map((own) => own.map(referenceOf)) }),
    ...(extra == null ? {} : { extra }),
  }
}

const referenceOf = ({ output, tags }: HelmInstance['references'][number]): Reference => ({ output: outputOf(output), tags })

function inputOf({ text, multimedia_content: media, messages }: HelmText): Input {
  if (messages != null) return { messages }
  return media == null ? { text } : { parts: partsOf(media) }
}

function outputOf({ text, multimedia_content: media }: HelmText): Output {
  return media == null ? { text } : { text, parts: partsOf(media) }
}

const partsOf = ({ media_objects: objects }: HelmMedia): readonly Part[] =>
  objects.map((media) => (media.text === undefined ? mediaOf(media) : { type: 'text', text: media.text }))

function perturbationOf({ computed_on: computedOn, ...rest }: NonNullable<HelmInstance['perturbation']>): PerturbationDescription {
  return { robustness: false, fairness: false, ...rest, computedOn: (computedOn ?? 'perturbed') as PerturbationDescription['computedOn'] }
}

/** Python's bare `NaN`, `Infinity` and `-Infinity` outside texts, as records write them. */
function markedNumbers(text: string): string {
  if (!/\b(?:NaN|Infinity)\b|\\u0000/.test(text)) return text
  return text.replace(/("(?:[^"\\]|\\.)*")(\s*:)?|-?\b(?:NaN|Infinity)\b/g, (match, quoted?: string, colon?: string) => {
    if (quoted === undefined) return `"\\u0000${match}"`
    return colon === undefined && quoted.startsWith('"\\u0000') ? `"\\u0000${quoted.slice(1)}` : match
  })
}

/** A request of HELM's as ours. */
export function requestOfHelm(request: HelmRequest): Request {
  const question =
    request.multimodal_prompt !== undefined
      ? {
          messages: [
            {
              role: 'user' as const,
              content: request.multimodal_prompt.media_objects.map((media) =>
                media.text === undefined ? mediaOf(media) : { type: 'text' as const, text: media.text },
              ),
            },
          ],
        }
      : request.messages !== undefined
        ? { messages: request.messages }
        : { prompt: request.prompt ?? '' }
  return {
    ...question,
    numCompletions: request.num_completions,
    temperature: request.temperature,
    topP: request.top_p,
    topKPerToken: request.top_k_per_token,
    maxTokens: request.max_tokens,
    stopSequences: request.stop_sequences,
    presencePenalty: request.presence_penalty,
    frequencyPenalty: request.frequency_penalty,
    echoPrompt: request.echo_prompt,
    ...(request.random === undefined ? {} : { random: request.random }),
    ...(request.response_format === undefined ? {} : { responseFormat: { jsonSchema: request.response_format.json_schema } }),
  }
}

function mediaOf(media: { readonly content_type: string; readonly location?: string }) {
  const [type] = media.content_type.split('/')
  return { type: type as 'image' | 'audio' | 'video', mimeType: media.content_type, sha256: '', bytes: 0, source: media.location ?? '' }
}

/** A result of HELM's as an answer. */
export function answerOfHelm(result: HelmResult): Answer {
  const completions: readonly Completion[] = result.completions.map((completion) => ({
    text: completion.text,
    logprob: completion.logprob,
    tokens: completion.tokens,
    ...finishOfWord(completion.finish_reason?.reason),
    ...(completion.thinking?.text === undefined ? {} : { thinking: completion.thinking.text }),
  }))
  return {
    completions,
    ...(result.success ? {} : { filtered: result.error ?? 'the request failed' }),
    ...(result.request_time === undefined ? {} : { requestTime: result.request_time }),
    ...(result.request_datetime === undefined ? {} : { requestDatetime: result.request_datetime }),
    helm: {
      cached: result.cached ?? false,
      ...(result.batch_size === undefined ? {} : { batch: { size: result.batch_size, requestTime: result.batch_request_time ?? 0 } }),
    },
  }
}
