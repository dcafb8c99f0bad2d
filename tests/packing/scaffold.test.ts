import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openProviderServer, type ProviderServer } from '@binnacle/testkit'
import { TEMPLATES } from 'create-binnacle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Manager, openManagers } from './package-managers.ts'
import { mustRun, packAll, ROOT, type Tarballs, userEnvironment } from './packages.ts'
import { openRegistry, type Registry } from './registry.ts'

let tarballs: Tarballs
let registry: Registry
let managers: Readonly<Record<Manager['name'], Manager>>
let provider: ProviderServer
let folder: string

beforeAll(async () => {
  ;[tarballs, managers, provider] = await Promise.all([packAll(), openManagers(), openProviderServer({ reply: 'Lima', key: 'sk-trial' })])
  registry = await openRegistry(tarballs.files)
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'binnacle scaffold ü-')))
}, 300_000)

afterAll(async () => {
  await registry.close()
  await provider.close()
  tarballs.remove()
  rmSync(folder, { recursive: true, force: true })
})

const CREATE = join(ROOT, 'packages', 'create-binnacle', 'bin', 'create-binnacle.js')

const environment = (more: Readonly<Record<string, string>> = {}) => userEnvironment({ ...registry.environment, CI: '1', ...more })

/** A package of a template, made for a package manager and installed by it. */
async function scaffold(template: string, { name, program, before, install }: Manager, place: string = name): Promise<string> {
  const parent = join(folder, place, template)
  mkdirSync(parent, { recursive: true })
  await mustRun(process.execPath, [CREATE, '@acme/Harbour Rules', '-t', template, '--package-manager', name, '--yes', '--license', 'MIT'], {
    cwd: parent,
    env: environment(),
  })
  const made = join(parent, 'harbour-rules')
  await mustRun(program, [...before, ...install], { cwd: made, env: environment() })
  return made
}

/** Everything that its author does with it; gives what the last step said. */
async function workOn(made: string, { program, before }: Manager): Promise<string> {
  const script = (name: string) => mustRun(program, [...before, 'run', name], { cwd: made, env: environment() })
  await script('lint')
  await script('typecheck')
  expect(await script('test')).toMatch(/\d+ passed/)
  return script('start')
}

/** Packs it; gives the file. */
async function packed(made: string, { program, before, pack }: Manager): Promise<string> {
  const out = join(made, '..', 'packed')
  mkdirSync(out, { recursive: true })
  await mustRun(program, [...before, ...pack(join(out, 'package.tgz'))], { cwd: made, env: environment() })
  return join(out, readdirSync(out).find((file) => file.endsWith('.tgz'))!)
}

/** An empty folder in which a packed plugin is installed, with what its trial needs. */
async function consumer(made: string, file: string): Promise<string> {
  const user = join(made, '..', 'a user')
  mkdirSync(user)
  writeFileSync(join(user, 'package.json'), '{ "name": "user", "private": true, "type": "module" }')
  const words = [
    'install',
    '--no-audit',
    '--no-fund',
    '--save-dev',
    file,
    'binnacle',
    '@binnacle/metrics-basic',
    '@binnacle/client-baselines',
  ]
  await mustRun('npm', words, { cwd: user, env: environment() })
  if (existsSync(join(made, 'trial.ts'))) {
    cpSync(join(made, 'trial.ts'), join(user, 'trial.ts'))
    const config = readFileSync(join(made, 'binnacle.config.ts'), 'utf8').replace('./src/index.ts', '@acme/harbour-rules')
    writeFileSync(join(user, 'binnacle.config.ts'), config)
  }
  return user
}

const isPrivate = (template: string) => template === 'project'

/** Every template with npm, and with the others one with a board and one with a server; all pairs with BINNACLE_TEST_FULL=1. */
const templatesOf = (manager: Manager['name']) =>
  manager === 'npm' || process.env['BINNACLE_TEST_FULL'] === '1'
    ? TEMPLATES
    : TEMPLATES.filter(({ name }) => name === 'benchmark-pack' || name === 'model-client')

