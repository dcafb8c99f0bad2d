import {
  BinnacleError,
  type Contributions,
  defineDeployment,
  defineMetric,
  defineModelClient,
  definePlugin,
  defineScenario,
  defineTask,
  lazy,
  type Schema,
} from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codesOf, findingOf } from '../../../test/codes-of.ts'
import { choiceRecipe, exactMatch, quizPlugin, quizScenario, quizTask } from '../../../test/quiz-plugin.ts'
import { checkPack, checkPlugin } from '../run.ts'

const schemaOf = (validate: Schema['~standard']['validate']): Schema<never> =>
  ({ '~standard': { version: 1, vendor: 'test', validate } }) as never

/** The scenario with another schema of options. */
const withSchema = (options: unknown) => ({ ...quizScenario(), options }) as never

test('a plugin without faults has no findings', async () => {
  expect(await checkPlugin(quizPlugin())).toEqual([])
})

test('cards that agree with what they load are no fault', async () => {
  const { name, description } = exactMatch
  expect(await checkPlugin(quizPlugin({ metrics: [lazy({ name, description, load: async () => exactMatch })] }))).toEqual([])
})

describe('what a plugin contributes', () => {
  test.each<[string, () => Contributions, string, RegExp]>([
    [
      'threw',
      () => {
        throw new Error('no disk')
      },
      'contribute-threw',
      /no disk/,
    ],
    ['a promise', () => Promise.resolve({}) as never, 'contribute-async', /promise/],
    ['a kind that is none', () => ({ scenarioes: [] }) as never, 'plugin-refused', /scenarioes/],
    ['a name twice', () => ({ metrics: [exactMatch, exactMatch] }), 'plugin-refused', /“exact”/],
    ['no contribution', () => ({ metrics: [{ name: 'x' }] }) as never, 'plugin-refused', /metrics\[0\]/],
  ])('%s', async (_name, contribute, code, message) => {
    const findings = await checkPlugin(definePlugin({ name: '@example/broken', contribute }))
    expect(codesOf(findings)).toContain(code)
    expect(findings.find((one) => one.code === code)).toMatchObject({
      severity: 'error',
      place: 'plugin @example/broken',
      message: expect.stringMatching(message) as string,
      hint: expect.stringMatching(/\w/) as string,
    })
  })

  test('other contributions at the second call', async () => {
    let calls = 0
    const plugin = definePlugin({
      name: '@example/counting',
      contribute: () => ({ metrics: [defineMetric({ ...exactMatch, name: `exact${calls++}` })] }),
    })
    expect(codesOf(await checkPlugin(plugin))).toEqual(['contribute-differs'])
  })

  test('options that it changes', async () => {
    const plugin = definePlugin({
      name: '@example/greedy',
      options: z.looseObject({ names: z.custom<string[]>() }),
      contribute: ({ names }) => {
        names.push('more')
        return {}
      },
    })
    // The schema gives back the very list that it got.
    expect(codesOf(await checkPlugin(plugin, { options: { names: ['a'] } }))).toContain('contribute-threw')
  })

  test('work in contribute', async () => {
    const plugin = definePlugin({
      name: '@example/slow',
      contribute() {
        for (const start = performance.now(); performance.now() - start < 600; );
        return {}
      },
    })
    expect(await checkPlugin(plugin)).toMatchObject([{ code: 'contribute-slow', severity: 'warning' }])
  })

  test('options that do not fit its schema are said', async () => {
    const plugin = definePlugin({ name: '@example/picky', options: z.strictObject({ board: z.string() }), contribute: () => ({}) })
    expect(codesOf(await checkPlugin(plugin))).toContain('contribute-threw')
    expect(codesOf(await checkPlugin(plugin, { options: { board: 'x' } }))).toEqual([])
  })
})

test.each([[undefined], [{}], [quizPlugin()()], ['@example/quiz']])('%j is no plugin', async (value) => {
  expect(await checkPlugin(value as never)).toMatchObject([
    { code: 'plugin-refused', message: expect.stringContaining('not a plugin') as string },
  ])
  expect(await checkPack(value as never)).toMatchObject([{ code: 'plugin-refused' }])
})

