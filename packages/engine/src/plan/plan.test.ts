import {
  type AssetSource,
  type Contributions,
  defineDeployment,
  defineModel,
  definePlugin,
  defineTask,
  type Hooks,
  type Schema,
} from '@binnacle/core'
import { createContainer, type Container } from '@binnacle/core/host'
import { describe, expect, it } from 'vitest'
import { makeAdaptation } from '../../test/make.ts'
import { draftRun, finishRun, type ReadAsset, resolveModel } from './plan.ts'

function containerOf(contributions: Contributions): Container {
  const plugin = definePlugin({ name: 'test', contribute: () => contributions })()
  const container = createContainer([{ origin: 'test', plugin }], [], () => {})
  expect(container.problems).toEqual([])
  return container
}

const sourceOf = (source: AssetSource): string => ('url' in source ? source.url : 'path' in source ? source.path : source.file)

const noAsset = () => Promise.reject(new Error('no asset is wanted'))

const recipe = { scenario: { name: 's' }, adaptation: makeAdaptation(), metrics: [], groups: ['g'] }

/** A schema of an object with a number `shots` and a text `subject`. */
const options: Schema<{ readonly subject: string; readonly shots?: number }> & { readonly shape: object } = {
  shape: { subject: {}, shots: {} },
  '~standard': {
    version: 1,
    vendor: 'test',
    validate(value) {
      const { subject, shots } = value as { subject?: unknown; shots?: unknown }
      if (typeof subject !== 'string') return { issues: [{ message: 'expected a text', path: ['subject'] }] }
      if (shots !== undefined && typeof shots !== 'number') return { issues: [{ message: 'expected a number', path: ['shots'] }] }
      return { value: { subject, ...(shots === undefined ? {} : { shots }) } }
    },
  },
}

it('a missing argument is named as missing', async () => {
  const { registries } = containerOf({ tasks: [defineTask({ name: 'quiz', description: '', options, build: () => recipe })] })
  await expect(draftRun(registries, 'quiz', { shots: 1 }, noAsset)).rejects.toMatchObject({
    code: 'ERR_PLAN_ARGUMENTS',
    message: 'task quiz: the argument “subject” is missing',
    hint: 'It takes: subject, shots.',
  })
})

describe('a draft', () => {
  const container = containerOf({
    tasks: [
      defineTask({ name: 'bare', description: '', build: () => recipe }),
      defineTask({ name: 'quiz', description: '', options, build: () => recipe }),
      defineTask({ name: 'named', description: '', options, build: ({ subject }) => ({ ...recipe, name: `other:${subject}` }) }),
      defineTask({
        name: 'broken',
        description: '',
        build: () => {
          throw new Error('no such planet')
        },
      }),
      defineTask({
        name: 'settings',
        description: '',
        assets: () => ({ prices: { url: 'http://x/prices.json' } }),
        build: (_options, assets) => ({ ...recipe, name: `settings:${JSON.stringify(assets['prices'])}` }),
      }),
      defineTask({
        name: 'chained',
        description: '',
        assets: (_options, { list }) => ({
          list: { path: 'list.txt', format: 'text' },
          ...Object.fromEntries(
            (list === undefined ? [] : String(list).split(' ')).map((path) => [path, { path, format: 'text' as const }]),
          ),
        }),
        build: (_options, assets) => ({ ...recipe, name: `chained:${Object.values(assets).join(',')}` }),
      }),
    ],
  })
  const draft = (name: string, args = {}) => draftRun(container.registries, name, args, noAsset)

  it('is named by the task with its options, or as the recipe says', async () => {
    expect((await draft('bare')).name).toBe('bare')
    expect((await draft('quiz', { subject: 'anatomy', shots: 3 })).name).toBe('quiz:subject=anatomy,shots=3')
    expect((await draft('named', { subject: 'anatomy' })).name).toBe('other:anatomy')
  })

  it('keeps the arguments as they were given', async () => {
    expect(await draft('quiz', { subject: 'anatomy' })).toMatchObject({
      task: { name: 'quiz', args: { subject: 'anatomy' } },
      scenario: { name: 's' },
      groups: ['g'],
      annotators: [],
    })
  })

  it('reads the assets that the task declares', async () => {
    const draft = await draftRun(container.registries, 'settings', {}, async (source) => ({ from: sourceOf(source) }))
    expect(draft).toMatchObject({ name: 'settings:{"from":"http://x/prices.json"}', assets: [{ url: 'http://x/prices.json' }] })
  })

  it('reads what an asset names in its turn, each once', async () => {
    const asked: string[] = []
    const readAsset: ReadAsset = async (source) => {
      asked.push(sourceOf(source))
      return sourceOf(source) === 'list.txt' ? 'one.txt two.txt' : sourceOf(source).toUpperCase()
    }
    const draft = await draftRun(container.registries, 'chained', {}, readAsset)
    expect(asked).toEqual(['list.txt', 'one.txt', 'two.txt'])
    expect(draft).toMatchObject({
      name: 'chained:one.txt two.txt,ONE.TXT,TWO.TXT',
      assets: ['list.txt', 'one.txt', 'two.txt'].map((path) => ({ path, format: 'text' })),
    })
  })

  it.each([
    ['quizz', {}, 'ERR_TASK_UNKNOWN', 'Did you mean “quiz”?'],
    ['bare', { level: 3 }, 'ERR_PLAN_ARGUMENTS', '“level”'],
    ['quiz', { subjet: 'x' }, 'ERR_PLAN_ARGUMENTS', 'Did you mean “subject”?'],
    ['quiz', { subject: 3 }, 'ERR_PLAN_ARGUMENTS', 'subject: expected a text'],
    ['quiz', { subject: 'x', shots: 'three' }, 'ERR_PLAN_ARGUMENTS', 'shots: expected a number'],
    ['broken', {}, 'ERR_PLAN_TASK', 'no such planet'],
  ])('%s %j is refused', async (name, args, code, message) => {
    await expect(draft(name, args)).rejects.toMatchObject({ code, exitCode: 2, message: expect.stringContaining(message) as string })
  })
})

