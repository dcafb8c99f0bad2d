import { describe, expect, it } from 'vitest'
import { lazy } from '../contribution.ts'
import { BinnacleError, didYouMean, nearest } from '../errors.ts'
import { defineModel } from '../model.ts'
import { type Contributions, definePlugin } from '../plugin.ts'
import { defineScenario } from '../scenario.ts'
import { checkValue, formatIssuePath, type Schema } from '../values/schema.ts'
import { checkPlugin } from './check.ts'
import { createContainer, type PluginToLoad } from './container.ts'
import { freezeDeep } from './freeze-deep.ts'

const scenario = (name: string) =>
  defineScenario({
    name,
    description: `about ${name}`,
    async *load() {
      yield* []
    },
  })
const model = (name: string, creator: string) => defineModel({ name, creator, access: 'open', tags: [] })
const load = (name: string, contributions: unknown): PluginToLoad => ({
  origin: `/${name}`,
  plugin: definePlugin({ name, contribute: () => contributions as Contributions })(),
})

describe('a container', () => {
  it('keeps what plugins contribute, in their order, with where it is from', () => {
    const { registries, plugins, problems } = createContainer(
      [
        load('one', { scenarios: [scenario('b'), scenario('a')] }),
        load('two', { scenarios: [scenario('c')], models: [model('x/y:0', 'x')] }),
      ],
      [],
      () => {},
    )
    expect(problems).toEqual([])
    expect(registries.list('scenarios').map(({ name, plugin, description }) => [name, plugin, description])).toEqual([
      ['b', 'one', 'about b'],
      ['a', 'one', 'about a'],
      ['c', 'two', 'about c'],
    ])
    expect(plugins).toEqual([
      { name: 'one', origin: '/one', counts: { scenarios: 2 } },
      { name: 'two', origin: '/two', counts: { scenarios: 1, models: 1 } },
    ])
  })

  it.each<[string, unknown, string, string]>([
    ['an unknown kind', { scenario: [] }, 'ERR_PLUGIN_KIND', 'Did you mean “scenarios”?'],
    ['a plain object', { scenarios: [{ name: 'x', description: '' }] }, 'ERR_PLUGIN_CONTRIBUTION', 'scenarios[0] is no scenario'],
    ['another kind’s contribution', { metrics: [scenario('x')] }, 'ERR_PLUGIN_CONTRIBUTION', 'metrics[0] is no metric'],
    ['an illegal name', { scenarios: [scenario('../x')] }, 'ERR_PLUGIN_NAME', '"../x"'],
    ['a colon in the name of a task', { scenarios: [scenario('a:b')] }, 'ERR_PLUGIN_NAME', '"a:b"'],
    ['a name twice', { scenarios: [scenario('x'), scenario('x')] }, 'ERR_PLUGIN_DUPLICATE', '“x”'],
    ['an unknown hook', { hooks: { setUp() {} } }, 'ERR_PLUGIN_HOOK', 'Did you mean “setup”?'],
    ['a hook that is no function', { hooks: { setup: 3 } }, 'ERR_PLUGIN_HOOK', 'neither a function'],
    ['a hook with an odd order', { hooks: { setup: { order: 'first', handler() {} } } }, 'ERR_PLUGIN_HOOK', '"first"'],
    ['a filter where there is no run', { hooks: { setup: { filter: { tasks: [] }, handler() {} } } }, 'ERR_PLUGIN_HOOK', 'filter'],
    ['another contract', { scenarios: [{ ...scenario('x'), '~contract': 2 }] }, 'ERR_PLUGIN_CONTRACT', 'version 2'],
    ['nothing', undefined, 'ERR_PLUGIN_CONTRIBUTE', 'plugin bad'],
  ])('leaves a plugin out that contributes %s, whole and by name', (_name, contributions, code, message) => {
    const bad =
      typeof contributions === 'object' && contributions !== null ? { models: [model('a/b', 'a')], ...contributions } : contributions
    const { problems, registries, plugins } = createContainer(
      [load('bad', bad), load('good', { scenarios: [scenario('y')] })],
      [],
      () => {},
    )
    expect(problems.map((problem) => problem.code)).toEqual([code])
    expect(problems[0]!.message).toContain(message)
    expect(problems[0]!.message).toContain('plugin bad')
    expect([registries.list('models'), registries.has('scenarios', 'y')]).toEqual([[], true])
    expect(plugins.map(({ name, error }) => [name, error?.code])).toEqual([
      ['bad', code],
      ['good', undefined],
    ])
  })

  it('names both plugins of a name that stands twice', () => {
    const { problems } = createContainer(
      [load('one', { scenarios: [scenario('x')] }), load('two', { scenarios: [scenario('x')] })],
      [],
      () => {},
    )
    expect(problems[0]).toMatchObject({
      code: 'ERR_PLUGIN_DUPLICATE',
      message: 'plugin two: contributes the scenario “x”, which one contributes too',
      hint: 'Choose one in the config: prefer: { scenarios: { "x": "one" } }; or leave one of the plugins out.',
    })
  })

  it('takes a name that stands twice from the plugin that is preferred, and keeps the rest of the other', () => {
    const { problems, registries } = createContainer(
      [load('one', { scenarios: [scenario('x')] }), load('two', { scenarios: [scenario('x'), scenario('y')] })],
      [],
      () => {},
      undefined,
      { scenarios: { x: 'two' } },
    )
    expect(problems).toEqual([])
    expect(registries.list('scenarios').map(({ name, plugin }) => [name, plugin])).toEqual([
      ['x', 'two'],
      ['y', 'two'],
    ])
  })

  it('names a plugin whose contribute throws, and one that was not found', () => {
    const throwing: PluginToLoad = {
      origin: '/t',
      plugin: definePlugin({
        name: 't',
        contribute: () => {
          throw new Error('no planet')
        },
      })(),
    }
    const missing: PluginToLoad = {
      origin: '/m',
      name: 'm',
      error: new BinnacleError({ code: 'ERR_PLUGIN_NOT_FOUND', message: 'not there' }),
    }
    const { problems } = createContainer([throwing, missing], [], () => {})
    expect(problems.map(({ code }) => code)).toEqual(['ERR_PLUGIN_CONTRIBUTE', 'ERR_PLUGIN_NOT_FOUND'])
    expect(problems[0]!.message).toContain('no planet')
  })

  it('checks options of a plugin', () => {
    const options: Schema<{ level: number }> = {
      '~standard': {
        version: 1,
        vendor: 't',
        validate: (value) =>
          typeof (value as { level?: unknown }).level === 'number'
            ? { value: value as never }
            : { issues: [{ message: 'expected a number', path: ['level'] }] },
      },
    }
    const given: unknown[] = []
    const strict = definePlugin({
      name: 'strict',
      options,
      contribute: (own) => {
        given.push(own)
        return {}
      },
    })
    const bare = definePlugin({ name: 'bare', contribute: () => ({}) })
    const problemsOf = (plugin: ReturnType<typeof bare>) =>
      createContainer([{ origin: '', plugin }], [], () => {}).problems.map(({ message }) => message)
    expect(problemsOf({ ...strict(), options: { level: 3 } })).toEqual([])
    expect(given).toEqual([{ level: 3 }])
    expect(problemsOf({ ...strict(), options: { level: 'high' } })).toEqual([expect.stringContaining('level: expected a number')])
    expect(problemsOf(strict())).toEqual([expect.stringContaining('“level” is missing')])
    expect(problemsOf({ ...bare(), options: { level: 3 } })).toEqual([expect.stringContaining('it takes none, got level')])
  })

  it('puts local files and the config above plugins, whatever comes first', async () => {
    const container = createContainer(
      [load('p', { models: [model('a/b', 'plugin')] })],
      [{ name: 'config', precedence: 2, contributions: { models: [model('a/b', 'config')] } }],
      () => {},
    )
    expect((await container.registries.get('models', 'a/b')).creator).toBe('config')
    container.contribute({ name: 'local', precedence: 1, contributions: { models: [model('a/b', 'local'), model('c/d', 'local')] } })
    expect((await container.registries.get('models', 'a/b')).creator).toBe('config')
    expect((await container.registries.get('models', 'c/d')).creator).toBe('local')
  })
})

