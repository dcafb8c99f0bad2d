import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it came. */
export interface WireRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The body as it came. */
  readonly raw: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What is sent back: a body as JSON, or a text as it stands. */
export interface WireReply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A server on this machine that sends whatever it is told to, byte for byte. */
export interface WireServer {
  readonly url: string
  readonly got: readonly WireRequest[]
  close(): Promise<void>
}

/** Starts a server whose replies go by the first part of the path: `/case/v1/…`. */
export async function openWireServer(replies: Readonly<Record<string, (request: WireRequest) => WireReply>>): Promise<WireServer> {
  const got: WireRequest[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString()
      const path = request.url ?? ''
      const asked: WireRequest = { path, headers: request.headers, raw, body: raw === '' ? {} : (JSON.parse(raw) as WireRequest['body']) }
      got.push(asked)
      const {
        status = 200,
        headers = {},
        body,
      } = replies[path.split('/')[1]!]?.(asked) ?? { status: 404, body: { error: { message: 'no such case' } } }
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    got,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
