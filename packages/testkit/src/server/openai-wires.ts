import {
  contentText,
  numberOf,
  objectOf,
  piecesOf,
  type ReceivedRequest,
  type Said,
  type SaidCompletion,
  textsOf,
  type Wire,
} from './wire.ts'

/** Seconds since 1970 that every answer names. */
const CREATED = 1_700_000_000
const FINGERPRINT = 'fp_testkit'

const isPost = ({ method, path }: ReceivedRequest, end: string): boolean => method === 'POST' && path.split('?')[0]!.endsWith(end)

function bearer({ headers }: ReceivedRequest): string | undefined {
  const { authorization, 'api-key': azure } = headers
  return authorization?.replace(/^Bearer /, '') ?? (typeof azure === 'string' ? azure : undefined)
}

const error = (status: number, message: string) => ({
  error: {
    message,
    type: status >= 500 ? 'server_error' : status === 429 ? 'requests' : 'invalid_request_error',
    param: null,
    code: codeOf(status, message),
  },
})

function codeOf(status: number, message: string): string | null {
  if (status === 401) return 'invalid_api_key'
  if (status === 404) return 'model_not_found'
  if (status === 429) return 'rate_limit_exceeded'
  return message.includes('context length') ? 'context_length_exceeded' : null
}

const samplingOf = (body: Readonly<Record<string, unknown>>) => ({
  temperature: numberOf(body['temperature']),
  topP: numberOf(body['top_p']),
})

const usage = ({ promptTokens, completionTokens }: Said) => ({
  prompt_tokens: promptTokens,
  completion_tokens: completionTokens,
  total_tokens: promptTokens + completionTokens,
})

const finishOf = ({ finish }: SaidCompletion): string => (finish === 'refusal' ? 'stop' : finish)

