import { spawn } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { mustRun, packAll, ROOT, run, type Tarballs, userEnvironment } from './packages.ts'
import { addPackage, configText, createUserFolder, MY_SCENARIO, sizeOf } from './user-project.ts'

const MIRROR = join(ROOT, 'plugins', 'demo', 'mirror')
// Fifteen of them are Binnacle's own.
const MOST_PACKAGES = 55
const MOST_MEGABYTES = 35

let tarballs: Tarballs
let provider: ProviderServer

beforeAll(async () => {
  ;[tarballs, provider] = await Promise.all([packAll(), openProviderServer()])
})

afterAll(async () => {
  tarballs.remove()
  await provider.close()
})

/** How a package manager installs, and how it starts the command. */
const MANAGERS = [
  {
    manager: 'npm',
    install: (folder: string) => mustRun('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder }),
    countPackages: (folder: string) => {
      const lock = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8')) as { packages: object }
      return Object.keys(lock.packages).length
    },
    command: ['npx', '--no-install', 'binnacle'],
  },
  {
    manager: 'pnpm',
    install: (folder: string) => {
      const pnpm = join(ROOT, 'tests', 'node_modules', 'pnpm', 'bin', 'pnpm.cjs')
      return mustRun(process.execPath, [pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: folder })
    },
    countPackages: (folder: string) =>
      readdirSync(join(folder, 'node_modules', '.pnpm'), { withFileTypes: true }).filter(
        (entry) => entry.isDirectory() && entry.name !== 'node_modules',
      ).length,
    command: ['node_modules/.bin/binnacle'],
  },
] as const

describe.each(MANAGERS)('a first install with $manager', { timeout: 180_000 }, ({ manager, install, countPackages, command }) => {
  let user: ReturnType<typeof createUserFolder>
  const binnacle = (...words: readonly string[]) =>
    run(command[0], [...command.slice(1), ...words], {
      cwd: user.folder,
      env: userEnvironment({ BINNACLE_CACHE: join(user.folder, '.cache') }),
    })

  beforeAll(async () => {
    user = createUserFolder(tarballs.files)
    await install(user.folder)
    writeFileSync(join(user.folder, 'binnacle.config.ts'), configText(provider.url, MIRROR))
    writeFileSync(join(user.folder, 'my-scenario.ts'), MY_SCENARIO)
  })

  afterAll(() => user.remove())

  test('is small', () => {
    const packages = countPackages(user.folder)
    const megabytes = sizeOf(join(user.folder, 'node_modules')) / 1e6
    console.info(`${manager}: ${packages} packages, ${megabytes.toFixed(1)} MB`)
    expect(packages).toBeGreaterThan(10)
    expect(packages).toBeLessThanOrEqual(MOST_PACKAGES)
    expect(megabytes).toBeLessThanOrEqual(MOST_MEGABYTES)
  })

  test('evaluates', async () => {
    provider.reset()
    const { code, output } = await binnacle('run', 'mmlu:subject=general_knowledge,model=local/model', '--max-eval-instances', '5')
    expect(code, output).toBe(0)
    expect(output).toContain('exact_match')
    expect(provider.received).toHaveLength(5)
    expect(JSON.parse(provider.received[0]!.text)).toMatchObject({ model: 'model' })
    const [file] = globSync('binnacle-out/runs/default/mmlu*/stats.json', { cwd: user.folder })
    const stats = JSON.parse(readFileSync(join(user.folder, file!), 'utf8')) as readonly { name: { name: string }; count: number }[]
    expect(stats.find(({ name }) => name.name === 'exact_match')).toMatchObject({ count: 1 })
  })

  test('takes a private scenario by its path', async () => {
    provider.reset()
    const { code, output } = await binnacle('run', 'sums:model=local/model', '--suite', 'own', '--json')
    expect(code, output).toBe(0)
    expect(provider.received.map(({ prompt }) => prompt).toSorted()).toEqual(
      ['1 + 2', '3 + 4', '5 + 6'].map((sum) => expect.stringContaining(sum) as string),
    )
    expect(existsSync(join(user.folder, 'binnacle-out', 'runs', 'own'))).toBe(true)
  })

  test('has types that fit a strict project', async () => {
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024', '--types', 'node']
    const roots = ['--typeRoots', join(ROOT, 'node_modules', '@types')]
    const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
    const words = [compiler, ...options, ...roots, 'binnacle.config.ts', 'my-scenario.ts']
    const { code, output } = await run(process.execPath, words, { cwd: user.folder })
    expect(code, output).toBe(0)
  })

  test('names the line of a mistake in a config of JSON', async () => {
    const file = join(user.folder, 'wrong.json')
    writeFileSync(file, '{\n  "models": [],\n  "runss": []\n}\n')
    const { code, output } = await binnacle('plan', '--config', file)
    expect(code, output).toBe(2)
    expect(output).toMatch(/wrong\.json:3[\s\S]*Did you mean “runs”/)
  })

  test.runIf(manager === 'npm')('the page is installed by who wants it', async () => {
    const without = await binnacle('serve', 'binnacle-out')
    expect(without.code, without.output).toBe(2)
    expect(without.output).toContain('npm install -D @binnacle/viewer')
    addPackage(user.folder, '@binnacle/viewer', tarballs.files['@binnacle/viewer']!)
    await install(user.folder)
    const child = spawn(process.execPath, [join(user.folder, 'node_modules/binnacle/bin/binnacle.js'), 'serve', '--json'], {
      cwd: user.folder,
      env: userEnvironment(),
    })
    try {
      const text = await new Promise<string>((resolve) => child.stdout.once('data', (piece) => resolve(String(piece))))
      const { url } = JSON.parse(text) as { readonly url: string }
      expect(await (await fetch(url)).text()).toContain('<div id="root">')
      expect(await (await fetch(`${url}data/site.json`)).json()).toMatchObject({ suites: [{ runs: 1 }, { runs: 1 }] })
    } finally {
      child.kill()
    }
  })

  test('init writes a config that loads', async () => {
    rmSync(join(user.folder, 'binnacle.config.ts'))
    const made = await binnacle('init')
    expect(made.code, made.output).toBe(0)
    const planned = await binnacle('plan')
    expect(planned.code, planned.output).toBe(0)
    expect(planned.output).toContain('mmlu')
    const listed = await binnacle('list', 'plugins')
    expect(listed.output).toContain('@binnacle/metrics-basic')
  })
})
