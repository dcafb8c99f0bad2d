import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryProject } from '../test/temporary-project.ts'
import { loadConfig, recheckConfig } from './load-config.ts'

const VALUE = { suite: 'smoke', maxEvalInstances: 20, runs: ['gsm:model=a/b', { task: 'mmlu', args: { subject: 'anatomy' } }] }
const json = JSON.stringify(VALUE, null, 2)

describe('every form', () => {
  it.each<[string, string]>([
    ['binnacle.config.ts', `interface Shape { suite: string }\nexport default ${json} satisfies Shape & Record<string, unknown>`],
    ['binnacle.config.mts', `export default ${json} as const`],
    ['binnacle.config.js', `export default ${json}`],
    ['binnacle.config.mjs', `export default ${json}`],
    ['binnacle.config.cjs', `module.exports = ${json}`],
    ['binnacle.config.json', json],
    [
      'binnacle.config.yaml',
      'suite: smoke\nmaxEvalInstances: 20\nruns:\n  - gsm:model=a/b\n  - task: mmlu\n    args: { subject: anatomy }\n',
    ],
    ['binnacle.config.yml', json],
  ])('%s is found from a folder below, and read', async (name, text) => {
    const folder = temporaryProject({ [name]: text, 'package.json': '{ "private": true, "type": "module" }' })
    const below = join(folder, 'src', 'deep')
    mkdirSync(below, { recursive: true })
    expect(await loadConfig(below)).toEqual({ config: VALUE, file: join(folder, name), folder })
  })

  it('package.json holds one under “binnacle”, beside the mark of a plugin', async () => {
    const folder = temporaryProject({ 'package.json': JSON.stringify({ name: 'x', binnacle: { plugin: 1, ...VALUE } }) })
    expect(await loadConfig(folder)).toEqual({ config: VALUE, file: join(folder, 'package.json'), folder })
  })

  it('the mark of a plugin alone is no config, and a file beside it is one', async () => {
    const marked = '{ "name": "x", "binnacle": { "plugin": 1, "pack": { "provenance": "ours" } } }'
    expect(await loadConfig(temporaryProject({ 'package.json': marked }))).toMatchObject({ config: {}, file: undefined })
    const both = temporaryProject({ 'package.json': marked, 'binnacle.config.yaml': 'suite: one' })
    expect(await loadConfig(both)).toMatchObject({ config: { suite: 'one' }, file: join(both, 'binnacle.config.yaml') })
  })

  it('none is an empty one', async () => {
    const folder = temporaryProject({})
    expect(await loadConfig(folder)).toEqual({ config: {}, file: undefined, folder })
    expect((await loadConfig(temporaryProject({ 'binnacle.config.yaml': '' }))).config).toEqual({})
  })

  it('that is named is taken, whatever else there is', async () => {
    const folder = temporaryProject({ 'binnacle.config.yaml': 'suite: one', 'other.json': '{ "suite": "two" }' })
    expect(await loadConfig(folder, 'other.json')).toMatchObject({ config: { suite: 'two' }, file: join(folder, 'other.json') })
    await expect(loadConfig(folder, 'gone.json')).rejects.toMatchObject({
      code: 'ERR_CONFIG_NOT_FOUND',
      hint: expect.stringContaining('binnacle init') as string,
    })
  })

  it('of another project above is not looked for', async () => {
    const folder = temporaryProject({ 'binnacle.config.yaml': 'suite: outer', 'inner/package.json': '{}' })
    expect(await loadConfig(join(folder, 'inner'))).toMatchObject({ config: {}, file: undefined })
  })
})

