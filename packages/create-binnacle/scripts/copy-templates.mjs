// Last step of the build: the templates of the workspace, and the versions of the packages that they take, become two files of this
// package. One file for all of a template's keeps npm and other tools from taking its package.json and sources for this package's own.
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')
const dist = join(import.meta.dirname, '..', 'dist')
const passedOver = new Set(['node_modules', 'dist', 'binnacle-out', '.turbo', '.binnacle', 'turbo.json'])

function* filesOf(folder, path = '') {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    if (passedOver.has(entry.name)) continue
    const own = path === '' ? entry.name : `${path}/${entry.name}`
    if (entry.isDirectory()) yield* filesOf(folder, own)
    else yield [own, readFileSync(join(folder, own), 'utf8')]
  }
}

const templates = Object.fromEntries(
  readdirSync(join(root, 'templates')).map((name) => [name, Object.fromEntries(filesOf(join(root, 'templates', name)))]),
)
writeFileSync(join(dist, 'templates.json'), JSON.stringify(templates))

const manifests = globSync('{packages,plugins}/*/package.json', { cwd: root }).map((file) =>
  JSON.parse(readFileSync(join(root, file), 'utf8')),
)
const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]).toSorted())
writeFileSync(join(dist, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`)