describe('descriptions and cards', () => {
  test.each([
    ['', 'is empty'],
    ['Two\nlines', 'more than one line'],
    [' blank', 'blanks'],
    [undefined, 'is undefined'],
  ])('%j', async (description, message) => {
    const findings = await checkPlugin(quizPlugin({ metrics: [{ ...exactMatch, description } as never] }))
    expect(findings).toMatchObject([{ code: 'description', place: 'metric exact', message: expect.stringContaining(message) as string }])
  })

  test.each([
    ['another description', { name: 'exact', description: 'Something else' }, async () => exactMatch, 'card-differs', /description/],
    ['another name', { name: 'exacter', description: exactMatch.description }, async () => exactMatch, 'card-differs', /name/],
    [
      'another kind',
      { name: 'exact', description: exactMatch.description },
      async () => quizScenario() as never,
      'card-differs',
      /scenarios/,
    ],
    ['nothing', { name: 'exact', description: exactMatch.description }, async () => undefined as never, 'card-differs', /undefined/],
    [
      'a module that throws',
      { name: 'exact', description: exactMatch.description },
      () => Promise.reject(new Error('no module')),
      'card-load',
      /no module/,
    ],
  ] as const)('%s', async (_name, card, load, code, message) => {
    const findings = await checkPlugin(quizPlugin({ metrics: [lazy({ ...card, load: load as never })], tasks: [] }))
    expect(codesOf(findings)).toEqual([code])
    expect(findings[0]!.message).toMatch(message)
  })
})

describe('schemas', () => {
  test.each([
    ['none', 'z.string()', 'schema-shape'],
    ['one that waits', schemaOf(() => Promise.resolve({ value: {} as never })), 'schema-async'],
    ['one that throws', schemaOf((value) => ({ value: (value as { level: never }).level })), 'schema-throws'],
    ['one that takes anything', z.object({}), 'schema-lax'],
  ])('%s', async (_name, schema, code) => {
    const findings = await checkPlugin(quizPlugin({ scenarios: [withSchema(schema)], tasks: [] }))
    expect(findings).toMatchObject([{ code, place: 'scenario quiz › options' }])
  })

  test('those of extra fields and annotations too', async () => {
    const scenario = { ...quizScenario(), extra: 'none' } as never
    expect(findingOf(await checkPlugin(quizPlugin({ scenarios: [scenario], tasks: [] })), 'schema-shape')?.place).toBe(
      'scenario quiz › extra',
    )
  })
})

describe('recipes', () => {
  test.each([
    ['scenario', () => ({ ...choiceRecipe(), scenario: { name: 'quizz' } }), 'scenario', 'quizz'],
    [
      'adapter',
      () => ({ ...choiceRecipe(), adaptation: { ...choiceRecipe().adaptation, method: 'generatoin' as never } }),
      'adaptation.method',
      'generatoin',
    ],
    ['metric', () => ({ ...choiceRecipe(), metrics: [{ name: 'exact' }, { name: 'exacto' }] }), 'metrics[1]', 'exacto'],
    ['annotator', () => ({ ...choiceRecipe(), annotators: [{ name: 'judge' }] }), 'annotators[0]', 'judge'],
    [
      'perturbation',
      () => ({
        ...choiceRecipe(),
        augmentation: {
          perturbations: [{ name: 'typos' }],
          augmentTrain: false,
          includeOriginalTrain: true,
          skipUnchangedTrain: false,
          augmentEval: true,
          includeOriginalEval: true,
          skipUnchangedEval: false,
          seedsPerInstance: 1,
        },
      }),
      'augmentation.perturbations[0]',
      'typos',
    ],
  ])('a name of no %s', async (_kind, build, part, name) => {
    const findings = await checkPlugin(quizPlugin({ tasks: [quizTask(build)] }))
    expect(findings).toMatchObject([
      { code: 'part-unknown', place: `task quiz › ${part}`, message: expect.stringContaining(`“${name}”`) as string },
    ])
  })

  test.each([
    [
      'options that a part does not take',
      () => ({ ...choiceRecipe(), scenario: { name: 'quiz', options: { level: 'odd' } } }),
      'part-options',
    ],
    ['no metric', () => ({ ...choiceRecipe(), metrics: [] }), 'task-metrics'],
    ['no group', () => ({ ...choiceRecipe(), groups: [] }), 'task-groups'],
    [
      'a throw',
      () => {
        throw new Error('no recipe')
      },
      'recipe-threw',
    ],
  ] as const)('%s', async (_name, build, code) => {
    expect(codesOf(await checkPlugin(quizPlugin({ tasks: [quizTask(build)] })))).toEqual([code])
  })

  test('another recipe at the second call', async () => {
    let calls = 0
    expect(
      codesOf(await checkPlugin(quizPlugin({ tasks: [quizTask(() => ({ ...choiceRecipe(), groups: [`quiz${calls++}`] }))] }))),
    ).toEqual(['recipe-differs'])
  })

  test('arguments that a task needs, and that were not given', async () => {
    const task = defineTask({ name: 'quiz', description: 'A quiz', options: z.strictObject({ subject: z.string() }), build: choiceRecipe })
    const plugin = quizPlugin({ tasks: [task] })
    expect(await checkPlugin(plugin)).toMatchObject([{ code: 'task-arguments', message: expect.stringContaining('“subject”') as string }])
    expect(await checkPlugin(plugin, { tasks: { quiz: [{ subject: 'physics' }] } })).toEqual([])
  })
})

