import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'

/** A registry of packages on this machine: ours from their files, all others from where this machine takes them. */
export interface Registry {
  readonly url: string
  /** The environment in which npm, pnpm, yarn and bun ask it. */
  readonly environment: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** Optional packages for Windows that not every registry has; yarn wants to know of them on all systems, and fetches them on none other. */
const FOR_WINDOWS: Readonly<Record<string, string>> = { 'napi-windows-process-start-time': '0.1.0' }

interface Manifest {
  readonly name: string
  readonly version: string
}

/** Starts a registry that offers packages from their files, as the registry of npm would. */
export async function openRegistry(files: Readonly<Record<string, string>>): Promise<Registry> {
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim().replace(/\/$/, '')
  const packages = new Map(
    Object.values(files).map((file) => [nameOf(file).name, { file, manifest: nameOf(file), bytes: readFileSync(file) }]),
  )
  let url = ''
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').replace(/^\//, '')
    const tarball = [...packages.values()].find(({ file }) => path === `-/${basename(file)}`)
    if (tarball !== undefined) {
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': tarball.bytes.length })
      return void response.end(tarball.bytes)
    }
    const own = packages.get(path)
    if (FOR_WINDOWS[path] !== undefined) {
      const absent = { name: path, version: FOR_WINDOWS[path], os: ['win32'] }
      return void response.end(packument(absent, { tarball: `${url}/-/absent.tgz` }))
    }
    if (own === undefined) return void response.writeHead(302, { location: `${upstream}${request.url}` }).end()
    const { manifest, bytes, file } = own
    const hash = (name: string) => createHash(name).update(bytes)
    const dist = {
      tarball: `${url}/-/${basename(file)}`,
      shasum: hash('sha1').digest('hex'),
      integrity: `sha512-${hash('sha512').digest('base64')}`,
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(packument(manifest, dist))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    environment: {
      npm_config_registry: url,
      NPM_CONFIG_REGISTRY: url,
      BUN_CONFIG_REGISTRY: url,
      YARN_NPM_REGISTRY_SERVER: url,
      YARN_UNSAFE_HTTP_WHITELIST: '*',
      YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
      YARN_ENABLE_TELEMETRY: '0',
      YARN_NPM_MINIMAL_AGE_GATE: '0',
      YARN_ENABLE_HARDENED_MODE: '0',
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What a registry says of a package with one version. */
function packument(manifest: Manifest & { readonly os?: readonly string[] }, dist: object): string {
  const { name, version } = manifest
  return JSON.stringify({
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist } },
    time: { [version]: '2026-01-01T00:00:00.000Z' },
  })
}

/** What a packed package says of itself. */
function nameOf(file: string): Manifest {
  return JSON.parse(execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' })) as Manifest
}
