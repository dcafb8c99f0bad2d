import type { IncomingHttpHeaders } from 'node:http'

/** A request as the server got it. */
export interface ReceivedRequest {
  readonly method: string
  /** With its query string. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The body as it came. */
  readonly text: string
  /** The body as JSON; undefined where it is none. */
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** What a request asks for, whatever its wire form. */
export interface Asked {
  /** The name of the wire form. */
  readonly wire: string
  readonly model: string
  /** The prompt: of completions, or the text of the last turn. */
  readonly prompt: string
  readonly numCompletions: number
  readonly maxTokens: number | undefined
  readonly temperature: number | undefined
  readonly topP: number | undefined
  readonly stopSequences: readonly string[]
  readonly stream: boolean
  /** Whether the prompt's tokens are wanted with their log-probabilities in front of the answer. */
  readonly echo: boolean
  readonly logprobs: boolean
}

/** A token with its log-probability. */
export interface SaidToken {
  readonly text: string
  readonly logprob: number
}

/** One text that the model gives. */
export interface SaidCompletion {
  readonly text: string
  readonly tokens: readonly SaidToken[]
  readonly finish: 'stop' | 'length' | 'content_filter' | 'refusal'
  readonly thinking?: string | undefined
}

/** What the model gives to one request. */
export interface Said {
  readonly completions: readonly SaidCompletion[]
  readonly promptTokens: number
  readonly completionTokens: number
  /** What the model calls itself. */
  readonly model: string
}

/** One event of a stream of server-sent events. */
export interface WireEvent {
  readonly event?: string
  readonly data: unknown
}

/** A provider's form of requests and answers. Private providers are tested with a form of their own. */
export interface Wire {
  readonly name: string
  /** Reads a request of this form; undefined where it is of another one. */
  readonly read: (request: ReceivedRequest) => Omit<Asked, 'wire'> | undefined
  /** The body of an answer. An answer without completions is what the failure `empty` sends. */
  readonly answer: (said: Said, asked: Asked) => object
  /** The events of a streamed answer; where absent, answers are never streamed. */
  readonly events?: (said: Said, asked: Asked) => readonly WireEvent[]
  /** What ends a stream (`[DONE]`). */
  readonly end?: string
  /** The body of a refusal. `retryAfter`: seconds, where the provider says in the body how long to wait. */
  readonly error: (status: number, message: string, retryAfter?: number) => object
  /** The key that a request carries. */
  readonly key?: (request: ReceivedRequest) => string | undefined
}

/** A list of texts out of JSON. */
export const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** A number out of JSON. */
export const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** An object out of JSON. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : {}

/** The text of content that is a text, or a list of parts with texts. */
export function contentText(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part) => objectOf(part)['text'])
    .filter((text) => typeof text === 'string')
    .join('')
}

/** A text in pieces, as streams bring it. */
export function piecesOf(text: string): readonly string[] {
  return text.match(/[\s\S]{1,4}/gu) ?? ['']
}