describe.each(['npm', 'pnpm', 'yarn', 'bun'] as const)('%s', (manager) => {
  describe.each(templatesOf(manager))('the template $name', { timeout: 300_000 }, ({ name: template }) => {
    test('installs, lints, type-checks, passes its tests, runs and packs', async () => {
      const made = await scaffold(template, managers[manager])
      const shown = await workOn(made, managers[manager])
      expect(shown).toMatch(/score/)
      expect(shown).toMatch(/(harbour_rules|trial) +\S+\/\S+ /)
      if (isPrivate(template)) return
      const file = await packed(made, managers[manager])
      const { output } = { output: await mustRun('tar', ['-tzf', file], { cwd: folder }) }
      const files = output.trim().split('\n')
      expect(files).toEqual(
        expect.arrayContaining([
          'package/package.json',
          'package/README.md',
          'package/LICENSE',
          'package/dist/index.js',
          'package/dist/index.d.ts',
        ]),
      )
      expect(files.filter((one) => /\.test\.|(?<!\.d)\.ts$|node_modules|binnacle-out/.test(one))).toEqual([])
      const manifest = await mustRun('tar', ['-xzOf', file, 'package/package.json'], { cwd: folder })
      expect(manifest).not.toMatch(/workspace:|"file:/)
      if (manager !== 'npm') return
      const user = await consumer(made, file)
      const task = existsSync(join(user, 'trial.ts')) ? 'trial' : 'harbour_rules'
      const model = /client|tokenizer/.test(template) ? 'trial/model' : 'baseline/uniform'
      const ran = await mustRun('npx', ['--no-install', 'binnacle', 'run', `${task}:model=${model}`], {
        cwd: user,
        env: environment({ TRIAL_URL: provider.url, TRIAL_KEY: 'sk-trial' }),
      })
      expect(ran).toMatch(new RegExp(`${task} +${model} `))
    })
  })
})

test('npm create binnacle@latest makes one that works, in three commands', { timeout: 300_000 }, async () => {
  const cwd = join(folder, 'by npm create')
  mkdirSync(cwd)
  // Its own cache: the name and version are those of every build.
  const env = environment({ npm_config_cache: join(folder, 'npm-cache') })
  await mustRun('npm', ['create', '--yes', 'binnacle@latest', 'harbour', '--', '--template', 'scenario', '--yes'], { cwd, env })
  const made = join(cwd, 'harbour')
  await mustRun('npm', ['install', '--no-audit', '--no-fund'], { cwd: made, env: environment() })
  expect(await mustRun('npm', ['start'], { cwd: made, env: environment() })).toMatch(/harbour +baseline\/ngram +exact_match/)
})

test('yarn with archives in place of node_modules finds plugins, and those that they require', { timeout: 300_000 }, async () => {
  const { yarn } = managers
  const made = await scaffold('project', { ...yarn, install: ['--version'] }, 'yarn with archives')
  rmSync(join(made, '.yarnrc.yml'))
  // A config that names no plugin: those among the dependencies are found.
  const config = readFileSync(join(made, 'binnacle.config.ts'), 'utf8').replace("'@binnacle/client-openai', ", '')
  writeFileSync(join(made, 'binnacle.config.ts'), config)
  const say = (...words: string[]) => mustRun(yarn.program, [...yarn.before, ...words], { cwd: made, env: environment() })
  await say('add', '-D', '@binnacle/scenarios-knowledge')
  expect(readdirSync(made)).toContain('.pnp.cjs')
  expect(existsSync(join(made, 'node_modules'))).toBe(false)
  expect(await say('start')).toMatch(/harbour_rules +baseline\/uniform/)
  writeFileSync(
    join(made, 'binnacle.config.ts'),
    "export default { plugins: ['@binnacle/scenarios-knowledge', '@binnacle/client-baselines'] }\n",
  )
  expect(await say('binnacle', 'list', '--why', 'mmlu')).toMatch(/task mmlu: from @binnacle\/scenarios-knowledge \(.*\.zip/)
  rmSync(join(made, 'binnacle.config.ts'))
  const plugins = await say('binnacle', 'list', 'plugins')
  for (const name of ['@binnacle/scenarios-knowledge', '@binnacle/metrics-basic', '@binnacle/client-openai'])
    expect(plugins).toContain(name)
  expect(plugins).not.toContain('BROKEN')
})