describe('a model', () => {
  const model = (name: string) => defineModel({ name, creator: 'a', access: 'open', tags: ['T'] })
  const deployment = (name: string, of: string, more = {}) => defineDeployment({ name, model: of, client: 'c', ...more })
  const contributions: Contributions = {
    models: [model('a/m'), model('a/old'), model('a/bare')],
    deployments: [
      deployment('first/m', 'a/m'),
      deployment('last/m', 'a/m'),
      deployment('gone/m', 'a/m', { deprecated: true }),
      deployment('gone/old', 'a/old', { deprecated: true }),
      deployment('x/named', 'a/elsewhere'),
    ],
  }
  const container = containerOf(contributions)

  it.each([
    ['the last deployment that is not deprecated', 'a/m', undefined, 'last/m'],
    ['the last of deprecated ones where there is no other', 'a/old', undefined, 'gone/old'],
    ['the deployment that is named', 'a/m', 'gone/m', 'gone/m'],
    ['the deployment of that name where no model has it', 'x/named', '', 'x/named'],
  ])('is served by %s', async (_name, name, of, expected) => {
    expect((await resolveModel(container, name, of)).deployment.name).toBe(expected)
  })

  it('has its own tags, or those that HELM gives an unknown one', async () => {
    const draft = { name: 'quiz:model=a/m', task: { name: 'quiz', args: {} }, ...recipe, annotators: [] }
    expect(finishRun(draft, await resolveModel(container, 'a/m'), [], ['x'])).toMatchObject({
      name: 'quiz:model=a_m',
      modelTags: ['T'],
      adjustments: ['x'],
      deployment: { name: 'last/m', options: {} },
    })
    expect(finishRun(draft, await resolveModel(container, 'x/named'), [], []).modelTags).toEqual([
      'TEXT_MODEL_TAG',
      'FULL_FUNCTIONALITY_TEXT_MODEL_TAG',
    ])
  })

  it.each([
    ['a/mm', undefined, 'ERR_MODEL_UNKNOWN', 'Did you mean “a/m”?'],
    ['a/m', 'last/mm', 'ERR_MODEL_UNKNOWN', 'Did you mean “last/m”?'],
    ['a/m', 'x/named', 'ERR_MODEL_UNKNOWN', '“x/named as a/m”'],
    ['a/bare', undefined, 'ERR_MODEL_NO_DEPLOYMENT', '“a/bare”'],
  ])('%s by %s is refused', async (name, of, code, message) => {
    await expect(resolveModel(container, name, of)).rejects.toMatchObject({ code, message: expect.stringContaining(message) as string })
  })

  it.each([
    ['a model', 'new/model', '', 'new/model'],
    ['a deployment', 'a/m', 'new/place', 'new/place'],
  ])('that no registry knows is asked of hooks by the name of %s', async (_name, name, of, expected) => {
    const asked: string[] = []
    const resolveHook: Hooks = {
      resolveModel(wanted) {
        asked.push(wanted)
        return { model: model(wanted), deployment: deployment(wanted, wanted) }
      },
    }
    const found = await resolveModel(containerOf({ ...contributions, hooks: resolveHook }), name, of)
    expect([asked, found.deployment.name]).toEqual([[expected], expected])
  })
})
