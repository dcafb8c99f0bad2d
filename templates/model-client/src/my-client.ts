import { createJsonClient, endpointUrl, readHeaders, sentSecrets, serverModelName } from '@binnacle/client-kit'
import { BinnacleError, defineModelClient } from '@binnacle/core'
import { z } from 'zod'
import { MY_CLIENT } from './cards.data.ts'
import { readReply } from './read-reply.ts'
import { requestBody } from './request-body.ts'

/** Options of a deployment. The key is a reference, `env:NAME` or `file:PATH`: never a value. */
const options = z.strictObject({
  baseUrl: z.url().default('https://api.my-client.example/v1'),
  apiKey: z.string().default('env:MY_CLIENT_API_KEY'),
  /** The provider's own name of the model; the deployment's name after the slash where absent. */
  model: z.string().optional(),
})

/** Where the provider is asked. A base URL with a key or password in it is refused. */
const addressOf = (deployment: string, baseUrl: string) =>
  endpointUrl(deployment, baseUrl, { path: 'chat/completions', others: [], api: 'chat', addVersion: false })

export const myClient = defineModelClient({
  ...MY_CLIENT,
  options,
  capabilities: () => ['generate'],
  /** What `plan` shows: where requests go, and which key goes along. */
  destination: ({ name }, { baseUrl, apiKey }) => ({ url: addressOf(name, baseUrl), secrets: sentSecrets(name, { apiKey }) }),
  async open(deployment, { baseUrl, apiKey, model }, context) {
    const name = model ?? serverModelName(deployment.name)
    const server = createJsonClient(context, {
      ...(await readHeaders(deployment.name, { apiKey }, context)),
      url: addressOf(deployment.name, baseUrl),
      provider: 'My client',
      deployment: deployment.name,
      model: name,
    })
    return {
      /** One request: trying again, waiting and counting are the engine's; what a reply is worth the judge of the client kit says. */
      async generate(request, call) {
        if (request.prompt === undefined && request.messages === undefined) throw unsupported(deployment.name)
        return server.ask(requestBody(request, name), readReply, request, call)
      },
    }
  },
})

const unsupported = (deployment: string) =>
  new BinnacleError({
    code: 'ERR_MY_CLIENT_MEDIA',
    message: `${deployment} takes texts, not pictures or sounds`,
    hint: 'Use a task of texts, or another client.',
    fate: 'run',
  })
