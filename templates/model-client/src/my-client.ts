import { BinnacleError, defineModelClient } from '@binnacle/core'
import { postJson } from '@binnacle/http'
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

export const myClient = defineModelClient({
  ...MY_CLIENT,
  options,
  capabilities: () => ['generate'],
  async open(deployment, { baseUrl, apiKey, model }, context) {
    const key = await context.secret(apiKey)
    const name = model ?? deployment.name.slice(deployment.name.indexOf('/') + 1)
    return {
      /** One request: trying again, waiting and counting are the engine's. */
      async generate(request, { signal }) {
        if (request.prompt === undefined && request.messages === undefined) throw unsupported(deployment.name)
        const { json, seconds } = await postJson(context, {
          url: `${baseUrl.replace(/\/+$/, '')}/chat/completions`,
          headers: { authorization: `Bearer ${key}` },
          body: requestBody(request, name),
          signal,
          provider: 'My client',
          model: name,
          secrets: [key],
        })
        return { ...readReply(json, deployment.name), requestTime: seconds, requestDatetime: Math.floor(Date.now() / 1000) }
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
