import { BinnacleError, checkValue, type Call, type ClientContext, type Deployment, type Model, type Request } from '@binnacle/core'
import { createHttp } from '@binnacle/http'
import { createCall, createRequest } from '@binnacle/testkit'
import { type Failure, openProviderServer, type ProviderServer, type ReceivedRequest } from '@binnacle/testkit/server'
import { openaiClient } from '../src/openai-client.ts'

/** A provider on 127.0.0.1 whose answers a test sets. */
export interface Provider extends Pick<ProviderServer, 'url' | 'close'> {
  /** What the provider got. */
  readonly got: readonly (ReceivedRequest & { readonly body: Readonly<Record<string, unknown>> })[]
  /** Answers with JSON, or a text as it stands, from now on. */
  reply(status: number, body: string | object, headers?: Record<string, string>): void
  /** Fails from now on. */
  fail(failure: Failure): void
}

/** Starts the provider. */
export async function startProvider(): Promise<Provider> {
  const server = await openProviderServer()
  return {
    url: server.url,
    get got() {
      return server.received as Provider['got']
    },
    reply: (status, body, headers = {}) => server.reply({ status, body, headers }),
    fail: (fail) => server.reply({ fail }),
    close: server.close,
  }
}

/** The secrets that the test context knows. */
export const SECRETS: Readonly<Record<string, string>> = {
  'env:TEST_KEY': 'sk-test-0123456789abcdef',
  'env:AZURE': 'azure-0123456789abcdef',
}

/** A context as the command gives it. */
export function clientContext(): { context: ClientContext; close(): Promise<void> } {
  const http = createHttp({ env: {} })
  const context: ClientContext = {
    http: http.request,
    fetch: http.fetch,
    secret: (reference) => {
      const value = SECRETS[reference]
      return value === undefined
        ? Promise.reject(new BinnacleError({ code: 'ERR_CONFIG_SECRET', message: `${reference} is not set` }))
        : Promise.resolve(value)
    },
    media: (part) => Promise.resolve(Buffer.from(part.sha256)),
    files: {} as ClientContext['files'],
    warn: () => undefined,
  }
  return { context, close: () => http.close() }
}

/** Opens a model by its client's options, as a deployment would. */
export async function openWith(context: ClientContext, options: object, name = 'local/qwen'): Promise<Model> {
  const checked = checkValue(openaiClient.options!, options)
  if (checked.issues !== undefined) throw new Error(JSON.stringify(checked.issues))
  const deployment: Deployment = { '~contract': 1, '~kind': 'deployments', name, description: '', model: name, client: 'openai', options }
  return openaiClient.open(deployment, checked.value, context)
}

/** A request with what HELM would ask for, and a prompt. */
export const request = (changes: Parameters<typeof createRequest>[0] = {}): Request =>
  createRequest({ ...(changes.messages === undefined ? { prompt: 'Say B.' } : {}), maxTokens: 5, ...changes })

/** A first call without an end. */
export const CALL: Call = createCall()
