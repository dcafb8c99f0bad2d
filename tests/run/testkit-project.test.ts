import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openProject, runProject } from '@binnacle/testkit/project'
import { describe, expect, it } from 'vitest'
import { QUIZ, quizRows } from '../support/quiz.ts'
import { commandPath, startCommand, root } from '../support/start-node.ts'

/** The command from its sources, and the packages of the workspace. */
const SOURCES = {
  command: startCommand,
  nodeModules: join(root, 'tests', 'node_modules'),
  env: { BINNACLE_TEST_COMMAND: commandPath },
}

/** A quiz asked of the fake models. */
const FILES = {
  'quiz.ts': QUIZ,
  'rows.jsonl': quizRows(6),
  'binnacle.config.ts': `import { defineConfig } from 'binnacle'

export default defineConfig({
  plugins: ['@binnacle/metrics-basic', '@binnacle/testkit/fakes', './quiz.ts'],
  models: [
    {
      name: 'local/oracle', client: 'fake/oracle', window: 4096, tokenizer: 'estimate', price: { input: 0, output: 0 },
      options: { answers: { 'Number 0?': 'A', 'Number 1?': 'B', 'Number 2?': 'C', 'Number 3?': 'A' }, otherwise: 'D' },
    },
    {
      name: 'local/flaky', client: 'fake/flaky', window: 4096, tokenizer: 'estimate', price: { input: 0, output: 0 },
      options: { failures: 1, failure: 'server', text: 'B' },
    },
  ],
})
`,
}

describe('runProject', () => {
  it('runs the real command, and gives what it said and recorded', async () => {
    const { code, stdout, runs } = await runProject({ ...SOURCES, files: FILES, args: ['run', 'quiz:model=local/oracle'] })
    expect(code).toBe(0)
    expect(stdout).toContain('quiz')
    expect(runs).toHaveLength(1)
    const [run] = runs
    expect(run!.finished).toBe(true)
    expect(run!.mean('exact_match')).toBeCloseTo(4 / 6)
    expect(run!.instances).toHaveLength(6)
    expect(run!.answers.map((answer) => answer?.completions[0]?.text)).toEqual(['A', 'B', 'C', 'A', 'D', 'D'])
    expect(run!.scores.map(({ outcome }) => outcome)).toEqual(Array(6).fill('scored'))
    expect(existsSync(run!.path)).toBe(false)
  })

  it('says how it ended, whatever it is', async () => {
    const files = { ...FILES, 'binnacle.config.ts': 'export default { plugins: [' }
    const { code, stderr, runs } = await runProject({ ...SOURCES, files, args: ['run', 'quiz'] })
    expect(code).toBe(2)
    expect(stderr).toContain('binnacle.config.ts')
    expect(runs).toEqual([])
  })

  it('reads JSON from standard output', async () => {
    const { json } = await runProject({ ...SOURCES, files: FILES, args: ['list', 'models', '--json'] })
    const names = json() as { items?: { name: string }[] } | { name: string }[] as unknown
    expect(JSON.stringify(names)).toContain('fake/echo')
  })

  it('ends a command that takes too long', async () => {
    const slow = FILES['binnacle.config.ts']
      .replace("client: 'fake/flaky'", "client: 'fake/slow'")
      .replace("options: { failures: 1, failure: 'server', text: 'B' }", 'options: { delay: 600_000 }')
    const ended = await runProject({
      ...SOURCES,
      files: { ...FILES, 'binnacle.config.ts': slow },
      args: ['run', 'quiz:model=local/flaky'],
      timeout: 6_000,
    })
    expect(ended).toMatchObject({ code: null, signal: 'SIGKILL' })
  })
})

describe('openProject', () => {
  it('runs several commands in one folder, with files that change', async () => {
    const project = openProject({ ...SOURCES, files: FILES })
    try {
      expect((await project.run(['run', 'quiz:model=local/flaky', '--attempts', '1'])).code).toBe(3)
      const again = await project.run(['run', 'quiz:model=local/flaky', '--attempts', '2', '--suite', 'patient'])
      expect(again.code, again.stderr).toBe(0)
      expect(project.runs('patient').map((run) => run.mean('exact_match'))).toEqual([2 / 6])
      expect(project.runs('patient')[0]!.answers).toHaveLength(6)
      expect(project.runFolders()).toHaveLength(2)
      project.write({ 'rows.jsonl': quizRows(2) })
      await project.run(['run', 'quiz:model=local/oracle', '--suite', 'fewer'])
      expect(project.runs('fewer')[0]!.instances).toHaveLength(2)
      expect(() => project.write({ '../outside.txt': '' })).toThrow(expect.objectContaining({ code: 'ERR_PROJECT_FILE' }))
    } finally {
      await project.close()
    }
    expect(existsSync(project.folder)).toBe(false)
  })

  it('ends what still runs when it is closed', async () => {
    const project = openProject({
      command: [process.execPath],
      files: { 'wait.mjs': 'console.error("waiting"); setInterval(() => {}, 1000)' },
    })
    const started = project.start(['wait.mjs'])
    await started.said('waiting')
    await project.close()
    expect((await started.ended).signal).toBe('SIGKILL')
  })

  it('hands on nothing that would change what a command does', async () => {
    process.env['TEST_ONLY_API_KEY'] = 'sk-of-the-developer'
    const files = { 'print.mjs': 'console.log(JSON.stringify(process.env))' }
    const project = openProject({ command: [process.execPath], files, env: { GIVEN: 'yes' } })
    const env = (await project.run(['print.mjs'], { MORE: 'too' })).json() as Record<string, string>
    await project.close()
    delete process.env['TEST_ONLY_API_KEY']
    expect(env).toMatchObject({ GIVEN: 'yes', MORE: 'too', NO_COLOR: '1' })
    expect(Object.keys(env).filter((name) => /^(VITEST|NODE_OPTIONS|TEST_ONLY_API_KEY)/.test(name))).toEqual([])
  })

  it('finds the command of the author, or says where it looked', () => {
    const here = process.cwd()
    process.chdir(join(root, 'tests', 'run'))
    const project = openProject({ files: {} })
    process.chdir('/')
    try {
      expect(() => openProject({ files: {} })).toThrow(expect.objectContaining({ code: 'ERR_PROJECT_COMMAND' }))
    } finally {
      process.chdir(here)
      void project.close()
    }
  })
})
