import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'

let project: Project
afterEach(() => project.remove())

/** A plugin that works: one scenario, one task. */
const HEALTHY = `import { defineScenario, defineTask, exactMatchMetrics, generationAdaptation } from 'binnacle'

export const healthy = defineScenario({
  name: 'healthy',
  description: 'Two small questions',
  async *load() {
    for (const text of ['one', 'two'])
      yield { split: 'test', input: { text }, references: [{ output: { text: 'yes' }, tags: ['correct'] }] }
  },
})

export const healthyTask = defineTask({
  name: 'healthy',
  description: 'Two small questions',
  build: () => ({
    scenario: { name: 'healthy' },
    adaptation: generationAdaptation({ maxTrainInstances: 0 }),
    metrics: exactMatchMetrics(),
    groups: ['healthy'],
  }),
})
`

/** The parts that a broken plugin is made of; `more` stands in `definePlugin`. */
interface Parts {
  readonly contributes?: string
  readonly more?: string
  readonly instance?: string
  readonly metrics?: string
  readonly before?: string
  readonly numOutputs?: number
}

const INSTANCE = "{ split: 'test', input: { text: 'one' }, references: [{ output: { text: 'yes' }, tags: ['correct'] }] }"

/** A plugin of the name `bad` with a scenario and task of its own, broken in one place. */
const bad = ({
  contributes = 'scenarios: [scenario], tasks: [task]',
  more = '',
  instance = INSTANCE,
  metrics,
  before = '',
  numOutputs = 1,
}: Parts) =>
  `import { defineMetric, defineModelClient, definePlugin, defineScenario, defineTask, exactMatchMetrics, generationAdaptation } from 'binnacle'
const scenario = defineScenario({ name: 'bad', description: 'x', async *load() { yield* [${instance}] } })
const task = defineTask({
  name: 'bad',
  description: 'x',
  build: () => ({
    scenario: { name: 'bad' },
    adaptation: generationAdaptation({ maxTrainInstances: 0, numOutputs: ${numOutputs} }),
    metrics: ${metrics ?? 'exactMatchMetrics()'},
    groups: ['bad'],
  }),
})
${before}
export default definePlugin({ name: 'bad', from: import.meta.url, ${more} contribute: () => ({ ${contributes} }) })
`

const metric = (scores: string) => ({
  before: `const odd = defineMetric({ name: 'odd', description: 'x', reads: 'all', scores: { fine: 'higher' }, score: () => (${scores}) as never })`,
  contributes: 'scenarios: [scenario], tasks: [task], metrics: [odd]',
  metrics: "[{ name: 'odd' }]",
})

