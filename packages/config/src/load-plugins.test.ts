import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { definePlugin, defineScenario } from '@binnacle/core'
import { createContainer, type PluginToLoad } from '@binnacle/core/host'
import { describe, expect, it } from 'vitest'
import { linkCore, temporaryProject } from '../test/temporary-project.ts'
import { loadPlugins, type PluginSpec } from './load-plugins.ts'

/** The source of a plugin with one scenario of its own name. */
const plugin = (name: string, requires: readonly string[] = [], more = '') => `import { definePlugin, defineScenario } from '@binnacle/core'
export default definePlugin({
  name: '${name}', from: import.meta.url, requires: ${JSON.stringify(requires)},
  contribute: () => ({ scenarios: [defineScenario({ name: '${name.replace(/\W/g, '')}', description: '', async *load() {} })] }),${more}
})
`
const manifest = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: '1.2.3', type: 'module', exports: './index.js', binnacle: { plugin: 1 }, ...more })

function project(files: Readonly<Record<string, string>>): string {
  const folder = temporaryProject({ 'package.json': '{ "private": true, "type": "module" }', ...files })
  linkCore(folder)
  return folder
}

/** Loads plugins into a container: what is there, in order, and what is wrong. */
async function load(folder: string, ...plugins: readonly (unknown | PluginSpec)[]) {
  const specs = plugins.map((one): PluginSpec => ({ plugin: one, from: folder }))
  const loaded = await loadPlugins(specs)
  const { registries, problems } = createContainer(loaded, [], () => {})
  return {
    names: loaded.map((one: PluginToLoad) => (one.error === undefined ? one.plugin.name : one.name)),
    origins: loaded.map(({ origin }) => origin),
    versions: loaded.map((one) => ('version' in one ? one.version : undefined)),
    scenarios: registries.list('scenarios').map(({ name }) => name),
    problems: problems.map(({ code, message, hint }) => ({ code, message, hint })),
  }
}

