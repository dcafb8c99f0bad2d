import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { KEY, QUIZ, quizFiles, quizRows, WITH_KEY } from '../support/quiz.ts'

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

interface Summary {
  readonly score: number
  readonly n: number
  readonly outcomes: Readonly<Record<string, number>>
  readonly path: string
}

describe('run', () => {
  it('shows the score with N, interval, shots and counts, the folder, and what to try next', async () => {
    project = createProject(quizFiles(provider.url, 6))
    const { code, stdout, stderr } = await project.run(['run'], WITH_KEY)
    expect(code).toBe(0)
    const [titles, , row] = stdout.split('\n')
    expect(titles!.split(/ {2,}/)).toEqual([
      'task',
      'model',
      'metric',
      'score',
      '95 % interval',
      'N',
      'shots',
      'seeds',
      'scored',
      'unparsed',
      'truncated',
      'filtered',
      'refused',
      'errored',
      'note',
    ])
    // Wilson's interval of 2 in 6.
    expect(row!.split(/ {2,}/)).toEqual([
      'quiz',
      'local/model',
      'exact_match (test)',
      '0.333',
      '0.097 … 0.700',
      '6',
      '0',
      '0',
      '6',
      '0',
      '0',
      '0',
      '0',
      '0',
    ])
    expect(stdout).toContain('Run folder: binnacle-out/runs/default/quiz:model=local_model')
    expect(stdout).toContain('Next: npx binnacle show binnacle-out/runs/default/quiz:model=local_model')
    expect(stdout + stderr).not.toContain('\u001b')
  })

  it('--json is one document and nothing else, also where a run fails', async () => {
    project = createProject(quizFiles(provider.url, 3))
    const well = await project.run(['run', '--json'], WITH_KEY)
    const { runs, failed, planned } = JSON.parse(well.stdout) as { runs: Summary[]; failed: unknown[]; planned: number }
    expect({ failed, planned }).toEqual({ failed: [], planned: 1 })
    expect(runs).toMatchObject([{ task: 'quiz', model: 'local/model', score: 1 / 3, n: 3, outcomes: { scored: 3 } }])
    expect(runs[0]!.path).toBe(project.runFolders()[0])

    provider.reply(() => ({ status: 401, body: `{"error":{"message":"Incorrect API key: ${KEY}"}}` }))
    const ill = await project.run(['run', '--json', '--suite', 'ill'], WITH_KEY)
    expect(JSON.parse(ill.stdout)).toMatchObject({
      runs: [],
      failed: [{ run: 'quiz:model=local_model', code: 'ERR_PROVIDER_KEY_REFUSED' }],
      planned: 1,
    })
    expect(ill.stdout).not.toContain(KEY)
    expect(ill.code).toBe(3)
  })

  it('--quiet says nothing on standard error', async () => {
    project = createProject(quizFiles(provider.url, 3))
    const { stderr, stdout } = await project.run(['run', '--quiet'], WITH_KEY)
    expect(stderr).toBe('')
    expect(stdout).toContain('exact_match')
  })

  it('a finished run is not asked again', async () => {
    project = createProject(quizFiles(provider.url, 3))
    await project.run(['run'], WITH_KEY)
    provider.reset()
    const { code, stderr, stdout } = await project.run(['run'], WITH_KEY)
    expect(code).toBe(0)
    expect(stderr).toContain('finished already')
    expect(stdout).toContain('0.333')
    expect(provider.received).toEqual([])
  })

  it('more rows extend a run, fewer are a part of it, other settings go beside', async () => {
    project = createProject({ ...quizFiles(provider.url, 0), 'rows.jsonl': quizRows(9) })
    const asked = async (...words: readonly string[]) => {
      provider.reset()
      expect((await project.run(['run', ...words], WITH_KEY)).code).toBe(0)
      return provider.received.length
    }
    expect(await asked('--max-eval-instances', '4')).toBe(4)
    expect(await asked('--max-eval-instances', '9')).toBe(5)
    expect(await asked('--max-eval-instances', '2')).toBe(0)
    expect(JSON.parse(project.read('run.json'))).toMatchObject({ instances: { evaluated: 2 }, outcomes: { scored: 2 } })
    expect(project.runFolders()).toHaveLength(1)
    expect(await asked('quiz:model=local/model,temperature=0.5', '--max-eval-instances', '3')).toBe(3)
    expect(project.runFolders().map((path) => path.split('/').at(-1))).toEqual([
      'quiz:model=local_model',
      expect.stringMatching(/^quiz:model=local_model~[0-9a-f]{8}$/) as string,
    ])
  })

  it('equal requests share one call', async () => {
    const row = '{"question":"The same?","answer":"A"}'
    project = createProject({ ...quizFiles(provider.url, 0), 'rows.jsonl': `${row}\n${row}\n${row}\n${quizRows(2)}` })
    await project.run(['run'], WITH_KEY)
    expect(provider.received).toHaveLength(3)
    expect(JSON.parse(project.read('run.json'))).toMatchObject({ outcomes: { scored: 5 } })
  })

  it('a second process on the same run is refused by the number of the first, and disturbs nothing', async () => {
    const release = Promise.withResolvers<void>()
    provider.reply(() => ({ say: 'A', after: release.promise }))
    project = createProject(quizFiles(provider.url, 3))
    const first = project.start(['run'], WITH_KEY)
    await provider.arrived(3)
    const second = await project.run(['run'], WITH_KEY)
    expect(second.code).toBe(2)
    expect(second.stderr).toContain('ERR_RECORD_LOCKED')
    expect(second.stderr).toContain(`process ${first.child.pid} on `)
    release.resolve()
    expect((await first.ended).code).toBe(0)
    expect(provider.received).toHaveLength(3)
  })

  it('--concurrency bounds the calls at once', async () => {
    // No answer comes before three calls are open.
    provider.reply(() => ({ say: 'A', after: provider.arrived(3) }))
    project = createProject(quizFiles(provider.url, 24))
    await project.run(['run', '--concurrency', '3'], WITH_KEY)
    expect(provider.mostAtOnce).toBe(3)
  })

  it('a budget stops the session and says how to go on', async () => {
    project = createProject(quizFiles(provider.url, 40))
    const first = await project.run(['run', '--budget-tokens', '60', '--concurrency', '1'], WITH_KEY)
    expect(first.code).toBe(3)
    expect(first.stderr).toContain('ERR_RUN_BUDGET')
    expect(first.stderr).toContain('--budget-tokens')
    // 5 tokens an answer: the twelfth reaches the limit.
    expect(provider.received).toHaveLength(12)
    expect((await project.run(['run'], WITH_KEY)).code).toBe(0)
    expect(provider.received).toHaveLength(40)
  })

  it('a plan of unknown price is refused without --yes or a budget', async () => {
    project = createProject(quizFiles(provider.url, 2))
    project.write({
      'binnacle.config.ts': quizFiles(provider.url, 2)['binnacle.config.ts']!.replace('price: { input: 0, output: 0 },', ''),
    })
    const refused = await project.run(['run'], WITH_KEY)
    expect(refused.code).toBe(2)
    expect(refused.stderr).toContain('ERR_PLAN_COST')
    expect(refused.stderr).toContain('local/model')
    expect(provider.received).toHaveLength(0)
    expect((await project.run(['run', '--yes'], WITH_KEY)).code).toBe(0)
  })
})