describe('what a plugin needs', () => {
  const other = definePlugin({ name: '@example/other', contribute: () => ({ metrics: [exactMatch] }) })

  test('a plugin that is required, by value', async () => {
    const plugin = quizPlugin({ metrics: [] }, { requires: ['@example/other'] })
    expect(await checkPlugin(plugin, { requires: [other] })).toEqual([])
  })

  test('one whose parts it uses without requiring it', async () => {
    const findings = await checkPlugin(quizPlugin({ metrics: [] }), { requires: [other] })
    expect(findings).toMatchObject([{ code: 'part-unknown', place: 'task quiz › metrics[0]' }])
  })

  test('one that is not there', async () => {
    const findings = await checkPlugin(quizPlugin({}, { requires: ['@example/absent'] }))
    expect(findings).toMatchObject([{ code: 'plugin-requires', message: expect.stringContaining('“@example/absent”') as string }])
  })

  test('plugins that require one another', async () => {
    const circular = definePlugin({ name: '@example/other', requires: ['@example/quiz'], contribute: () => ({}) })
    const findings = await checkPlugin(quizPlugin({}, { requires: ['@example/other'] }), { requires: [circular] })
    expect(findingOf(findings, 'plugin-requires')?.message).toContain('in a circle')
  })

  test('a name that a required plugin contributes too', async () => {
    const findings = await checkPlugin(quizPlugin({}, { requires: ['@example/other'] }), { requires: [other] })
    expect(findingOf(findings, 'plugin-refused')?.message).toContain('“exact”')
  })
})

describe('deployments', () => {
  const client = defineModelClient({
    name: 'local',
    description: 'A client',
    options: z.strictObject({ path: z.string() }),
    open: () => ({ generate: () => Promise.reject(new BinnacleError({ code: 'ERR_X', message: 'x' })) }),
  })
  const deployment = (more: object) => defineDeployment({ name: 'a/b', model: 'a/b', client: 'local', options: { path: 'x' }, ...more })

  test.each([
    ['no client', { client: 'remote' }, 'part-unknown', 'client'],
    ['no model', {}, 'part-unknown', 'model'],
    ['options that do not fit', { options: {} }, 'part-options', 'options'],
  ])('%s', async (_name, more, code, part) => {
    const findings = await checkPlugin(quizPlugin({ modelClients: [client], deployments: [deployment(more)] }))
    expect(findings).toContainEqual(expect.objectContaining({ code, place: `deployment a/b › ${part}` }))
  })
})

test('a check that cannot be made is said, not passed over', async () => {
  const plugin = definePlugin({
    name: '@example/broken',
    contribute: () => {
      throw new Error('oh')
    },
  })
  expect(codesOf(await checkPlugin(plugin))).toContain('check-threw')
})

test('what is allowed becomes a note with its reason', async () => {
  const findings = await checkPlugin(quizPlugin({ tasks: [quizTask(() => ({ ...choiceRecipe(), metrics: [] }))] }), {
    allow: { 'task-metrics': 'they come later' },
  })
  expect(findings).toMatchObject([{ code: 'task-metrics', severity: 'note', hint: 'Allowed: they come later' }])
})

test('defineScenario without options is checked too', async () => {
  const bare = defineScenario({ name: 'bare', description: 'Nothing', async *load() {} })
  expect(await checkPlugin(quizPlugin({ scenarios: [quizScenario(), bare] }))).toEqual([])
})

test('its hooks setup and close are called, once each', async () => {
  const called: string[] = []
  const hooks = { setup: () => void called.push('setup'), close: () => void called.push('close') }
  expect(await checkPlugin(quizPlugin({ hooks }))).toEqual([])
  expect(called).toEqual(['setup', 'close'])
  const broken = quizPlugin({
    hooks: {
      setup() {
        throw new Error('no engine')
      },
    },
  })
  expect(findingOf(await checkPlugin(broken), 'check-threw')?.message).toContain('no engine')
})
