import { conversationText, type Message, type Part } from './instance.ts'
import type { Json, JsonObject } from './values/json.ts'

/** Settings of a request: everything but what is asked. Absent fields leave no trace in the key of the answer. */
export interface RequestSettings {
  /** How many completions are asked for. */
  readonly numCompletions: number
  readonly temperature: number
  readonly topP: number
  /** HELM's field: how many alternatives a token; 1 where nothing else is asked. */
  readonly topKPerToken: number
  /** The cap on tokens of each completion. 0 together with `echoPrompt` scores the prompt's own tokens. */
  readonly maxTokens: number
  readonly stopSequences: readonly string[]
  readonly presencePenalty: number
  readonly frequencyPenalty: number
  /** Makes otherwise equal requests differ; part of the key, never sent. */
  readonly random?: string
  /** Whether the prompt's tokens come back in front of the completion's. */
  readonly echoPrompt: boolean
  readonly responseFormat?: { readonly jsonSchema: Json }
  readonly imageParameters?: {
    readonly width?: number
    readonly height?: number
    readonly guidanceScale?: number
    readonly diffusionSteps?: number
  }
  /** Beyond HELM; absent unless set. */
  readonly seed?: number
  /** Beyond HELM; absent unless set. */
  readonly topK?: number
  /** Functions the model may call. Beyond HELM; absent unless set. */
  readonly tools?: readonly Tool[]
  /** Whether the model may, must, or must not call a tool, or which one. Absent: the model decides. */
  readonly toolChoice?: 'auto' | 'none' | 'required' | { readonly name: string }
  /** How much the model may reason before it answers. Absent: as the provider has it. */
  readonly reasoning?: {
    readonly effort?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max'
    /** The cap on reasoning tokens, for providers that count them apart. */
    readonly maxTokens?: number
  }
}

/** A function that a model may call. */
export interface Tool {
  readonly name: string
  readonly description?: string
  /** JSON Schema of the arguments. */
  readonly parameters: JsonObject
}

/** What is asked: one prompt to continue, or a conversation. Media stand as parts inside the messages. */
export type RequestContent =
  | { readonly prompt: string; readonly messages?: undefined }
  | { readonly messages: readonly Message[]; readonly prompt?: undefined }

/**
 * One question to a model, complete: two equal requests may share one answer. It never holds references. A request with a prompt has
 * no messages, and the other way round; a multimodal prompt is one user message whose content is a list of parts.
 */
export type Request = RequestSettings & RequestContent

/** The defaults of an evaluation beside HELM's adapters: one greedy completion. */
const REQUEST_DEFAULTS: RequestSettings = Object.freeze({
  numCompletions: 1,
  temperature: 0,
  topP: 1,
  topKPerToken: 1,
  maxTokens: 256,
  stopSequences: Object.freeze([]),
  presencePenalty: 0,
  frequencyPenalty: 0,
  echoPrompt: false,
})

/**
 * Makes a request: what is asked, and what is not as by default (one completion, temperature 0, at most 256 tokens).
 *
 * ```ts
 * createRequest({ prompt: 'What is 2 + 3?', maxTokens: 4 })
 * ```
 */
export function createRequest(content: RequestContent & Partial<RequestSettings>): Request {
  return { ...REQUEST_DEFAULTS, ...content }
}

/** What is asked, as one text: the prompt, or the conversation with a line for each role; for messages, estimates and displays. */
export function requestText({ prompt, messages }: RequestContent): string {
  return prompt ?? conversationText(messages)
}

/**
 * Changes every text of a request: the prompt, or the texts in all messages; media and tool calls stay. For redactors and the like.
 *
 * ```ts
 * transformRequest: (request) => mapRequestTexts(request, (text) => text.replaceAll(secret, '[secret]'))
 * ```
 */
export function mapRequestTexts(request: Request, change: (text: string) => string): Request {
  if (request.prompt !== undefined) return { ...request, prompt: change(request.prompt) }
  const changedPart = (part: Part): Part => {
    if (part.type === 'text') return { ...part, text: change(part.text) }
    return part.type === 'toolResult' ? { ...part, content: change(part.content) } : part
  }
  const messages = request.messages.map((message) => ({
    ...message,
    content: typeof message.content === 'string' ? change(message.content) : message.content.map(changedPart),
  }))
  return { ...request, messages }
}

/** Whether a request is a multimodal prompt: one user message made of parts. HELM has a field of its own for it. */
export function multimodalParts({ messages }: RequestContent): readonly Part[] | undefined {
  const only = messages?.length === 1 ? messages[0]! : undefined
  return only?.role === 'user' && typeof only.content !== 'string' ? only.content : undefined
}