describe('exit codes', () => {
  it.each([
    ['errored>2%', 1],
    ['errored>=1', 1],
    ['errored>50%', 0],
    ['exact_match<0.5', 1],
    ['exact_match<0.1', 0],
    ['exact_mach<0.5', 2],
  ])('--fail-on %s gives %i', async (condition, wanted) => {
    provider.reply(({ prompt }) => (prompt.includes('Number 1?') ? { status: 400, body: '{}' } : { say: 'A' }))
    project = createProject(quizFiles(provider.url, 6))
    const { code, stderr } = await project.run(['run', '--fail-on', condition], WITH_KEY)
    expect(code).toBe(wanted)
    if (wanted === 2) expect(stderr).toContain('Did you mean “exact_match”?')
  })

  it('--help and --version end with 0, and each command shows an example', async () => {
    project = createProject({})
    const { code, stdout } = await project.run(['--help'])
    expect(code).toBe(0)
    const commands = [...stdout.matchAll(/^ {2}(\w+) .*\[options\]/gm)].map((match) => match[1]!)
    expect(commands).toEqual(expect.arrayContaining(['run', 'plan', 'score', 'summarize', 'list', 'show', 'export', 'init', 'demo']))
    for (const command of commands) expect((await project.run([command, '--help'])).stdout).toContain(`Example:\n  binnacle ${command}`)
    expect((await project.run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('Ctrl-C', () => {
  it('the first waits for the calls under way and prints the command that goes on', async () => {
    const release = Promise.withResolvers<void>()
    provider.reply(() => ({ say: 'A', after: release.promise }))
    project = createProject(quizFiles(provider.url, 30))
    const started = project.start(['run', '--concurrency', '4'], WITH_KEY)
    await provider.arrived(4)
    started.child.kill('SIGINT')
    await started.said('waiting for the answers under way')
    release.resolve()
    const { code, stderr, stdout } = await started.ended
    expect(code).toBe(130)
    expect(stdout).not.toContain('failed')
    expect(stderr).toContain('binnacle run --concurrency 4')
    expect(provider.received).toHaveLength(4)
    expect(project.rows('completions.jsonl')).toHaveLength(4)

    expect((await project.run(['run'], WITH_KEY)).code).toBe(0)
    expect(provider.received).toHaveLength(30)
  })

  it('the second ends the calls under way', async () => {
    provider.reply(() => ({ fail: 'hang' }))
    project = createProject(quizFiles(provider.url, 30))
    const started = project.start(['run', '--concurrency', '4'], WITH_KEY)
    await provider.arrived(4)
    started.child.kill('SIGINT')
    await started.said('Ctrl-C again')
    started.child.kill('SIGINT')
    const { code } = await started.ended
    expect(code).toBe(130)
    expect(provider.received).toHaveLength(4)
  })

  it('counts once where it comes as a signal and from the process that started this one', async () => {
    const release = Promise.withResolvers<void>()
    provider.reply(() => ({ say: 'A', after: release.promise }))
    project = createProject(quizFiles(provider.url, 30))
    const started = project.start(['run', '--concurrency', '4'], WITH_KEY)
    await provider.arrived(4)
    started.child.kill('SIGINT')
    await started.said('Ctrl-C again')
    await new Promise((resolve) => started.child.send('SIGINT', resolve))
    release.resolve()
    expect((await started.ended).code).toBe(130)
    // The calls under way were waited for.
    expect(project.rows('completions.jsonl')).toHaveLength(4)
  })

  it('is heard from the process that started this one alone', async () => {
    provider.reply(() => ({ fail: 'hang' }))
    project = createProject(quizFiles(provider.url, 30))
    const started = project.start(['run', '--concurrency', '4'], WITH_KEY)
    await provider.arrived(4)
    started.child.send('SIGINT')
    await started.said('Ctrl-C again')
    started.child.send('SIGINT')
    expect((await started.ended).code).toBe(130)
  })

  it('ends a wait that a server asked for', async () => {
    provider.reply(() => ({ status: 429, body: '{}', headers: { 'retry-after': '3600' } }))
    project = createProject(quizFiles(provider.url, 30))
    const started = project.start(['run', '--concurrency', '2'], WITH_KEY)
    await provider.arrived(2)
    started.child.kill('SIGINT')
    expect((await started.ended).code).toBe(130)
    expect(provider.received).toHaveLength(2)
  })

  it('ends a scenario that never comes back, at the second', async () => {
    project = createProject(quizFiles(provider.url, 3))
    project.write({
      'stuck.ts': `import { defineScenario } from '@binnacle/core'
export const stuck = defineScenario({ name: 'stuck', description: 'never comes', async *load() { process.stderr.write('loading'); setInterval(() => {}, 1000); await new Promise(() => {}) } })`,
      'quiz.ts': QUIZ.replace("scenario: { name: 'quiz' }", "scenario: { name: 'stuck' }"),
    })
    const started = project.start(['run', '--plugin', './stuck.ts'], WITH_KEY)
    await started.said('loading')
    started.child.kill('SIGINT')
    await started.said('Ctrl-C again')
    started.child.kill('SIGINT')
    expect((await started.ended).code).toBe(130)
  })
})