/** OpenAI's `chat/completions`. */
export const openaiChatWire: Wire = {
  name: 'openai-chat',
  key: bearer,
  error,
  end: '[DONE]',
  read(request) {
    const { body } = request
    if (!isPost(request, '/chat/completions') || body === undefined) return undefined
    const messages = Array.isArray(body['messages']) ? body['messages'] : []
    return {
      model: String(body['model']),
      prompt: contentText(objectOf(messages.at(-1))['content']),
      numCompletions: numberOf(body['n']) ?? 1,
      maxTokens: numberOf(body['max_tokens']) ?? numberOf(body['max_completion_tokens']),
      ...samplingOf(body),
      stopSequences: textsOf(body['stop']),
      stream: body['stream'] === true,
      echo: false,
      logprobs: body['logprobs'] === true,
    }
  },
  answer: (said, asked) => ({
    id: 'chatcmpl-testkit',
    object: 'chat.completion',
    created: CREATED,
    model: said.model,
    system_fingerprint: FINGERPRINT,
    choices: said.completions.map((completion, index) => ({
      index,
      message: {
        role: 'assistant',
        content: completion.finish === 'refusal' ? null : completion.text,
        ...(completion.finish === 'refusal' ? { refusal: completion.text } : {}),
        ...(completion.thinking === undefined ? {} : { reasoning_content: completion.thinking }),
      },
      logprobs: asked.logprobs
        ? { content: completion.tokens.map(({ text, logprob }) => ({ token: text, logprob, bytes: null, top_logprobs: [] })) }
        : null,
      finish_reason: finishOf(completion),
    })),
    usage: usage(said),
  }),
  events(said) {
    const chunk = (choices: readonly object[], more: object = {}) => ({
      data: {
        id: 'chatcmpl-testkit',
        object: 'chat.completion.chunk',
        created: CREATED,
        model: said.model,
        system_fingerprint: FINGERPRINT,
        choices,
        ...more,
      },
    })
    return [
      ...said.completions.flatMap((completion, index) => [
        chunk([{ index, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
        ...piecesOf(completion.text).map((content) => chunk([{ index, delta: { content }, finish_reason: null }])),
        chunk([{ index, delta: {}, finish_reason: finishOf(completion) }]),
      ]),
      chunk([], { usage: usage(said) }),
    ]
  },
}

/** OpenAI's `completions`; with `echo` and `logprobs` it gives the probabilities of the prompt's own tokens. */
export const openaiCompletionsWire: Wire = {
  name: 'openai-completions',
  key: bearer,
  error,
  end: '[DONE]',
  read(request) {
    const { body } = request
    if (!isPost(request, '/completions') || isPost(request, '/chat/completions') || body === undefined) return undefined
    return {
      model: String(body['model']),
      prompt: textsOf(body['prompt']).join(''),
      numCompletions: numberOf(body['n']) ?? 1,
      maxTokens: numberOf(body['max_tokens']) ?? 16,
      ...samplingOf(body),
      stopSequences: textsOf(body['stop']),
      stream: body['stream'] === true,
      echo: body['echo'] === true,
      logprobs: typeof body['logprobs'] === 'number',
    }
  },
  answer: (said, asked) => ({
    id: 'cmpl-testkit',
    object: 'text_completion',
    created: CREATED,
    model: said.model,
    system_fingerprint: FINGERPRINT,
    choices: said.completions.map((completion, index) => ({
      index,
      text: completion.text,
      logprobs: asked.logprobs ? legacyLogprobs(completion, asked.echo) : null,
      finish_reason: finishOf(completion),
    })),
    usage: usage(said),
  }),
  events(said) {
    const chunk = (choices: readonly object[], more: object = {}) => ({
      data: { id: 'cmpl-testkit', object: 'text_completion', created: CREATED, model: said.model, choices, ...more },
    })
    return [
      ...said.completions.flatMap((completion, index) => [
        ...piecesOf(completion.text).map((text) => chunk([{ index, text, logprobs: null, finish_reason: null }])),
        chunk([{ index, text: '', logprobs: null, finish_reason: finishOf(completion) }]),
      ]),
      chunk([], { usage: usage(said) }),
    ]
  },
}

/** The first token of a prompt has no probability: `null`. */
function legacyLogprobs({ tokens }: SaidCompletion, echo: boolean): object {
  let offset = 0
  const offsets = tokens.map(({ text }) => {
    const at = offset
    offset += text.length
    return at
  })
  return {
    tokens: tokens.map(({ text }) => text),
    token_logprobs: tokens.map(({ logprob }, index) => (echo && index === 0 ? null : logprob)),
    top_logprobs: tokens.map(({ text, logprob }, index) => (echo && index === 0 ? null : { [text]: logprob })),
    text_offset: offsets,
  }
}

/** OpenAI's `responses`. It gives one completion. */
export const openaiResponsesWire: Wire = {
  name: 'openai-responses',
  key: bearer,
  error,
  read(request) {
    const { body } = request
    if (!isPost(request, '/responses') || body === undefined) return undefined
    const { input } = body
    const last = Array.isArray(input) ? objectOf(input.at(-1))['content'] : input
    return {
      model: String(body['model']),
      prompt: contentText(last),
      numCompletions: 1,
      maxTokens: numberOf(body['max_output_tokens']),
      ...samplingOf(body),
      stopSequences: [],
      stream: body['stream'] === true,
      echo: false,
      logprobs: false,
    }
  },
  answer: (said) => responseBody(said, said.completions[0]),
  events(said) {
    const whole = responseBody(said, said.completions[0])
    const text = said.completions[0]?.text ?? ''
    const data = (type: string, more: object) => ({ event: type, data: { type, ...more } })
    return [
      data('response.created', { response: { ...whole, status: 'in_progress', output: [] } }),
      ...piecesOf(text).map((delta) =>
        data('response.output_text.delta', { item_id: 'msg_testkit', output_index: 0, content_index: 0, delta }),
      ),
      data('response.output_text.done', { item_id: 'msg_testkit', output_index: 0, content_index: 0, text }),
      data('response.completed', { response: whole }),
    ]
  },
}

function responseBody(said: Said, completion: SaidCompletion | undefined): object {
  const isCut = completion?.finish === 'length' || completion?.finish === 'content_filter'
  const reason = completion?.finish === 'length' ? 'max_output_tokens' : 'content_filter'
  const content =
    completion?.finish === 'refusal'
      ? { type: 'refusal', refusal: completion.text }
      : { type: 'output_text', text: completion?.text ?? '', annotations: [] }
  return {
    id: 'resp_testkit',
    object: 'response',
    created_at: CREATED,
    model: said.model,
    status: isCut ? 'incomplete' : 'completed',
    incomplete_details: isCut ? { reason } : null,
    output:
      completion === undefined
        ? []
        : [
            ...(completion.thinking === undefined
              ? []
              : [{ id: 'rs_testkit', type: 'reasoning', summary: [{ type: 'summary_text', text: completion.thinking }] }]),
            { id: 'msg_testkit', type: 'message', role: 'assistant', status: isCut ? 'incomplete' : 'completed', content: [content] },
          ],
    usage: {
      input_tokens: said.promptTokens,
      output_tokens: said.completionTokens,
      total_tokens: said.promptTokens + said.completionTokens,
    },
  }
}
