import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createHttp } from '@binnacle/http'
import { afterAll } from 'vitest'
import { createFiles, type FilesOptions, type FilesWithRecord } from '../src/index.ts'

const http = createHttp({ env: {} })

/** A folder that goes when the tests of the file are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'binnacle-hub-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** SHA-256 in hex. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Writes a file, with its folders. */
export function put(folder: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

/** Writes a mirror: each file with its entry; size and hash are filled in unless they are given. */
export function makeMirror(
  files: readonly { readonly content?: string | Uint8Array; readonly path: string; readonly [key: string]: unknown }[],
  top: object = {},
): string {
  const folder = temporaryFolder()
  const entries = files.map(({ content = '', ...entry }) => {
    if (!entry.path.includes('..') && !entry.path.startsWith('/')) put(folder, entry.path, content)
    return { bytes: Buffer.byteLength(content), sha256: hashOf(content), ...entry }
  })
  put(folder, 'mirror.json', JSON.stringify({ entries, ...top }))
  return folder
}

/** Files with nothing around them: offline, without mirrors. */
export function openFiles(options: Partial<FilesOptions> = {}): FilesWithRecord {
  return createFiles({
    mirrors: [],
    offline: true,
    cacheDir: temporaryFolder(),
    baseDir: temporaryFolder(),
    fetch: http.fetch,
    env: {},
    badRows: 'fail',
    retryDelay: 1,
    ...options,
  })
}

/** A network that must not be asked. */
export function noNetwork(): never {
  throw new Error('the network was asked')
}

/** A server on 127.0.0.1. */
export interface TestServer {
  readonly url: string
  readonly requests: { readonly path: string; readonly headers: IncomingMessage['headers'] }[]
  handle: (request: IncomingMessage, response: ServerResponse) => void
  close(): Promise<void>
}

/** Starts a server that answers as `handle` says. */
export async function startServer(handle: TestServer['handle']): Promise<TestServer> {
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    running.requests.push({ path: request.url!, headers: request.headers })
    running.handle(request, response)
  })
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const running: TestServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    handle,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return running
}

/** Answers with a file, honouring `Range`. */
export function serve(
  request: IncomingMessage,
  response: ServerResponse,
  content: string | Uint8Array,
  headers: Record<string, string> = {},
): void {
  const bytes = Buffer.from(content)
  const start = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1]
  if (start === undefined) {
    response.writeHead(200, { 'content-length': String(bytes.length), ...headers })
    response.end(bytes)
  } else if (Number(start) >= bytes.length) response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end()
  else {
    const rest = bytes.subarray(Number(start))
    response.writeHead(206, {
      'content-length': String(rest.length),
      'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}`,
      ...headers,
    })
    response.end(rest)
  }
}

/** A piece at a time. */
export async function* pieces<T extends string | Uint8Array>(content: T, size: number): AsyncGenerator<T> {
  for (let at = 0; at < content.length; at += size) yield content.slice(at, at + size) as T
}
