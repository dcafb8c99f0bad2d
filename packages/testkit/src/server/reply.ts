import type { Asked, ReceivedRequest, SaidCompletion } from './wire.ts'

/** How a server asks to wait: in seconds, by a date, in milliseconds (OpenAI's header), or in the body (Google's form). */
export type RetryAfter =
  | { readonly seconds: number }
  | { readonly date: Date }
  | { readonly milliseconds: number }
  | { readonly body: number }

/** Refusals by status. */
export const REFUSALS = [400, 401, 403, 404, 408, 413, 429, 500, 502, 503, 529] as const

/**
 * Failures of the line and of answers with a good status: no answer at all, a connection dropped before it, an answer cut in the
 * middle, JSON that is none, a page of HTML, an answer without completions, a text that a filter took away.
 */
export const BREAKDOWNS = ['hang', 'drop', 'cut', 'malformed', 'html', 'empty', 'filter'] as const

/** Every way to fail. */
export type Failure = (typeof REFUSALS)[number] | (typeof BREAKDOWNS)[number]

/** How the server answers one request. A text is what the model says. */
export type Reply =
  | string
  | {
      /** What the model says; several texts are those of several completions. */
      readonly say: string | readonly string[]
      readonly finish?: SaidCompletion['finish']
      readonly thinking?: string
      /** Answers when this is fulfilled, or after so many milliseconds. */
      readonly after?: Promise<unknown> | number
    }
  | {
      readonly fail: Failure
      /** What the refusal says. */
      readonly message?: string
      readonly retryAfter?: RetryAfter
      readonly after?: Promise<unknown> | number
    }
  | { readonly status: number; readonly body: string | object; readonly headers?: Readonly<Record<string, string>> }

/** A request with what it asks for. */
export interface ScriptedRequest extends ReceivedRequest {
  readonly asked: Asked | undefined
  /** The prompt, or an empty text where the request asks for none. */
  readonly prompt: string
  /** The place of the request since the start or the last `reset`, from 1. */
  readonly count: number
}

/** One reply for all requests, one after the other (the last stays), or by the request. */
export type Script = Reply | readonly Reply[] | ((request: ScriptedRequest) => Reply)

/** The reply to a request by a script. */
export function replyTo(script: Script, request: ScriptedRequest, used: number): Reply {
  if (typeof script === 'function') return script(request)
  if (!Array.isArray(script)) return script as Reply
  return (script as readonly Reply[])[Math.min(used, script.length - 1)] ?? ''
}
