import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOOKS } from '@binnacle/core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { quizConfig, quizFiles, WITH_KEY } from '../support/quiz.ts'

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.reset()
  provider.reply(() => ({ say: 'A' }))
})
afterEach(() => project.remove())

/** A plugin that writes a line to `calls.txt` for each call of the hooks of its text. */
const watcher = (name: string, hooks: string) => `import { appendFileSync } from 'node:fs'
import { definePlugin } from '@binnacle/core'

const call = (hook: string) => appendFileSync('calls.txt', '${name} ' + hook + '\\n')

export default definePlugin({ name: '${name}', contribute: () => ({ hooks: { ${hooks} } }) })
`

function withPlugins(plugins: Readonly<Record<string, string>>, rows = 2): Project {
  const names = Object.keys(plugins).map((name) => `'./${name}.ts'`)
  return createProject({
    ...quizFiles(provider.url, rows),
    'binnacle.config.ts': quizConfig(provider.url).replace("'./quiz.ts'", `'./quiz.ts', ${names.join(', ')}`),
    ...Object.fromEntries(Object.entries(plugins).map(([name, text]) => [`${name}.ts`, text])),
  })
}

const calls = (): readonly string[] => readFileSync(join(project.folder, 'calls.txt'), 'utf8').trimEnd().split('\n')

interface Change {
  readonly hook: string
  readonly plugin: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
}

it('every hook fires', async () => {
  const hooks = Object.keys(HOOKS).map((hook) => `${hook}() { call('${hook}') }`)
  project = withPlugins({ all: watcher('all', hooks.join(', ')) }, 1)
  // A name that no registry knows, for the hooks that resolve names.
  project.write({
    'binnacle.config.ts': readFileSync(join(project.folder, 'binnacle.config.ts'), 'utf8').replace(
      "tokenizer: 'estimate'",
      "tokenizer: 'nobody/knows'",
    ),
  })
  await project.run(['run', 'quiz:model=nobody/knows'], WITH_KEY)
  await project.run(['run'], WITH_KEY)
  project.write({
    'binnacle.config.ts': readFileSync(join(project.folder, 'binnacle.config.ts'), 'utf8').replace(
      "tokenizer: 'nobody/knows'",
      "tokenizer: 'estimate'",
    ),
  })
  expect((await project.run(['run'], WITH_KEY)).code).toBe(0)
  expect(new Set(calls())).toEqual(new Set(Object.keys(HOOKS).map((hook) => `all ${hook}`)))
  const lastRun = calls().slice(calls().lastIndexOf('all setup'))
  expect(lastRun).toEqual(
    [
      'setup',
      'transformConfig',
      'configResolved',
      'transformPlan',
      'sessionStarted',
      'runStarted',
      'transformInstance',
      'transformRequest',
      'lookupCompletion',
      'transformCompletion',
      'completionReceived',
      'sampleScored',
      'runFinished',
      'sessionFinished',
      'close',
    ].map((hook) => `all ${hook}`),
  )
})

/** Two hooks with a place in the order. */
function ordered(order: string): string {
  const hook = (name: string) =>
    order === '' ? `${name}: () => call('${name}')` : `${name}: { order: '${order}', handler: () => call('${name}') }`
  return `${hook('transformRequest')}, ${hook('close')}`
}

it('handlers come pre, plain, post, and by the config’s order; close in reverse', async () => {
  project = withPlugins(
    {
      last: watcher('last', ordered('post')),
      one: watcher('one', ordered('')),
      two: watcher('two', ordered('')),
      first: watcher('first', ordered('pre')),
    },
    1,
  )
  expect((await project.run(['run'], WITH_KEY)).code).toBe(0)
  const inOrder = ['first', 'one', 'two', 'last']
  expect(calls()).toEqual([...inOrder.map((name) => `${name} transformRequest`), ...inOrder.toReversed().map((name) => `${name} close`)])
})

