import { afterEach, describe, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'

let project: Project
afterEach(() => project.remove())

const HEAD =
  "import { defineMetric, defineModelClient, definePlugin, defineScenario, defineTask, exactMatchMetrics, generationAdaptation } from 'binnacle'\n"

/** A scenario, a task, a metric and a client of its own, each with room for a fault. */
const plugin = (faults: {
  readonly top?: string
  readonly load?: string
  readonly score?: string
  readonly generate?: string
  readonly hooks?: string
}) => `${HEAD}
${faults.top ?? ''}
const later = (work) => new Promise((resolve) => setTimeout(() => resolve(work?.()), 200))
export const scenario = defineScenario({
  name: 'small',
  description: 'x',
  async *load() {
    ${faults.load ?? ''}
    await later()
    yield { split: 'test', input: { text: 'one' }, references: [{ output: { text: 'yes' }, tags: ['correct'] }] }
  },
})
export const task = defineTask({
  name: 'small',
  description: 'x',
  build: () => ({
    scenario: { name: 'small' },
    adaptation: generationAdaptation({ maxTrainInstances: 0 }),
    metrics: [...exactMatchMetrics(), { name: 'own' }],
    groups: [],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
export const metric = defineMetric({ name: 'own', description: 'x', reads: 'all', scores: { own: 'higher' }, score: () => { ${faults.score ?? ''}; return { own: 1 } } })
export const client = defineModelClient({
  name: 'own',
  description: 'x',
  capabilities: () => ['generate'],
  open: () => ({ generate: async () => { ${faults.generate ?? ''}; await later(); return { completions: [{ text: 'yes', logprob: 0, tokens: [] }] } } }),
})
export const hooks = { ${faults.hooks ?? ''} }
`

function withFaults(faults: Parameters<typeof plugin>[0]): Project {
  return createProject({
    'binnacle.config.ts': `export default {
  plugins: ['@binnacle/metrics-basic', './own.ts'],
  models: [{ name: 'own/model', client: 'own', window: 4096, tokenizer: 'estimate', price: { input: 0, output: 0 } }],
  runs: ['small'],
}
`,
    'own.ts': plugin(faults),
    'helper.ts': 'export const throwLater = () => setTimeout(() => { throw new Error("from a helper") }, 20)\n',
  })
}

describe('what a plugin throws late ends the command with its name', () => {
  it.each<[string, Parameters<typeof plugin>[0], string]>([
    ['a timer of a scenario', { load: "setTimeout(() => { throw new Error('too late') }, 20)" }, 'too late'],
    ['a promise that nobody awaits, of a client', { generate: "void Promise.reject(new Error('lost'))" }, 'lost'],
    ['an event of a hook', { hooks: "runStarted() { process.nextTick(() => { throw new TypeError('in an event') }) }" }, 'in an event'],
    ['a helper that it imports', { top: "import { throwLater } from './helper.ts'", load: 'throwLater()' }, 'from a helper'],
    ['a timer of its module', { top: "setTimeout(() => { throw new Error('at once') }, 1)" }, 'at once'],
  ])('%s', async (_what, faults, text) => {
    project = withFaults(faults)
    const { code, stderr } = await project.run(['run'])
    expect(stderr).toContain('plugin own (')
    expect(stderr).toContain(text)
    expect(stderr).toContain('ERR_PLUGIN_LATE')
    expect(code).toBe(4)
  })

  it('what is thrown late and is no error is named as far as it can be', async () => {
    project = withFaults({ load: "void Promise.reject('just a text')" })
    const { code, stderr } = await project.run(['run'])
    expect([code, stderr]).toEqual([4, expect.stringContaining('just a text')])
  })
})

describe('process.exit in a plugin does not end the command', () => {
  it('is an error of the run where a scenario or a client calls it', async () => {
    for (const faults of [{ load: 'process.exit(0)' }, { generate: 'process.exit(0)' }]) {
      project = withFaults(faults)
      const { code, stderr, stdout } = await project.run(['run', '--json'])
      expect(stderr).toContain('called process.exit(0): a plugin must not end the command')
      expect(stderr).toContain('plugin own (')
      expect(JSON.parse(stdout)).toMatchObject({ planned: 1, failed: [{ code: 'ERR_PLUGIN_EXIT' }] })
      expect(code).toBe(4)
      project.remove()
    }
    project = withFaults({})
  })

  it('is a fault of the metric that calls it, whose scores are missing', async () => {
    project = withFaults({ score: 'process.exit(0)' })
    const { stderr, stdout } = await project.run(['run'])
    expect(stderr).toContain('called process.exit(0)')
    expect(stdout).toContain('1.000')
    expect((await project.run(['show', project.runFolders()[0]!, '--stat', 'own', '--json'])).stdout).toMatch(/"missing": 1/)
  })

  it('is named where a module calls it when it is loaded, or late', async () => {
    for (const faults of [{ top: 'process.exit(0)' }, { load: 'setTimeout(() => process.exit(0), 20)' }]) {
      project = withFaults(faults)
      const { code, stderr } = await project.run(['run'])
      expect(stderr).toMatch(/own\.ts.* called process\.exit\(0\)/)
      expect(code).not.toBe(0)
      project.remove()
    }
    project = withFaults({})
  })
})
