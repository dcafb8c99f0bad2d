import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A request that a loopback server got. */
export interface Got {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A server on 127.0.0.1 whose answers a test sets. */
export interface Loopback {
  readonly url: string
  readonly requests: Got[]
  connections: number
  answer: (request: Got, response: ServerResponse, socket: Socket) => void
  close(): Promise<void>
}

/** Starts a server that answers `{}` until a test sets another answer. */
export async function startLoopback(): Promise<Loopback> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const got = { method: request.method!, path: request.url!, headers: request.headers, body: Buffer.concat(parts).toString() }
      loopback.requests.push(got)
      loopback.answer(got, response, request.socket)
    })
  })
  server.on('connection', (socket) => {
    loopback.connections++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const loopback: Loopback = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    connections: 0,
    answer: (_request, response) => json(response, 200, {}),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return loopback
}

/** Answers with JSON. */
export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
