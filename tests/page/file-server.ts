import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** A plain file server, as there are many: a folder under a path, nothing else. */
export async function serveFiles(folder: string, base: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://x').pathname)
    const file = join(folder, normalize(path.slice(base.length)) || 'index.html')
    const found = path.startsWith(base) && file.startsWith(folder) && existsSync(file)
    const target = found && statSync(file).isDirectory() ? join(file, 'index.html') : file
    if (!found || !existsSync(target)) return response.writeHead(404).end('not found')
    response.writeHead(200, { 'content-type': TYPES[extname(target)] ?? 'application/octet-stream' })
    return createReadStream(target).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
