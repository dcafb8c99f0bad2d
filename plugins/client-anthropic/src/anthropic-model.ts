import {
  askRepeatedly,
  createJsonClient,
  cutAtStops,
  endpointUrl,
  type HeaderOptions,
  type KeyForm,
  readHeaders,
  sentSecrets,
  serverModelName,
} from '@binnacle/client-kit'
import type { ClientContext, Deployment, Destination, Model } from '@binnacle/core'
import { ANTHROPIC_BASE_URL, ANTHROPIC_KEY, type AnthropicOptions } from './options.ts'
import { readReply } from './read-reply.ts'
import { requestBody } from './request-body.ts'

/** The header of Anthropic's keys. */
const KEY_FORM: KeyForm = { header: 'x-api-key', prefix: '' }

/**
 * Opens a model behind the messages interface. Secrets are resolved here, once. The interface gives one completion a request: more are
 * asked for one after the other.
 * @throws BinnacleError `ERR_PROVIDER_BASE_URL*`, and what the resolving of secrets throws
 */
export async function openModel(deployment: Deployment, options: AnthropicOptions, client: ClientContext): Promise<Model> {
  const { name } = deployment
  const model = options.model ?? serverModelName(name)
  const sent = await readHeaders(name, headerOptions(options), client, KEY_FORM)
  const server = createJsonClient(client, {
    ...sent,
    headers: {
      'anthropic-version': options.version,
      ...(options.betas.length === 0 ? {} : { 'anthropic-beta': options.betas.join(',') }),
      ...sent.headers,
    },
    url: addressOf(name, options),
    provider: isAnthropic(options) ? 'Anthropic' : 'the server',
    deployment: name,
    model,
  })
  const ask = askRepeatedly(async (request, call) => {
    const body = await requestBody(request, { deployment: name, model, options }, client.media)
    // Stop sequences of white space alone are refused there, and applied here.
    return cutAtStops(await server.ask(body, readReply, request, call), request.stopSequences)
  })
  return { generate: ask }
}

/**
 * Where a deployment's requests go, and which secrets go along.
 * @throws BinnacleError `ERR_PROVIDER_BASE_URL*`, `ERR_PROVIDER_HEADER_SECRET`
 */
export function destinationOf({ name }: Pick<Deployment, 'name'>, options: AnthropicOptions): Destination {
  return { url: addressOf(name, options), secrets: sentSecrets(name, headerOptions(options), KEY_FORM) }
}

/** `ANTHROPIC_BASE_URL` stands for a base URL that is not set; the key of the same environment goes there too. */
export function fromEnvironment(given: Readonly<Record<string, unknown>>, variable: (name: string) => string | undefined): object {
  const baseUrl = variable('ANTHROPIC_BASE_URL')
  if (given['baseUrl'] !== undefined || baseUrl === undefined || baseUrl === '') return {}
  const key = variable('ANTHROPIC_API_KEY')
  return { baseUrl, ...(given['apiKey'] !== undefined || key === undefined || key === '' ? {} : { apiKey: ANTHROPIC_KEY }) }
}

function addressOf(deployment: string, { baseUrl = ANTHROPIC_BASE_URL }: AnthropicOptions): string {
  return endpointUrl(deployment, baseUrl, { path: 'messages', others: [], api: 'messages' })
}

/** Anthropic always wants a key; any other server gets one where its deployment names it, and else none. */
function headerOptions(options: AnthropicOptions): HeaderOptions {
  return { apiKey: options.apiKey ?? (isAnthropic(options) ? ANTHROPIC_KEY : undefined), headers: options.headers }
}

function isAnthropic({ baseUrl = ANTHROPIC_BASE_URL }: AnthropicOptions): boolean {
  return URL.canParse(baseUrl) && new URL(baseUrl).hostname === 'api.anthropic.com'
}
