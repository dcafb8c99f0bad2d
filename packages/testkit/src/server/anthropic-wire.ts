import { contentText, numberOf, objectOf, piecesOf, type Said, type SaidCompletion, textsOf, type Wire } from './wire.ts'

const TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  408: 'timeout_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  500: 'api_error',
  503: 'overloaded_error',
  529: 'overloaded_error',
}

const STOPS = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal', refusal: 'refusal' } as const

/** Anthropic's `messages`. It gives one completion. */
export const anthropicWire: Wire = {
  name: 'anthropic',
  key({ headers }) {
    const { 'x-api-key': key, authorization } = headers
    return typeof key === 'string' ? key : authorization?.replace(/^Bearer /, '')
  },
  error: (status, message) => ({ type: 'error', error: { type: TYPES[status] ?? 'api_error', message }, request_id: 'req_testkit' }),
  read({ method, path, body }) {
    if (method !== 'POST' || !path.split('?')[0]!.endsWith('/messages') || body === undefined) return undefined
    const messages = Array.isArray(body['messages']) ? body['messages'] : []
    return {
      model: String(body['model']),
      prompt: contentText(objectOf(messages.at(-1))['content']),
      numCompletions: 1,
      maxTokens: numberOf(body['max_tokens']),
      temperature: numberOf(body['temperature']),
      topP: numberOf(body['top_p']),
      stopSequences: textsOf(body['stop_sequences']),
      stream: body['stream'] === true,
      echo: false,
      logprobs: false,
    }
  },
  answer: (said, asked) => messageBody(said, said.completions[0], asked.stopSequences),
  events(said, asked) {
    const completion = said.completions[0]
    const whole = messageBody(said, completion, asked.stopSequences)
    const data = (type: string, more: object = {}) => ({ event: type, data: { type, ...more } })
    return [
      data('message_start', {
        message: { ...whole, content: [], stop_reason: null, usage: { input_tokens: said.promptTokens, output_tokens: 0 } },
      }),
      data('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      data('ping'),
      ...piecesOf(completion?.text ?? '').map((text) => data('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })),
      data('content_block_stop', { index: 0 }),
      data('message_delta', {
        delta: { stop_reason: STOPS[completion?.finish ?? 'stop'], stop_sequence: null },
        usage: { output_tokens: said.completionTokens },
      }),
      data('message_stop'),
    ]
  },
}

function messageBody(said: Said, completion: SaidCompletion | undefined, stops: readonly string[]): object {
  return {
    id: 'msg_testkit',
    type: 'message',
    role: 'assistant',
    model: said.model,
    content:
      completion === undefined
        ? []
        : [
            ...(completion.thinking === undefined ? [] : [{ type: 'thinking', thinking: completion.thinking, signature: 'testkit' }]),
            { type: 'text', text: completion.text },
          ],
    stop_reason: completion?.finish === 'stop' && stops.length > 0 ? 'stop_sequence' : STOPS[completion?.finish ?? 'stop'],
    stop_sequence: null,
    usage: { input_tokens: said.promptTokens, output_tokens: said.completionTokens },
  }
}
