import type { Call, Request } from '@binnacle/core'

/** A request as a task at temperature 0 would make it, with what a test wants otherwise. Messages or parts take the prompt's place. */
export function createRequest(changes: Partial<Request> = {}): Request {
  const content = changes.messages === undefined && changes.parts === undefined ? { prompt: 'What is 2 + 3?' } : {}
  return {
    ...content,
    numCompletions: 1,
    temperature: 0,
    topP: 1,
    topKPerToken: 1,
    maxTokens: 16,
    stopSequences: [],
    presencePenalty: 0,
    frequencyPenalty: 0,
    echoPrompt: false,
    ...changes,
  }
}

/** A first call that nothing ends, or that ends with a signal. */
export function createCall(signal: AbortSignal = new AbortController().signal, attempt = 1): Call {
  return { signal, attempt }
}
