import { contentText, numberOf, objectOf, piecesOf, type Said, type SaidCompletion, textsOf, type Wire } from './wire.ts'

const STATUSES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  408: 'DEADLINE_EXCEEDED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}

const FINISHES = { stop: 'STOP', length: 'MAX_TOKENS', content_filter: 'SAFETY', refusal: 'PROHIBITED_CONTENT' } as const

/** Google's `models/…:generateContent`, `:streamGenerateContent` and `:countTokens`. */
export const googleWire: Wire = {
  name: 'google',
  key({ headers, path }) {
    const { 'x-goog-api-key': key, authorization } = headers
    if (typeof key === 'string') return key
    return new URL(path, 'http://127.0.0.1').searchParams.get('key') ?? authorization?.replace(/^Bearer /, '')
  },
  error: (status, message, retryAfter) => ({
    error: {
      code: status,
      message,
      status: STATUSES[status] ?? 'UNKNOWN',
      details: retryAfter === undefined ? [] : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retryAfter}s` }],
    },
  }),
  read({ method, path, body }) {
    const match = /\/models\/([^/:?]+):(generateContent|streamGenerateContent)(?:\?|$)/.exec(path)
    if (method !== 'POST' || match === null || body === undefined) return undefined
    const contents = Array.isArray(body['contents']) ? body['contents'] : []
    const settings = objectOf(body['generationConfig'])
    return {
      model: decodeURIComponent(match[1]!),
      prompt: contentText(objectOf(contents.at(-1))['parts']),
      numCompletions: numberOf(settings['candidateCount']) ?? 1,
      maxTokens: numberOf(settings['maxOutputTokens']),
      temperature: numberOf(settings['temperature']),
      topP: numberOf(settings['topP']),
      stopSequences: textsOf(settings['stopSequences']),
      stream: match[2] === 'streamGenerateContent',
      echo: false,
      logprobs: settings['responseLogprobs'] === true,
    }
  },
  answer: (said) => ({ candidates: said.completions.map((completion, index) => candidate(completion, index)), ...about(said) }),
  events: (said) =>
    said.completions.flatMap((completion, index) => {
      const pieces = piecesOf(completion.text)
      return pieces.map((text, at) => ({
        data: {
          candidates: [
            at === pieces.length - 1 ? candidate({ ...completion, text }, index) : { content: { parts: [{ text }], role: 'model' }, index },
          ],
          ...about(said),
        },
      }))
    }),
}

function candidate(completion: SaidCompletion, index: number): object {
  const thought = completion.thinking === undefined ? [] : [{ text: completion.thinking, thought: true }]
  const isBlocked = completion.finish === 'content_filter' && completion.text === ''
  return {
    ...(isBlocked ? {} : { content: { parts: [...thought, { text: completion.text }], role: 'model' } }),
    finishReason: FINISHES[completion.finish],
    index,
    safetyRatings: [],
  }
}

function about(said: Said): object {
  return {
    usageMetadata: {
      promptTokenCount: said.promptTokens,
      candidatesTokenCount: said.completionTokens,
      totalTokenCount: said.promptTokens + said.completionTokens,
    },
    modelVersion: said.model,
    responseId: 'testkit',
  }
}
