import { type Call, createRequest as makeRequest, type Message, type Request, type RequestSettings } from '@binnacle/core'

/** What a test wants otherwise in a request. */
export type RequestChanges = Partial<RequestSettings> & {
  readonly prompt?: string | undefined
  readonly messages?: readonly Message[] | undefined
}

/** A request as a task at temperature 0 would make it, with what a test wants otherwise. Messages take the prompt's place. */
export function createRequest({ prompt, messages, ...settings }: RequestChanges = {}): Request {
  const content = messages === undefined ? { prompt: prompt ?? 'What is 2 + 3?' } : { messages }
  return makeRequest({ ...content, maxTokens: 16, ...settings })
}

/** A first call that nothing ends, or that ends with a signal. */
export function createCall(signal: AbortSignal = new AbortController().signal, attempt = 1): Call {
  return { signal, attempt }
}