describe('a registry', () => {
  const lazily = (value: unknown, name = 'x') => lazy({ name, description: '', load: async () => value as never })

  it('loads what is put off once, when it is asked for', async () => {
    let loads = 0
    const card = lazy({
      name: 'x',
      description: '',
      load: async () => {
        loads++
        return scenario('x')
      },
    })
    const { registries } = createContainer([load('p', { scenarios: [card] })], [], () => {})
    expect([registries.has('scenarios', 'x'), loads]).toEqual([true, 0])
    const [one, two] = await Promise.all([registries.get('scenarios', 'x'), registries.get('scenarios', 'x')])
    expect([one === two, loads]).toEqual([true, 1])
  })

  it.each<[string, unknown, string, string]>([
    ['is of another kind', lazily(model('x', 'y')), 'ERR_PLUGIN_CARD', 'models “x”'],
    ['has another name', lazily(scenario('y')), 'ERR_PLUGIN_CARD', '“y”'],
    ['is nothing', lazily(undefined), 'ERR_PLUGIN_CARD', 'no contribution'],
    [
      'cannot be loaded',
      lazy({ name: 'x', description: '', load: () => Promise.reject(new Error('no file')) }),
      'ERR_PLUGIN_LOAD',
      'no file',
    ],
  ])('refuses what %s', async (_name, card, code, message) => {
    const { registries } = createContainer([load('p', { scenarios: [card] })], [], () => {})
    await expect(registries.get('scenarios', 'x')).rejects.toMatchObject({ code, message: expect.stringContaining(message) as string })
  })

  it('refuses an unknown name with the nearest one and what to do', async () => {
    const { registries } = createContainer(
      [load('p', { scenarios: [scenario('mmlu')] })],
      [],
      () => {},
      (kind, name) => `install ${kind} ${name}`,
    )
    await expect(registries.get('scenarios', 'mmul')).rejects.toMatchObject({
      code: 'ERR_SCENARIO_UNKNOWN',
      message: 'there is no scenario “mmul”. Did you mean “mmlu”?',
      hint: 'install scenarios mmul',
    })
  })
})

