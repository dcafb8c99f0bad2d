import type { Answer, Call, ClientContext, Deployment, Model, Request } from '@binnacle/core'
import { isGood, sendJson } from '@binnacle/http'
import { endpointUrl, isOpenai } from './base-url.ts'
import type { Body, BodyContext } from './body.ts'
import { chatBody, readChat } from './chat.ts'
import { completionsBody, readCompletions } from './completions.ts'
import { baseUrlInvalid, logprobsMissing } from './errors.ts'
import { OPENAI_KEY, type OpenaiOptions } from './options.ts'
import { loadProcessor } from './output-processor.ts'
import { readRefusal } from './refused-request.ts'
import { cutAtStops, filteredAnswer } from './reply.ts'
import { readResponses, responsesBody } from './responses.ts'

/** The last part of each interface's address. */
const DOORS = { chat: 'chat/completions', completions: 'completions', responses: 'responses' } as const

/**
 * Opens a model behind OpenAI's interface. Secrets are resolved here, once.
 * @throws BinnacleError `ERR_OPENAI_BASE_URL`, and what the resolving of secrets throws
 */
export async function openModel(deployment: Deployment, options: OpenaiOptions, client: ClientContext): Promise<Model> {
  const context: BodyContext = { deployment: deployment.name, model: options.model ?? modelName(deployment.name), options }
  const url = readUrl(deployment.name, options)
  const { headers, secrets } = await readHeaders(options, client)
  const provider = isOpenai(options.baseUrl) ? 'OpenAI' : 'the server'
  const processed = await loadProcessor(options.outputProcessor)

  const ask = async (body: Body, read: (json: unknown, deployment: string) => Answer, call: Call): Promise<Answer> => {
    const request = { url, headers, body, signal: call.signal, provider, model: context.model, secrets }
    const requestDatetime = Math.floor(Date.now() / 1000)
    const reply = await sendJson(client, request)
    const timing = { requestTime: reply.seconds, requestDatetime }
    if (isGood(reply.status)) return { ...read(reply.json, deployment.name), ...timing }
    const refused = readRefusal({ ...request, ...reply }, deployment.name, body)
    if ('error' in refused) throw refused.error
    return { ...filteredAnswer(refused.filtered), ...timing }
  }
  /** Stop sequences that were left out of the request are applied to its answer. */
  const cut = (answer: Answer, request: Request): Answer =>
    options.omit.includes('stop') ? cutAtStops(processed(answer), request.stopSequences) : processed(answer)

  if (options.api === 'chat') {
    return { generate: async (request, call) => cut(await ask(await chatBody(request, context, client.media), readChat, call), request) }
  }
  if (options.api === 'responses') {
    return {
      generate: async (request, call) => cut(await ask(await responsesBody(request, context, client.media), readResponses, call), request),
    }
  }
  return {
    generate: async (request, call) => cut(await ask(completionsBody(request, context, false), readCompletions, call), request),
    async scoreText(request, call) {
      const answer = await ask(completionsBody(request, context, true), readCompletions, call)
      if (
        answer.filtered === undefined &&
        request.prompt !== '' &&
        answer.completions.some((completion) => completion.tokens.length === 0)
      ) {
        throw logprobsMissing(deployment.name)
      }
      return answer
    },
  }
}

/** `openai/gpt-4o` is called `gpt-4o` on the server. */
function modelName(name: string): string {
  return name.slice(name.indexOf('/') + 1)
}

function readUrl(deployment: string, options: OpenaiOptions): string {
  try {
    return endpointUrl(options.baseUrl, DOORS[options.api])
  } catch (cause) {
    throw baseUrlInvalid(deployment, options.baseUrl, cause)
  }
}

/** The headers with the key, and the values in them that must stand in no error. */
async function readHeaders(
  options: OpenaiOptions,
  client: ClientContext,
): Promise<{ headers: Readonly<Record<string, string>>; secrets: readonly string[] }> {
  const secrets: string[] = []
  const headers: Record<string, string> = {}
  const key = await readKey(options, client)
  if (key !== undefined && key !== '') {
    secrets.push(key)
    headers['authorization'] = `Bearer ${key}`
  }
  if (options.organization !== undefined) headers['openai-organization'] = options.organization
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    const secret = /^(?:env|file):/.test(value) ? await client.secret(value) : undefined
    if (secret !== undefined) secrets.push(secret)
    headers[name.toLowerCase()] = secret ?? value
  }
  return { headers, secrets }
}

/** A key that is named must be there; OpenAI always wants one; other servers are asked without where none is set. */
async function readKey(options: OpenaiOptions, client: ClientContext): Promise<string | undefined> {
  if (options.apiKey !== undefined) return client.secret(options.apiKey)
  if (isOpenai(options.baseUrl)) return client.secret(OPENAI_KEY)
  return client.secret(OPENAI_KEY).catch(() => undefined)
}