describe('what a waterfall changes', () => {
  it('goes from handler to handler, is recorded, and marks the run', async () => {
    project = withPlugins(
      {
        ask: watcher('ask', "transformRequest: (request) => ({ ...request, prompt: request.prompt + ' Please.' })"),
        again: watcher('again', "transformRequest: (request) => ({ ...request, prompt: request.prompt + ' Now.' })"),
        same: watcher('same', 'transformRequest: (request) => ({ ...request })'),
      },
      1,
    )
    const { stdout } = await project.run(['run'], WITH_KEY)
    expect(stdout).toContain('modified')
    expect(provider.received[0]!.prompt).toMatch(/Answer: Please\. Now\.$/)
    const changes = project.rows<Change>('changes.jsonl')
    expect(changes.map(({ hook, plugin, subject }) => [hook, plugin, subject])).toEqual([
      ['transformRequest', 'ask', 'request for instance id0'],
      ['transformRequest', 'again', 'request for instance id0'],
    ])
    expect(changes[0]!.after).toEqual(changes[1]!.before)
    expect(JSON.parse(project.read('run.json'))).toMatchObject({ modified: ['ask (transformRequest)', 'again (transformRequest)'] })
  })

  it('of an instance, a plan or the config is recorded too', async () => {
    project = withPlugins(
      {
        change: watcher(
          'change',
          `
        transformConfig: (config) => ({ ...config, suite: 'changed' }),
        transformPlan: ({ runs }) => ({ runs: runs.map((run) => ({ ...run, adaptation: { ...run.adaptation, maxTokens: 7 } })) }),
        transformInstance: (instance) => ({ ...instance, input: { text: instance.input.text.toUpperCase() } }),
      `,
        ),
      },
      1,
    )
    expect((await project.run(['run'], WITH_KEY)).code).toBe(0)
    expect(JSON.parse(provider.received[0]!.text)).toMatchObject({ max_tokens: 7 })
    expect(provider.received[0]!.prompt).toContain('NUMBER 0?')
    expect(project.rows<Change>('changes.jsonl', 'changed').map(({ hook, subject }) => [hook, subject])).toEqual([
      ['transformConfig', 'config'],
      ['transformPlan', 'plan of quiz:model=local_model'],
      ['transformInstance', 'instance id0'],
    ])
    expect(JSON.parse(project.read('run.json', 'changed'))).toMatchObject({
      modified: ['change (transformConfig)', 'change (transformPlan)', 'change (transformInstance)'],
    })
  })

  it('of an answer keeps the raw one, also when the run is taken up again', async () => {
    project = withPlugins(
      {
        shout: watcher(
          'shout',
          'transformCompletion: (answer) => ({ ...answer, completions: answer.completions.map((one) => ({ ...one, text: one.text.toUpperCase() })) })',
        ),
      },
      3,
    )
    provider.reply(() => ({ say: 'a' }))
    await project.run(['run', '--max-eval-instances', '1'], WITH_KEY)
    await project.run(['run'], WITH_KEY)
    expect(project.rows<{ completions: { text: string }[] }>('completions.jsonl').map(({ completions }) => completions[0]!.text)).toEqual([
      'A',
      'A',
      'A',
    ])
    const raw = project
      .rows<{ before: { completions: { text: string }[] } }>('changes.jsonl')
      .map(({ before }) => before.completions[0]!.text)
    expect(raw).toEqual(['a', 'a', 'a'])
    expect(JSON.parse(project.read('run.json'))).toMatchObject({ modified: ['shout (transformCompletion)'], outcomes: { scored: 3 } })
  })

  it('cannot be made behind its back: values are frozen', async () => {
    project = withPlugins(
      {
        sly: watcher(
          'sly',
          `
        transformRequest(request) { request.maxTokens = 999 },
        runFinished({ stats }) { stats[0].mean = 1 },
      `,
        ),
      },
      2,
    )
    const { stderr } = await project.run(['run'], WITH_KEY)
    expect(stderr).toContain('its hook runFinished threw')
    expect(provider.received).toEqual([])
    expect(JSON.parse(project.read('run.json'))).toMatchObject({ outcomes: { errored: 2 } })
  })
})

