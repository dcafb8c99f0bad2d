// Last step of the build: the templates of the workspace, and the versions of the packages that they take, become part of this package.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')
const dist = join(import.meta.dirname, '..', 'dist')
const passedOver = new Set(['node_modules', 'dist', 'binnacle-out', '.turbo', '.binnacle'])

rmSync(join(dist, 'templates'), { recursive: true, force: true })
cpSync(join(root, 'templates'), join(dist, 'templates'), { recursive: true, filter: (path) => !passedOver.has(basename(path)) })

const manifests = globSync('{packages,plugins}/*/package.json', { cwd: root }).map((file) =>
  JSON.parse(readFileSync(join(root, file), 'utf8')),
)
const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]).toSorted())
writeFileSync(join(dist, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`)
