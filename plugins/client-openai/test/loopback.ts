import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { BinnacleError, checkValue, type Call, type ClientContext, type Deployment, type Model, type Request } from '@binnacle/core'
import { createHttp } from '@binnacle/http'
import { openaiClient } from '../src/openai-client.ts'

/** A request that the server got. */
export interface Got {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Record<string, unknown>
}

/** A provider on 127.0.0.1 whose answers a test sets. */
export interface Provider {
  readonly url: string
  readonly got: Got[]
  answer: (response: ServerResponse, got: Got) => void
  /** Answers with JSON from now on. */
  reply(status: number, body: unknown, headers?: Record<string, string>): void
  close(): Promise<void>
}

/** Starts the provider. */
export async function startProvider(): Promise<Provider> {
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (text += part))
    request.on('end', () => {
      const got = { path: request.url!, headers: request.headers, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) }
      provider.got.push(got)
      provider.answer(response, got)
    })
  })
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const provider: Provider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    got: [],
    answer: (response) => response.end('{}'),
    reply(status, body, headers = {}) {
      this.answer = (response) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
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
export function request(changes: Partial<Request> = {}): Request {
  const content = changes.messages === undefined && changes.parts === undefined ? { prompt: 'Say B.' } : {}
  return {
    ...content,
    numCompletions: 1,
    temperature: 0,
    topP: 1,
    topKPerToken: 1,
    maxTokens: 5,
    stopSequences: [],
    presencePenalty: 0,
    frequencyPenalty: 0,
    echoPrompt: false,
    ...changes,
  }
}

/** A first call without an end. */
export const CALL: Call = { signal: new AbortController().signal, attempt: 1 }