describe('a plugin', () => {
  it('by value', async () => {
    const own = definePlugin({
      name: 'own',
      contribute: () => ({
        scenarios: [
          defineScenario({
            name: 's',
            description: '',
            async *load() {
              yield* []
            },
          }),
        ],
      }),
    })
    expect(await load('/', own, own())).toMatchObject({ names: ['own'], origins: ['by value'], scenarios: ['s'], problems: [] })
  })

  it('by the name of a package, with its version and place', async () => {
    const folder = project({ 'node_modules/@x/one/package.json': manifest('@x/one'), 'node_modules/@x/one/index.js': plugin('@x/one') })
    expect(await load(folder, '@x/one')).toEqual({
      names: ['@x/one'],
      origins: [join(folder, 'node_modules/@x/one/index.js')],
      versions: ['1.2.3'],
      scenarios: ['xone'],
      problems: [],
    })
  })

  it.each([
    ['an import condition alone', { exports: { '.': { import: './index.js' } } }],
    ['nested conditions', { exports: { '.': { node: { types: './index.d.ts', default: './index.js' } } } }],
    ['a main field', { exports: undefined, main: 'index.js' }],
  ])('by the name of a package with %s', async (_name, more) => {
    const folder = project({ 'node_modules/one/package.json': manifest('one', more), 'node_modules/one/index.js': plugin('one') })
    expect(await load(folder, 'one')).toMatchObject({ names: ['one'], problems: [] })
  })

  it('by the path of a file or folder', async () => {
    const folder = project({
      'plugins/mine.ts': plugin('mine'),
      'other/package.json': manifest('other'),
      'other/index.js': plugin('other'),
    })
    expect(await load(folder, './plugins/mine.ts', './other', join(folder, 'plugins', 'mine.ts'))).toMatchObject({
      names: ['mine', 'other'],
      problems: [],
    })
  })

  it('by another entry of a package', async () => {
    const exports = { '.': './index.js', './fakes': { import: './fakes.js' } }
    const folder = project({
      'node_modules/@x/one/package.json': manifest('@x/one', { exports }),
      'node_modules/@x/one/fakes.js': plugin('@x/one/fakes'),
    })
    const { origins } = await load(folder, '@x/one/fakes')
    expect(origins).toEqual([join(folder, 'node_modules/@x/one/fakes.js')])
    const { problems } = await load(folder, '@x/one/other')
    expect(problems[0]).toMatchObject({ code: 'ERR_PLUGIN_NOT_FOUND', message: expect.stringContaining('@x/one/other') as string })
  })

  it('by a file that exports contributions, named after the file', async () => {
    const folder = project({
      'my-scenario.ts': `import { defineScenario } from '@binnacle/core'
const base: { description: string } = { description: '' }
export const one = defineScenario({ ...base, name: 'one', async *load() {} })
export const two = defineScenario({ ...base, name: 'two', async *load() {} })
export const helper = 3
export const hooks = { setup() {} }
`,
    })
    expect(await load(folder, './my-scenario.ts')).toMatchObject({ names: ['my-scenario'], scenarios: ['one', 'two'], problems: [] })
  })

  it('by a file in CommonJS that exports contributions, or a default of its own', async () => {
    const folder = project({
      'many.cjs':
        "const { defineScenario } = require('@binnacle/core')\nmodule.exports = { one: defineScenario({ name: 'one', description: '', async *load() {} }), other: 3 }",
      'compiled.cjs':
        "const { definePlugin } = require('@binnacle/core')\nexports.__esModule = true\nexports.default = definePlugin({ name: 'compiled', contribute: () => ({}) })",
    })
    expect(await load(folder, './many.cjs', './compiled.cjs')).toMatchObject({
      names: ['many', 'compiled'],
      scenarios: ['one'],
      problems: [],
    })
  })

  it('of a workspace: a package of its own folder, linked', async () => {
    const folder = project({
      'packages/own/package.json': manifest('@x/own', { peerDependencies: { '@binnacle/core': '>=1' } }),
      'packages/own/index.js': plugin('@x/own'),
    })
    mkdirSync(join(folder, 'node_modules', '@x'), { recursive: true })
    symlinkSync(join(folder, 'packages', 'own'), join(folder, 'node_modules', '@x', 'own'))
    expect(await load(folder, '@x/own')).toMatchObject({
      names: ['@x/own'],
      origins: [join(folder, 'packages/own/index.js')],
      problems: [],
    })
  })

  it('with a copy of core of its own works; with one of another contract it is refused by name', async () => {
    const copy = (contract: number) => ({
      'package.json': JSON.stringify({ name: '@binnacle/core', version: `${contract}.4.0`, type: 'module', exports: './index.js' }),
      'index.js': `const mark = (kind, value) => Object.freeze({ ...value, '~contract': ${contract}, '~kind': kind })
export const defineScenario = (value) => mark('scenarios', value)
export const definePlugin = ({ name, requires = [], ...rest }) => {
  const make = (options) => ({ '~contract': ${contract}, '~kind': 'configuredPlugin', name, plugin: make, options })
  return Object.assign(make, rest, { '~contract': ${contract}, '~kind': 'plugin', pluginName: name, requires })
}
`,
    })
    const withCopy = (name: string, contract: number) => ({
      [`node_modules/${name}/package.json`]: manifest(name),
      [`node_modules/${name}/index.js`]: plugin(name),
      ...Object.fromEntries(
        Object.entries(copy(contract)).map(([file, text]) => [`node_modules/${name}/node_modules/@binnacle/core/${file}`, text]),
      ),
    })
    const folder = project({ ...withCopy('same', 1), ...withCopy('other', 2) })
    const { scenarios, problems } = await load(folder, 'same', 'other')
    expect(scenarios).toEqual(['same'])
    expect(problems).toMatchObject([
      { code: 'ERR_PLUGIN_CONTRACT', message: expect.stringContaining('speaks version 2 of the contract, this is version 1') as string },
    ])
  })

  it('by a file in CommonJS', async () => {
    const folder = project({
      'mine.cjs':
        "const { definePlugin } = require('@binnacle/core')\nmodule.exports = definePlugin({ name: 'mine', contribute: () => ({}) })",
    })
    expect(await load(folder, './mine.cjs')).toMatchObject({ names: ['mine'], problems: [] })
  })
})

describe('a broken one is named with its cause, and the others are there', () => {
  it.each<[string, string, Readonly<Record<string, string>>, string, string]>([
    ['a package that is not installed', '@x/gone', {}, 'ERR_PLUGIN_NOT_FOUND', '@x/gone'],
    ['a file that is not there', './gone.ts', {}, 'ERR_PLUGIN_NOT_FOUND', 'gone.ts'],
    ['one that throws', './bad.js', { 'bad.js': "throw new Error('no such planet')" }, 'ERR_PLUGIN_IMPORT', 'no such planet'],
    ['one that imports what is not there', './bad.js', { 'bad.js': "import 'no-such-package'" }, 'ERR_PLUGIN_IMPORT', 'no-such-package'],
    ['one with a plain object', './bad.js', { 'bad.js': 'export default {}' }, 'ERR_PLUGIN_SHAPE', 'a plain object'],
    ['one with nothing', './bad.js', { 'bad.js': 'export {}' }, 'ERR_PLUGIN_EMPTY', 'exports no plugin'],
    ['a package without its entry', 'half', { 'node_modules/half/package.json': manifest('half') }, 'ERR_PLUGIN_NOT_FOUND', 'half'],
  ])('%s', async (_name, bad, files, code, message) => {
    const { names, problems, scenarios } = await load(project({ 'good.js': plugin('good'), ...files }), bad, './good.js')
    expect(problems).toMatchObject([{ code, message: expect.stringContaining(message) as string }])
    expect([names, scenarios]).toEqual([[bad, 'good'], ['good']])
  })

  it('with both numbers where a required plugin or a peer has another version', async () => {
    const folder = project({
      'node_modules/base/package.json': manifest('base', { version: '1.4.0' }),
      'node_modules/base/index.js': plugin('base'),
      'node_modules/user/package.json': manifest('user', { dependencies: { base: '^2.1.0' } }),
      'node_modules/user/index.js': plugin('user', ['base']),
      'node_modules/peer/package.json': manifest('peer', {
        peerDependencies: { base: '1.x', gone: '^1.0.0', missing: '*' },
        peerDependenciesMeta: { gone: { optional: true } },
      }),
      'node_modules/peer/index.js': plugin('peer'),
    })
    const { problems, scenarios } = await load(folder, 'user', 'peer')
    expect(scenarios).toEqual(['base'])
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ['ERR_PLUGIN_PEER_RANGE', expect.stringMatching(/plugin user .*it needs base \^2\.1\.0, found 1\.4\.0 in .*base$/)],
      ['ERR_PLUGIN_PEER_MISSING', expect.stringContaining('it needs missing *, which is not installed')],
    ])
  })

  it('with the command that installs a package', async () => {
    const { problems } = await load(project({}), '@x/gone')
    expect(problems[0]!.hint).toContain('npm install -D @x/gone')
  })
})

