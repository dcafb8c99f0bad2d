import {
  createJsonClient,
  cutAtStops,
  type Door,
  endpointUrl,
  type HeaderOptions,
  type Reply,
  readHeaders,
  sentSecrets,
  serverModelName,
} from '@binnacle/client-kit'
import type { Answer, Call, ClientContext, Deployment, Destination, Model, Request } from '@binnacle/core'
import type { Body, BodyContext } from './body.ts'
import { chatBody, readChat } from './chat.ts'
import type { Unusable } from './choices.ts'
import { completionsBody, readCompletions, scoredPrompt } from './completions.ts'
import { answerIncomplete, baseUrlInvalid } from './errors.ts'
import { OPENAI_KEY, type OpenaiOptions } from './options.ts'
import { loadProcessor } from './output-processor.ts'
import { baseUrlOf, presetOf } from './preset.ts'
import { explainRefusal } from './refused-field.ts'
import { readResponses, responsesBody } from './responses.ts'

/** The last part of each interface's address. */
const DOORS = { chat: 'chat/completions', completions: 'completions', responses: 'responses' } as const

/** Takes the reply to a request apart. */
type Read = (json: unknown, unusable: Unusable, request: Request) => Reply

/**
 * Opens a model behind OpenAI's interface. Secrets are resolved here, once.
 * @throws BinnacleError `ERR_OPENAI_BASE_URL`, `ERR_PROVIDER_BASE_URL_*`, and what the resolving of secrets throws
 */
export async function openModel(deployment: Deployment, options: OpenaiOptions, client: ClientContext): Promise<Model> {
  const context: BodyContext = { deployment: deployment.name, model: options.model ?? serverModelName(deployment.name), options }
  const sent = await readHeaders(deployment.name, headerOptions(options), client)
  const { organization } = options
  const processed = await loadProcessor(options.outputProcessor)
  const server = createJsonClient(client, {
    ...sent,
    headers: { ...(organization === undefined ? {} : { 'openai-organization': organization }), ...sent.headers },
    url: addressOf(deployment.name, options),
    provider: presetOf(options)?.title ?? (isOpenai(options) ? 'OpenAI' : 'the server'),
    deployment: deployment.name,
    model: context.model,
    unusable: answerIncomplete,
    explain: (message, body) => explainRefusal(message, body as Body, deployment.name),
  })
  const ask = (body: Body, read: Read, request: Request, call: Call): Promise<Answer> =>
    server.ask(body, (json, unusable) => read(json, unusable, request), request, call)
  /** Stop sequences that were left out of the request are applied to its answer. */
  const cut = (answer: Answer, request: Request): Answer =>
    options.omit.includes('stop') ? cutAtStops(processed(answer), request.stopSequences) : processed(answer)

  if (options.api === 'chat') {
    return {
      generate: async (request, call) => cut(await ask(await chatBody(request, context, client.media), readChat, request, call), request),
    }
  }
  if (options.api === 'responses') {
    return {
      generate: async (request, call) =>
        cut(await ask(await responsesBody(request, context, client.media), readResponses, request, call), request),
    }
  }
  return {
    generate: async (request, call) => cut(await ask(completionsBody(request, context, false), readCompletions, request, call), request),
    scoreText: async (request, call) =>
      scoredPrompt(await ask(completionsBody(request, context, true), readCompletions, request, call), request.prompt ?? '', context),
  }
}

/**
 * Where a deployment's requests go, and which secrets go along.
 * @throws BinnacleError `ERR_OPENAI_BASE_URL`, `ERR_PROVIDER_BASE_URL_*`, `ERR_PROVIDER_HEADER_SECRET`
 */
export function destinationOf({ name }: Pick<Deployment, 'name'>, options: OpenaiOptions): Destination {
  return { url: addressOf(name, options), secrets: sentSecrets(name, headerOptions(options)) }
}

/** `OPENAI_BASE_URL` stands for a base URL that is not set; the key of the same environment goes there too. */
export function fromEnvironment(given: Readonly<Record<string, unknown>>, variable: (name: string) => string | undefined): object {
  const baseUrl = variable('OPENAI_BASE_URL')
  if (given['baseUrl'] !== undefined || given['preset'] !== undefined || baseUrl === undefined || baseUrl === '') return {}
  const key = variable('OPENAI_API_KEY')
  return { baseUrl, ...(given['apiKey'] !== undefined || key === undefined || key === '' ? {} : { apiKey: OPENAI_KEY }) }
}

function addressOf(deployment: string, options: OpenaiOptions): string {
  const path = DOORS[options.api]
  const others = Object.values(DOORS).filter((other) => other !== path)
  const door: Door = { path, others, api: options.api, addVersion: options.addVersion, invalid: baseUrlInvalid }
  return endpointUrl(deployment, baseUrlOf(options), door)
}

/** OpenAI and the providers of presets want a key; any other server gets one where its deployment names it, and else none. */
function headerOptions(options: OpenaiOptions): HeaderOptions {
  const key = options.baseUrl === undefined ? presetOf(options)?.key : undefined
  const apiKey = options.apiKey ?? (key === undefined ? (isOpenai(options) ? OPENAI_KEY : undefined) : `env:${key}`)
  return { apiKey, headers: options.headers }
}

function isOpenai(options: OpenaiOptions): boolean {
  const baseUrl = baseUrlOf(options)
  return URL.canParse(baseUrl) && new URL(baseUrl).hostname === 'api.openai.com'
}