describe('values', () => {
  it('are completed: one text for a list, one number for a window', async () => {
    const text =
      'mirror: ./m\nroles: { judge: a/b }\nmodels: [{ name: a/b, client: c, window: 512 }, { name: a/c, client: c, window: { maxSequence: 9, maxRequest: 8 } }]'
    expect((await loadConfig(temporaryProject({ 'binnacle.config.yaml': text }))).config).toEqual({
      mirror: ['./m'],
      roles: { judge: ['a/b'] },
      models: [
        { name: 'a/b', client: 'c', window: { maxSequence: 512 } },
        { name: 'a/c', client: 'c', window: { maxSequence: 9, maxRequest: 8 } },
      ],
    })
  })

  it('that a plugin changed are checked again', async () => {
    expect(await recheckConfig({ suite: 'x', mirror: ['./m'] }, 'the config as changed by p')).toEqual({ suite: 'x', mirror: ['./m'] })
    await expect(recheckConfig({ sute: 'x' }, 'the config as changed by p')).rejects.toMatchObject({
      code: 'ERR_CONFIG_INVALID',
      message: expect.stringContaining('the config as changed by p: sute') as string,
    })
  })
})

/** What a YAML config is refused with: code, place and message. */
async function refusal(text: string, name = 'binnacle.config.yaml'): Promise<{ code: string; line: number | undefined; message: string }> {
  const folder = temporaryProject({ [name]: text })
  const error = await loadConfig(folder).then(
    () => expect.fail('the config was taken'),
    (cause: unknown) => cause as { code: string; message: string },
  )
  const place = join(folder, name)
  expect(error.message.startsWith(place)).toBe(true)
  const rest = error.message.slice(place.length)
  return {
    code: error.code,
    line: rest.startsWith(':') && /^:\d/.test(rest) ? Number.parseInt(rest.slice(1), 10) : undefined,
    message: rest.replace(/^:(\d+:)? /, ''),
  }
}

describe('an unknown key is refused with its path, line and the nearest key', () => {
  const models = 'models:\n  - name: a/b\n    client: c\n    price: { input: 1, output: 2 }\n  - name: a/c\n    client: c\n'
  it.each([
    ['at the top', 'suite: x\nmaxEvalInstance: 3\n', 2, 'maxEvalInstance', 'maxEvalInstances'],
    ['in an object', 'suite: x\nbudget:\n  usd: 3\n  token: 5\n', 4, 'budget.token', 'tokens'],
    ['in a model of a list', `${models}    prise: { input: 0, output: 0 }\n`, 7, 'models[1].prise', 'price'],
    ['in an object of a model', `${models}    price:\n      input: 0\n      outptu: 0\n`, 9, 'models[1].price.outptu', 'output'],
    [
      'in one form of several',
      'models:\n  - name: a/b\n    client: c\n    window:\n      maxSequence: 5\n      maxReqest: 3\n',
      6,
      'models[0].window.maxReqest',
      'maxRequest',
    ],
    ['in a run', 'runs:\n  - gsm\n  - task: mmlu\n    modle: a/b\n', 4, 'runs[1].modle', 'model'],
    ['in the cache', 'cache: { dri: x }\n', 1, 'cache.dri', 'dir'],
  ])('%s', async (_name, text, line, path, near) => {
    const found = await refusal(text)
    expect(found).toMatchObject({ code: 'ERR_CONFIG_INVALID', line })
    expect(found.message).toContain(`${path}: there is no key`)
    expect(found.message).toContain(`Did you mean “${near}”?`)
    expect(found.message).toContain('Known keys: ')
  })

  it('also in JSON, in package.json, and without a line in a module', async () => {
    expect(await refusal('{\n  "suite": "x",\n  "budget": {\n    "usdd": 3\n  }\n}', 'binnacle.config.json')).toMatchObject({
      line: 4,
      message: expect.stringContaining('budget.usdd') as string,
    })
    expect(await refusal('{\n  "name": "x",\n  "binnacle": {\n    "sute": "y"\n  }\n}', 'package.json')).toMatchObject({ line: 4 })
    expect(await refusal('export default {\n  sute: "x",\n}', 'binnacle.config.mjs')).toMatchObject({
      line: undefined,
      message: expect.stringContaining('Did you mean “suite”?') as string,
    })
  })
})