/** A package in node_modules, as a project's own dependency. */
const installed = (name: string, manifest: object, text: string, entry = 'index.js'): Readonly<Record<string, string>> => ({
  [`vendor/node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.2.3',
    type: 'module',
    exports: './index.js',
    binnacle: { plugin: 1 },
    ...manifest,
  }),
  [`vendor/node_modules/${name}/${entry}`]: text,
})

const plain = (name: string, requires: readonly string[] = []) =>
  `export default Object.assign(() => {}, { '~contract': 1, '~kind': 'plugin' }, {})
const plugin = Object.assign(() => configured, { '~contract': 1, '~kind': 'plugin', pluginName: '${name}', requires: ${JSON.stringify(requires)}, from: import.meta.url, contribute: () => ({}) })
const configured = { '~contract': 1, '~kind': 'configuredPlugin', name: '${name}', plugin, options: undefined }
export { plugin as default }
`
    .split('\n')
    .slice(1)
    .join('\n')

/** One way of being broken: files beside the config, what stands in \`plugins\`, and what is to be said. */
interface Way {
  readonly way: string
  readonly files?: Readonly<Record<string, string>>
  readonly plugins?: string
  /** Entries that are run beside the healthy one. */
  readonly entries?: readonly string[]
  readonly code: string
  readonly plugin: string | RegExp
  readonly place: string | RegExp
  readonly hint: string | RegExp
  /** Where every run ends well: the fault is told, and counts. */
  readonly exit?: number
}

const file = (text: string): Readonly<Record<string, string>> => ({ 'bad.ts': text })

const WAYS: readonly Way[] = [
  {
    way: 'is no plugin',
    files: file('export default { scenarios: [] }'),
    code: 'ERR_PLUGIN_SHAPE',
    plugin: './bad.ts',
    place: /its default export is a plain object.*bad\.ts/,
    hint: 'Export the result of definePlugin as the default export.',
  },
  {
    way: 'has no default export',
    files: file('export const answer = 42'),
    code: 'ERR_PLUGIN_EMPTY',
    plugin: './bad.ts',
    place: /bad\.ts exports no plugin and no contribution/,
    hint: 'Export a plugin as the default export',
  },
  {
    way: 'has a schema that throws',
    files: file(
      bad({
        more: "options: { '~standard': { version: 1, vendor: 'x', validate() { throw new Error('no such rule') } } },",
      }),
    ),
    code: 'ERR_PLUGIN_OPTIONS',
    plugin: 'plugin bad',
    place: /the schema failed: no such rule.*bad\.ts/,
    hint: 'Correct the options where the plugin is named in the config.',
  },
  {
    way: 'throws while it is imported',
    files: file("throw new Error('no such planet')"),
    code: 'ERR_PLUGIN_IMPORT',
    plugin: './bad.ts',
    place: /bad\.ts: no such planet/,
    hint: 'Correct the module; --debug shows the stack.',
  },
  {
    way: 'is made for another contract',
    files: file(
      `${bad({})}`.replace(
        'export default definePlugin(',
        "export default Object.assign(() => {}, { '~contract': 7, '~kind': 'plugin' }); definePlugin(",
      ),
    ),
    code: 'ERR_PLUGIN_CONTRACT',
    plugin: './bad.ts',
    place: /speaks version 7 of the contract, this is version 1.*bad\.ts/,
    hint: 'Update the plugin, or this command.',
  },
  {
    way: 'contributes a name that is taken',
    files: file(
      bad({ contributes: "tasks: [task], scenarios: [defineScenario({ name: 'healthy', description: 'x', async *load() {} })]" }),
    ),
    code: 'ERR_PLUGIN_DUPLICATE',
    plugin: 'plugin bad',
    place: /contributes the scenario “healthy”, which healthy contributes too.*bad\.ts/,
    hint: 'prefer: { scenarios: { "healthy": "healthy" } }',
  },
  {
    way: 'has an unknown hook',
    files: file(bad({ contributes: 'hooks: { runFinishd() {} }' })),
    code: 'ERR_PLUGIN_HOOK',
    plugin: 'plugin bad',
    place: /there is no hook “runFinishd”\. Did you mean “runFinished”\?.*bad\.ts/,
    hint: 'Hooks: setup',
    exit: -1,
  },
  {
    way: 'has a hook that never settles',
    files: file(
      bad({
        contributes:
          "scenarios: [scenario], tasks: [task], hooks: { transformRequest: { handler: () => new Promise(() => {}), timeLimit: 200, filter: { tasks: ['bad'] } } }",
      }),
    ),
    entries: ['bad'],
    code: 'ERR_HOOK_SILENT',
    plugin: 'plugin bad',
    place: 'instance id0: plugin bad: its hook transformRequest has not come back after 0.2 s',
    hint: 'Leave the plugin out, or raise the timeLimit of the hook.',
    exit: 3,
  },
  {
    way: 'contributes an unknown kind',
    files: file(bad({ contributes: 'scenario: [scenario]' })),
    code: 'ERR_PLUGIN_KIND',
    plugin: 'plugin bad',
    place: /contributes "scenario", which is not a kind of contribution in contract 1\.1\. Did you mean “scenarios”\?.*bad\.ts/,
    hint: 'Kinds: scenarios',
  },
  {
    way: 'gives a name with illegal characters',
    files: file(bad({ contributes: "scenarios: [defineScenario({ name: 'bad name', description: 'x', async *load() {} })]" })),
    code: 'ERR_PLUGIN_NAME',
    plugin: 'plugin bad',
    place: /the scenario name "bad name" is not allowed.*bad\.ts/,
    hint: 'Names have letters, digits and',
  },
  {
    way: 'gives a score that it does not declare',
    files: file(bad(metric('{ fine: 1, coarse: 2 }'))),
    entries: ['bad'],
    code: 'ERR_METRIC_UNDECLARED',
    plugin: 'plugin bad',
    place: 'metric odd gives the score “coarse”, which it does not declare, on 1 sample; it is left out. First: instance id0',
    hint: 'Declare it under `scores` with its direction; declared: fine.',
    exit: 0,
  },
  {
    way: 'gives a score that is not a number',
    files: file(bad(metric('{ fine: Number.NaN }'))),
    entries: ['bad'],
    code: 'ERR_METRIC_NAN',
    plugin: 'plugin bad',
    place: 'metric odd: the score “fine” is not a number (NaN) on 1 sample, where it is missing. First: instance id0',
    hint: 'a score that cannot be had is { missing: reason }',
    exit: 0,
  },
  {
    way: 'gives an instance without an id beside others',
    files: file(bad({ instance: `{ ...${INSTANCE}, id: 'a' }, ${INSTANCE}` })),
    entries: ['bad'],
    code: 'ERR_GATHER_MIXED_IDS',
    plugin: 'plugin bad',
    place: 'scenario bad: instance 1 has no id, others have one (1 of 2 have none)',
    hint: 'Give every instance an id, or none.',
    exit: 0,
  },
  {
    way: 'gives one id twice',
    files: file(bad({ instance: `{ ...${INSTANCE}, id: 'a' }, { ...${INSTANCE}, id: 'a' }` })),
    entries: ['bad'],
    code: 'ERR_GATHER_DUPLICATE_ID',
    plugin: 'plugin bad',
    place: 'scenario bad gives the id "a" to more than one instance',
    hint: 'Give each instance its own id, or leave ids out to have them numbered.',
  },
  {
    way: 'gives a reference without text',
    files: file(bad({ instance: "{ split: 'test', input: { text: 'one' }, references: [{ output: {}, tags: ['correct'] }] }" })),
    entries: ['bad'],
    code: 'ERR_GATHER_INSTANCE',
    plugin: 'plugin bad',
    place: 'scenario bad: instance 0 has a reference without output text (reference 0)',
    hint: 'references with output text and tags',
  },
  {
    way: 'has a client that returns too few completions',
    files: file(
      bad({
        before:
          "const mean = defineModelClient({ name: 'mean', description: 'x', open: () => ({ generate: async () => ({ completions: [{ text: 'yes', logprob: 0, tokens: [] }] }) }) })",
        contributes: 'scenarios: [scenario], tasks: [task], modelClients: [mean]',
        numOutputs: 3,
      }),
    ),
    entries: ['bad:model=mean/one'],
    code: 'ERR_MODEL_COMPLETIONS',
    plugin: 'plugin bad',
    place: 'model client mean gave 1 of 3 completions',
    hint: 'Use a client or server that can give several completions',
    exit: 3,
  },
  {
    way: 'needs a peer in another version',
    files: {
      ...installed('bad', { peerDependencies: { lib: '^2.0.0' } }, plain('bad')),
      ...installed('lib', { binnacle: undefined, version: '1.4.0' }, ''),
    },
    plugins: "'./vendor/node_modules/bad'",
    code: 'ERR_PLUGIN_PEER_RANGE',
    plugin: 'plugin bad',
    place: /it needs lib \^2\.0\.0, found 1\.4\.0 in .*node_modules\/lib/,
    hint: 'npm install -D lib@"^2.0.0"',
  },
  {
    way: 'needs a peer that is missing',
    files: installed('bad', { peerDependencies: { 'no-such-lib': '^2.0.0' } }, plain('bad')),
    plugins: "'./vendor/node_modules/bad'",
    code: 'ERR_PLUGIN_PEER_MISSING',
    plugin: 'plugin bad',
    place: /\(.*node_modules\/bad\): it needs no-such-lib \^2\.0\.0, which is not installed/,
    hint: 'npm install -D no-such-lib@"^2.0.0"',
  },
  {
    way: 'requires another in a circle',
    files: { ...installed('bad', {}, plain('bad', ['worse'])), ...installed('worse', {}, plain('worse', ['bad'])) },
    plugins: "'./vendor/node_modules/bad'",
    code: 'ERR_PLUGIN_CIRCLE',
    plugin: 'bad → worse → bad',
    place: /node_modules\/bad\/index\.js, .*node_modules\/worse\/index\.js/,
    hint: 'one of them has to drop the other from `requires`',
  },
  {
    way: 'names a file outside of its package',
    files: { ...installed('bad', { exports: undefined, main: '../../evil.js' }, plain('bad')), 'vendor/evil.js': plain('bad') },
    plugins: "'./vendor/node_modules/bad'",
    code: 'ERR_PLUGIN_OUTSIDE',
    plugin: '“./vendor/node_modules/bad”',
    place: /node_modules\/bad names an entry outside of its package: .*evil\.js/,
    hint: '`exports` or `main` of its package.json',
  },
]

describe('a plugin that', () => {
  it.each(WAYS)(
    '$way is named with its place and mend, and the others score',
    async ({ files = {}, plugins = "'./bad.ts'", entries = [], ...said }) => {
      project = createProject({
        'binnacle.config.ts': `import { defineConfig } from 'binnacle'
export default defineConfig({
  plugins: ['@binnacle/metrics-basic', '@binnacle/client-baselines', './healthy.ts', ${plugins}],
  models: ['baseline/uniform', { name: 'mean/one', client: 'mean', options: {}, price: { input: 0, output: 0 } }],
  yes: true,
})
`,
        'healthy.ts': HEALTHY,
        ...files,
      })
      const ended = await project.run([
        'run',
        'healthy:model=baseline/uniform',
        ...entries.map((entry) => (entry.includes('model=') ? entry : `${entry}:model=baseline/uniform`)),
      ])
      expect(ended.stderr).toContain(said.code)
      for (const text of [said.plugin, said.place, said.hint]) expect(ended.stderr).toMatch(text instanceof RegExp ? text : literal(text))
      if (said.exit === -1) {
        // Nothing is asked without hooks that may be missing: it is left out by hand.
        expect(ended.code).toBe(2)
        return
      }
      expect(ended.code, ended.stderr).toBe(said.exit ?? 2)
      const stats = JSON.parse(readFileSync(join(folderOf('healthy'), 'stats.json'), 'utf8')) as { name: { name: string }; count: number }[]
      expect(stats.find(({ name }) => name.name === 'exact_match')?.count).toBe(1)
    },
  )

  it('are all twenty', () => {
    project = createProject({})
    expect(new Set(WAYS.map(({ way }) => way)).size).toBe(20)
  })
})

const literal = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

const folderOf = (task: string): string => project.runFolders().find((folder) => folder.includes(`/${task}`))!
