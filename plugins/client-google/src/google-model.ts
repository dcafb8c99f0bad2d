import { createJsonClient, cutAtStops, readHeaders, serverModelName } from '@binnacle/client-kit'
import type { ClientContext, Deployment, Model } from '@binnacle/core'
import { addressOf, headerOptions, KEY_FORM } from './address.ts'
import type { GoogleOptions } from './options.ts'
import { readReply } from './read-reply.ts'
import { requestBody } from './request-body.ts'
import { openTokens } from './tokens/open-tokens.ts'

/**
 * Opens a model at the Gemini API or Vertex AI. Keys and credentials are resolved here, once; tokens are got when they are needed.
 * @throws BinnacleError `ERR_PROVIDER_BASE_URL*`, `ERR_GOOGLE_CREDENTIALS`, and what the resolving of secrets throws
 */
export async function openModel(deployment: Deployment, options: GoogleOptions, client: ClientContext): Promise<Model> {
  const { name } = deployment
  const sent = await readHeaders(name, headerOptions(options), client, KEY_FORM)
  const wantsToken = options.project !== undefined && options.apiKey === undefined
  const tokens = wantsToken ? await openTokens(name, options, client) : undefined
  const server = createJsonClient(client, {
    ...sent,
    hasKey: sent.hasKey || wantsToken,
    ...(tokens === undefined ? {} : { authorize: tokens }),
    url: addressOf(name, options),
    provider: options.project === undefined ? 'the Gemini API' : 'Vertex AI',
    deployment: name,
    model: options.model ?? serverModelName(name),
  })
  return {
    async generate(request, call) {
      const body = await requestBody(request, { deployment: name, options }, client.media)
      const answer = await server.ask(body, (json) => readReply(json, request), request, call)
      // The interface takes five stop sequences; more are applied here.
      return cutAtStops(answer, request.stopSequences)
    },
  }
}