describe('requires', () => {
  const packages = (files: Readonly<Record<string, string>>) =>
    project(
      Object.fromEntries(
        Object.entries(files).flatMap(([name, text]) => [
          [`node_modules/${name}/package.json`, manifest(name)],
          [`node_modules/${name}/index.js`, text],
        ]),
      ),
    )

  it('are loaded before, once, from the place of the plugin', async () => {
    const folder = packages({
      base: plugin('base'),
      left: plugin('left', ['base']),
      right: plugin('right', ['base']),
      'left/node_modules/inner': plugin('inner'),
    })
    expect(await load(folder, 'left', 'right', 'base')).toMatchObject({ names: ['base', 'left', 'right'], problems: [] })
    const nested = project({
      'node_modules/outer/package.json': manifest('outer'),
      'node_modules/outer/index.js': plugin('outer', ['inner']),
      'node_modules/outer/node_modules/inner/package.json': manifest('inner'),
      'node_modules/outer/node_modules/inner/index.js': plugin('inner'),
    })
    expect(await load(nested, 'outer')).toMatchObject({ names: ['inner', 'outer'], problems: [] })
  })

  it('that are missing are named', async () => {
    const { problems } = await load(packages({ one: plugin('one', ['gone']) }), 'one')
    expect(problems).toMatchObject([
      { code: 'ERR_PLUGIN_NOT_FOUND', message: expect.stringContaining('plugin one: it requires another: the plugin “gone”') as string },
      { code: 'ERR_PLUGIN_REQUIRES', message: expect.stringMatching(/plugin one .*it requires gone, which did not load/) as string },
    ])
  })

  it('in a circle are refused with the way round', async () => {
    const { problems } = await load(packages({ a: plugin('a', ['b']), b: plugin('b', ['c']), c: plugin('c', ['a']) }), 'a')
    expect(problems).toMatchObject([{ code: 'ERR_PLUGIN_CIRCLE', message: expect.stringContaining('a → b → c → a') as string }])
    for (const one of ['a', 'b', 'c']) expect(problems[0]!.message).toContain(join('node_modules', one, 'index.js'))
  })

  it('a second copy is refused with both places', async () => {
    const folder = project({
      'node_modules/shared/package.json': manifest('shared'),
      'node_modules/shared/index.js': plugin('shared'),
      'node_modules/user/package.json': manifest('user'),
      'node_modules/user/index.js': plugin('user', ['shared']),
      'node_modules/user/node_modules/shared/package.json': manifest('shared', { version: '2.0.0' }),
      'node_modules/user/node_modules/shared/index.js': plugin('shared'),
    })
    const { problems, names } = await load(folder, 'shared', 'user')
    expect(problems).toMatchObject([{ code: 'ERR_PLUGIN_TWO_COPIES' }, { code: 'ERR_PLUGIN_REQUIRES' }])
    expect(problems[0]!.message).toContain(join(folder, 'node_modules/shared/index.js'))
    expect(problems[0]!.message).toContain(join(folder, 'node_modules/user/node_modules/shared/index.js'))
    expect(names).toEqual(['shared', 'shared', 'user'])
  })

  it('a second copy by value is refused too', async () => {
    const folder = project({ 'node_modules/shared/package.json': manifest('shared'), 'node_modules/shared/index.js': plugin('shared') })
    const other = definePlugin({ name: 'shared', contribute: () => ({}) })
    const { problems } = await load(folder, 'shared', other())
    expect(problems).toMatchObject([{ code: 'ERR_PLUGIN_TWO_COPIES', message: expect.stringContaining('by value') as string }])
  })
})