describe('a hook that fails', () => {
  it('as a watcher never ends a run', async () => {
    const watchers = Object.entries(HOOKS).flatMap(([hook, { kind }]) => (kind === 'parallel' || hook === 'close' ? [hook] : []))
    project = withPlugins({ loud: watcher('loud', watchers.map((hook) => `${hook}() { throw new Error('boom in ${hook}') }`).join(', ')) })
    const { code, stderr, stdout } = await project.run(['run'], WITH_KEY)
    expect(code).toBe(0)
    expect(stdout).toContain('exact_match')
    for (const hook of watchers) expect(stderr).toContain(`plugin loud: its hook ${hook} threw: boom in ${hook}`)
  })

  it.each(['transformRequest', 'transformInstance', 'transformCompletion'])('as %s costs one sample', async (hook) => {
    project = withPlugins(
      {
        picky: watcher(
          'picky',
          `${hook}(value) { if (JSON.stringify(value).includes('Number 1?') || value.completions?.[0].text === 'B') throw new Error('not this') }`,
        ),
      },
      3,
    )
    provider.reply(({ prompt }) => ({ say: prompt.includes('Number 1?') ? 'B' : 'A' }))
    expect((await project.run(['run'], WITH_KEY)).code).toBe(0)
    expect(JSON.parse(project.read('run.json'))).toMatchObject({ outcomes: { scored: 2, errored: 1 } })
    expect(project.read('errors.jsonl')).toContain(`plugin picky: its hook ${hook} threw: not this`)
  })

  it('as setup ends the command, and plugins are closed', async () => {
    project = withPlugins({
      broken: watcher('broken', "setup() { throw new Error('no licence') }, close: () => call('close')"),
    })
    const { code, stderr } = await project.run(['run'], WITH_KEY)
    expect(code).toBe(2)
    expect(stderr).toContain('plugin broken: its hook setup threw: no licence')
    expect(calls()).toEqual(['broken close'])
  })

  it('that does not come back is an error after its time limit', async () => {
    project = withPlugins({ slow: watcher('slow', 'sessionStarted: { timeLimit: 50, handler: () => new Promise(() => {}) }') })
    const { code, stderr } = await project.run(['run'], WITH_KEY)
    expect(code).toBe(0)
    expect(stderr).toContain('plugin slow: its hook sessionStarted has not come back after 0.05 s')
  })

  it('that no version knows is refused with the nearest name', async () => {
    project = withPlugins({ odd: watcher('odd', 'transformRequests() {}') })
    const { code, stderr } = await project.run(['run'], WITH_KEY)
    expect(code).toBe(2)
    expect(stderr).toContain('Did you mean “transformRequest”?')
  })
})

describe('lookupCompletion', () => {
  it('answers as a cache, and only for the runs of its filter', async () => {
    const answer = "{ completions: [{ text: 'A', logprob: 0, tokens: [], finishReason: 'stop' }] }"
    project = withPlugins(
      {
        cache: watcher(
          'cache',
          `lookupCompletion: { filter: { tasks: ['quiz'] }, handler: (request) => request.prompt.includes('Number 0?') ? ${answer} : undefined },
        completionReceived: () => call('received')`,
        ),
        other: watcher('other', "lookupCompletion: { filter: { tasks: ['other'] }, handler: () => call('looked') }"),
      },
      3,
    )
    expect((await project.run(['run'], WITH_KEY)).code).toBe(0)
    expect(provider.received.map(({ prompt }) => /Number \d/.exec(prompt)![0])).toEqual(['Number 1', 'Number 2'])
    expect(calls()).toEqual(['cache received', 'cache received', 'cache received'])
    expect(JSON.parse(project.read('run.json'))).toMatchObject({ outcomes: { scored: 3 } })
  })
})

describe('resolveModel', () => {
  it('gives a model that no registry knows', async () => {
    project = withPlugins({
      finder: `import { defineDeployment, defineModel, definePlugin } from '@binnacle/core'
export default definePlugin({ name: 'finder', contribute: () => ({ hooks: { resolveModel: (name) => name.startsWith('found/') ? {
  model: defineModel({ name, creator: 'found', access: 'open', tags: [] }),
  deployment: defineDeployment({ name, model: name, client: 'openai', options: { baseUrl: '${provider.url}' }, price: { input: 0, output: 0 } }),
} : undefined } }) })`,
    })
    const { code, stderr } = await project.run(['run', 'quiz:model=found/one'])
    expect(stderr).not.toContain('error')
    expect(code).toBe(0)
    expect(JSON.parse(provider.received[0]!.text)).toMatchObject({ model: 'one' })
  })
})