describe('a wrong value is refused with what was expected', () => {
  it.each([
    ['suite: 3\n', 1, 'suite', 'string'],
    ['suite: x\nmaxEvalInstances: 0\n', 2, 'maxEvalInstances', '>0'],
    ['maxEvalInstances: many\n', 1, 'maxEvalInstances', 'number'],
    ['models:\n  - name: a/b\n    client: c\n  - name: a/c\n', 4, 'models[1].client', 'this is missing'],
    ['models:\n  - name: a/b\n    client: c\n    window: wide\n', 4, 'models[0].window', 'number'],
    ['badRows: ignore\n', 1, 'badRows', '"fail"|"skip"'],
    ['mirror: 3\n', 1, 'mirror', 'string'],
    ['- suite\n', undefined, '', 'object'],
  ])('%j', async (text, line, path, expected) => {
    const found = await refusal(text)
    expect(found).toMatchObject({ code: 'ERR_CONFIG_INVALID', line })
    expect(found.message).toContain(path)
    expect(found.message).toContain(expected)
  })
})

describe('a secret is refused, and not shown', () => {
  it.each([
    [
      'under a name for keys',
      'models:\n  - name: a/b\n    client: c\n    options:\n      apiKey: whatever\n',
      5,
      'models[0].options.apiKey',
      'whatever',
    ],
    [
      'by its form',
      'models:\n  - name: a/b\n    client: c\n    options: { note: sk-abcdefghij0123456789 }\n',
      4,
      'models[0].options.note',
      'sk-abc',
    ],
    [
      'in a header',
      'models:\n  - name: a/b\n    client: c\n    options: { headers: { Authorization: "Bearer abcdefghijkl" } }\n',
      4,
      'models[0].options.headers.Authorization',
      'abcdefghijkl',
    ],
  ])('%s', async (_name, text, line, path, secret) => {
    const found = await refusal(text)
    expect(found).toMatchObject({ code: 'ERR_CONFIG_SECRET', line })
    expect(found.message).toContain(path)
    expect(found.message).not.toContain(secret)
  })

  it('references are not secrets', async () => {
    const text = 'models:\n  - name: a/b\n    client: c\n    options: { apiKey: "env:KEY", token: "file:~/key.txt#openai" }\n'
    expect((await loadConfig(temporaryProject({ 'binnacle.config.yaml': text }))).config.models).toHaveLength(1)
  })
})

describe('a file that cannot be read is named', () => {
  it.each([
    ['binnacle.config.json', '{ "suite": '],
    ['binnacle.config.yaml', 'suite: [\n'],
    ['binnacle.config.mjs', 'export default {'],
    ['binnacle.config.mjs', "throw new Error('no such planet')"],
    ['package.json', '{ "binnacle": '],
  ])('%s: %s', async (name, text) => {
    const folder = temporaryProject({ [name]: text })
    await expect(loadConfig(folder)).rejects.toMatchObject({ code: 'ERR_CONFIG_READ', message: expect.stringContaining(name) as string })
  })
})

describe('a file that would have no end is refused at once', () => {
  const doubled = (item: (before: string) => string): string =>
    ['a0: &a0 { k: 1 }', ...Array.from({ length: 60 }, (_, index) => `a${index + 1}: &a${index + 1} ${item(`*a${index}`)}`)].join('\n')

  it.each([
    ['yaml', doubled((before) => `[${before}, ${before}]`), 'ERR_CONFIG_ENDLESS', 'more than 100,000 values'],
    [
      'yaml',
      doubled((before) => `{ <<: [${before}, ${before}], x: ${before}, y: ${before} }`),
      'ERR_CONFIG_ENDLESS',
      'more than 100,000 values',
    ],
    ['yaml', 'suite: &a [*a]', 'ERR_CONFIG_ENDLESS', 'a value holds itself'],
    ['mjs', 'const a = {}; a.a = a; export default a', 'ERR_CONFIG_ENDLESS', 'a value holds itself'],
    ['yaml', `suite: ${'['.repeat(50_000)}`, 'ERR_CONFIG_READ', 'nesting'],
    ['json', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 'ERR_CONFIG_ENDLESS', 'nested more than 100 deep'],
  ])('%s: %.20s', async (ending, text, code, message) => {
    const folder = temporaryProject({ [`binnacle.config.${ending}`]: text })
    await expect(loadConfig(folder)).rejects.toMatchObject({ code, message: expect.stringContaining(message) })
  })
})
