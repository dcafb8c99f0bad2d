import { lstatSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a user installs first. */
const FIRST_INSTALL = ['binnacle', '@binnacle/scenarios-knowledge', '@binnacle/client-openai'] as const

/** pnpm's overrides do not reach the peers that it installs by itself: these come from files too. */
const PEERS_FROM_FILES = `const { overrides } = require('./package.json').pnpm

function readPackage(manifest) {
  for (const name of Object.keys(manifest.peerDependencies ?? {})) {
    if (overrides[name] === undefined) continue
    delete manifest.peerDependencies[name]
    manifest.dependencies = { ...manifest.dependencies, [name]: overrides[name] }
  }
  return manifest
}

module.exports = { hooks: { readPackage } }
`

/** A user's folder, outside the workspace, with a package.json that takes the packages from their files. */
export function createUserFolder(tarballs: Readonly<Record<string, string>>): { readonly folder: string; remove(): void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'binnacle user ü-')))
  const specOf = (name: string) => `file:${tarballs[name]}`
  const others = Object.keys(tarballs).filter((name) => !(FIRST_INSTALL as readonly string[]).includes(name))
  const overrides = Object.fromEntries(others.map((name) => [name, specOf(name)]))
  const manifest = {
    name: 'my-evaluation',
    private: true,
    type: 'module',
    devDependencies: Object.fromEntries(FIRST_INSTALL.map((name) => [name, specOf(name)])),
    overrides,
    pnpm: { overrides },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  writeFileSync(join(folder, '.pnpmfile.cjs'), PEERS_FROM_FILES)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Adds a package to what a user asks for, from its file. */
export function addPackage(folder: string, name: string, tarball: string): void {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { devDependencies: object; overrides: Record<string, string> }
  const { [name]: _own, ...overrides } = manifest.overrides
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, devDependencies: { ...manifest.devDependencies, [name]: `file:${tarball}` }, overrides }),
  )
}

/** The config of the project, with a model behind a local server. */
export function configText(url: string, mirror: string): string {
  return `import { defineConfig } from 'binnacle'

export default defineConfig({
  plugins: ['@binnacle/scenarios-knowledge', '@binnacle/client-openai', './my-scenario.ts'],
  models: [
    { name: 'local/model', client: 'openai', options: { baseUrl: ${JSON.stringify(url)} }, window: 8192, tokenizer: 'estimate' },
  ],
  mirror: [${JSON.stringify(mirror)}],
  offline: true,
  yes: true,
})
`
}

/** A private scenario and task, in one file beside the config. */
export const MY_SCENARIO = `import { basicMetrics, defineScenario, defineTask, generationAdaptation } from 'binnacle'

export const sums = defineScenario({
  name: 'sums',
  description: 'Small sums',
  async *load() {
    for (const [a, b] of [[1, 2], [3, 4], [5, 6]] as const) {
      yield { split: 'test', input: { text: \`\${a} + \${b}\` }, references: [{ output: { text: String(a + b) }, tags: ['correct'] }] }
    }
  },
})

export const sumsTask = defineTask({
  name: 'sums',
  description: 'Small sums',
  build: () => ({
    scenario: { name: 'sums' },
    adaptation: generationAdaptation({ maxTrainInstances: 0 }),
    metrics: basicMetrics(['exact_match']),
    groups: ['sums'],
  }),
})
`

/** How much lies under a folder, links not followed, in bytes. */
export function sizeOf(folder: string): number {
  let size = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) size += sizeOf(path)
    else size += lstatSync(path).size
  }
  return size
}