describe('a plugin', () => {
  it.each<[string, unknown, string]>([
    ['an object', {}, 'a plain object'],
    ['a list', [], 'a list'],
    ['null', null, 'null'],
    ['nothing', undefined, 'missing'],
    ['a text', 'x', 'a plain string'],
    ['a function', () => ({}), 'a plain function'],
  ])('is not %s', (_name, value, found) => {
    expect(() => checkPlugin('p', value)).toThrow(
      expect.objectContaining({ code: 'ERR_PLUGIN_SHAPE', message: expect.stringContaining(found) as string }) as Error,
    )
  })

  it('is taken with and without options, and refused with another contract', () => {
    const plugin = definePlugin({ name: 'p', contribute: () => ({}) })
    expect([checkPlugin('p', plugin).name, checkPlugin('p', plugin()).name]).toEqual(['p', 'p'])
    expect(() => checkPlugin('p', { ...plugin(), '~contract': 9 })).toThrow(
      expect.objectContaining({ code: 'ERR_PLUGIN_CONTRACT' }) as Error,
    )
  })
})

describe('“did you mean”', () => {
  it('takes the candidate with the fewest edits, whatever the case', () => {
    expect(nearest('Suitte', ['site', 'suite', 'out'])).toBe('suite')
    expect(nearest('EXACT_MACH', ['f1', 'exact_match', 'quasi_exact_match'])).toBe('exact_match')
    expect(didYouMean('xyzzy', ['suite', 'out'])).toBe('')
  })
})

describe('a schema', () => {
  it('names places, and has to check at once', () => {
    expect(formatIssuePath({ message: '', path: ['models', 1, { key: 'window' }] })).toBe('models[1].window')
    expect(formatIssuePath({ message: '' })).toBe('')
    const later: Schema = { '~standard': { version: 1, vendor: 't', validate: (value) => Promise.resolve({ value }) } }
    expect(checkValue(later, 1).issues).toMatchObject([{ message: expect.stringContaining('checks asynchronously') }])
    const broken: Schema = {
      '~standard': {
        version: 1,
        vendor: 't',
        validate: () => {
          throw new Error('oops')
        },
      },
    }
    expect(checkValue(broken, 1).issues).toEqual([{ message: 'the schema failed: oops' }])
  })
})

describe('freezing', () => {
  it('goes to the depth of plain data, also through circles, and leaves other things alone', () => {
    const bytes = new Uint8Array(2)
    const value: { list: { x: number }[]; bytes: Uint8Array; when: Date; self?: unknown } = { list: [{ x: 1 }], bytes, when: new Date(0) }
    value.self = value
    freezeDeep(value)
    expect([Object.isFrozen(value), Object.isFrozen(value.list), Object.isFrozen(value.list[0])]).toEqual([true, true, true])
    bytes[0] = 3
    expect([value.bytes[0], Object.isFrozen(value.when)]).toEqual([3, false])
    expect([freezeDeep(3), freezeDeep(null)]).toEqual([3, null])
  })
})
