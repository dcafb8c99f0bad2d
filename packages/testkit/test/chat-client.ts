import {
  type Answer,
  BinnacleError,
  type Call,
  type ClientContext,
  type Completion,
  defineModelClient,
  type Message,
  type Model,
  type ModelClient,
  type Request,
} from '@binnacle/core'
import { finishOfWord, postJson } from '@binnacle/client-kit'
import { z } from 'zod'

const options = z.strictObject({ baseUrl: z.string(), apiKey: z.string() })

/** What a test puts in place of a part of the client. */
export interface ChatChanges {
  readonly body?: (body: Record<string, unknown>, request: Request) => object
  readonly answer?: (answer: Answer, request: Request) => Answer
  /** Called in place of the request to the server. */
  readonly post?: (context: ClientContext, url: string, key: string, body: object, call: Call) => Promise<unknown>
  readonly model?: (model: Model, context: ClientContext) => Model
  readonly capabilities?: ModelClient['capabilities']
}

/** Where a chat client sends its requests. */
export const chatUrl = (baseUrl: string): string => `${baseUrl}/v1/chat/completions`

/** A small client of OpenAI's chat without faults, or with those that a test plants. */
export function chatClient(changes: ChatChanges = {}): ModelClient<any> {
  const post =
    changes.post ??
    (async (context, url, key, body, { signal }) => {
      const headers = { authorization: `Bearer ${key}` }
      return (await postJson(context, { url, headers, body, signal, provider: 'Chat', model: 'model', secrets: [key] })).json
    })
  return defineModelClient({
    name: 'chat',
    description: 'A small client',
    options,
    capabilities: (changes.capabilities as never) ?? (() => ['generate']),
    async open(_deployment, { baseUrl, apiKey }, context) {
      const key = await context.secret(apiKey)
      const model: Model = {
        async generate(request, call) {
          const body = bodyOf(request)
          const json = await post(context, chatUrl(baseUrl), key, changes.body?.(body, request) ?? body, call)
          const answer = readAnswer(json)
          return changes.answer?.(answer, request) ?? answer
        },
      }
      return changes.model?.(model, context) ?? model
    },
  })
}

function bodyOf(request: Request): Record<string, unknown> {
  const turn = (content: Message['content']) =>
    typeof content === 'string' ? content : content.map((part) => (part.type === 'text' ? part.text : '')).join('')
  const messages = request.messages ?? [{ role: 'user', content: request.prompt ?? '' }]
  return {
    model: 'model',
    messages: messages.map(({ role, content }) => ({ role, content: turn(content as never) })),
    n: request.numCompletions,
    max_tokens: request.maxTokens,
    temperature: request.temperature,
    top_p: request.topP,
    stop: request.stopSequences,
  }
}

const reply = z.object({
  model: z.string(),
  choices: z.array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.string() })).min(1),
})

function readAnswer(json: unknown): Answer {
  const read = reply.safeParse(json)
  if (!read.success) {
    throw new BinnacleError({
      code: 'ERR_CHAT_ANSWER',
      message: 'the answer has another form than expected',
      hint: 'Look at the log of the server.',
      retryable: true,
      fate: 'sample',
      exitCode: 3,
    })
  }
  const completions = read.data.choices.map(
    ({ message, finish_reason: reason }): Completion => ({ text: message.content, ...finishOfWord(reason) }),
  )
  const isFiltered = completions.every(({ finishReason, text }) => finishReason === 'filter' && text === '')
  return { completions, model: read.data.model, ...(isFiltered ? { filtered: 'the filter of the server' } : {}) }
}
