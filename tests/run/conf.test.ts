import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { quizFiles, WITH_KEY } from '../support/quiz.ts'

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer()
})
afterAll(() => provider.close())
afterEach(() => project.remove())

const CONF = `# Entries of our own.
entries: [
  {description: "quiz:model=text", priority: 1}
  {description: "quiz:model=text,num_train_trials=2", priority: 2, groups: ["extra", "again"]}
]
`

const withConf = (more = ''): Project => createProject({ ...quizFiles(provider.url, 3, more), 'entries.conf': CONF })

/** The names of the planned runs. */
async function planned(...words: readonly string[]): Promise<readonly string[]> {
  const { stdout, stderr, code } = await project.run(['plan', '--json', ...words])
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return (JSON.parse(stdout) as { readonly runs: readonly { readonly name: string }[] }).runs.map(({ name }) => name)
}

const FIRST = 'quiz:model=local_model'
const SECOND = 'quiz:model=local_model,num_train_trials=2,groups=again-extra'

describe('--conf', () => {
  it.each([['--conf'], ['-c'], ['--conf-paths']])('%s reads entries, with models of the config and groups', async (option) => {
    project = withConf()
    expect(await planned(option, 'entries.conf')).toEqual([FIRST, SECOND])
  })

  it('reads several files in order, and before entries of the command line', async () => {
    project = withConf()
    project.write({ 'more.conf': 'entries: [{description: "quiz:num_outputs=2"}]' })
    const third = 'quiz:num_outputs=2,model=local_model'
    expect(await planned('-c', 'more.conf', 'entries.conf')).toEqual([third, FIRST, SECOND])
    expect(await planned('quiz:stop=hash', '-c', 'more.conf')).toEqual([third, 'quiz,stop=hash:model=local_model'])
  })

  it('in the config counts beside `runs`, and gives way to the command line', async () => {
    project = withConf("conf: 'entries.conf',")
    expect(await planned()).toEqual([FIRST, SECOND, FIRST])
    expect(await planned('quiz:num_outputs=2')).toEqual(['quiz:num_outputs=2,model=local_model'])
    project.write({ 'more.conf': 'entries: [{description: "quiz:num_outputs=2"}]' })
    expect(await planned('-c', 'more.conf')).toEqual(['quiz:num_outputs=2,model=local_model'])
  })

  it('heeds --priority, where entries of the command line have 1 and those without one always count', async () => {
    project = withConf()
    project.write({ 'more.conf': 'entries: [{description: "quiz:num_outputs=2"}]' })
    expect(await planned('-c', 'entries.conf', '--priority', '1')).toEqual([FIRST])
    expect(await planned('-c', 'entries.conf', 'more.conf', '--priority', '0')).toEqual(['quiz:num_outputs=2,model=local_model'])
    const { stderr, code } = await project.run(['plan', '-c', 'entries.conf', '--priority', '0'])
    expect(stderr).toContain('ERR_PLAN_EMPTY')
    expect(code).toBe(2)
  })

  it('heeds --groups-to-run by the groups of the task alone, as HELM does', async () => {
    project = withConf()
    expect(await planned('-c', 'entries.conf', '--groups-to-run', 'quiz')).toEqual([FIRST, SECOND])
    expect((await project.run(['plan', '-c', 'entries.conf', '--groups-to-run', 'extra'])).stderr).toContain('ERR_PLAN_EMPTY')
  })

  it('heeds --model: entries that name another one are left out', async () => {
    project = withConf()
    project.write({ 'more.conf': 'entries: [{description: "quiz:model=local/model"}, {description: "quiz:model=text,num_outputs=2"}]' })
    expect(await planned('-c', 'more.conf', '--model', 'local/model')).toEqual([FIRST, 'quiz:model=local_model,num_outputs=2'])
    project.write({
      'other.yaml':
        'plugins: [./quiz.ts, "@binnacle/client-openai", "@binnacle/metrics-basic"]\nmodels: [{ name: a/b, client: openai }, { name: local/model, client: openai }]',
    })
    expect(await planned('--config', 'other.yaml', '-c', 'more.conf', '--model', 'a/b')).toEqual(['quiz:model=a_b,num_outputs=2'])
  })

  it('runs', async () => {
    project = withConf()
    const { code, stderr } = await project.run(['run', '--conf', 'entries.conf', '--priority', '1'], WITH_KEY)
    expect(stderr).not.toContain('error')
    expect(code).toBe(0)
    expect(project.runFolders().map((path) => path.split('/').at(-1))).toEqual([FIRST])
  })

  it('tells of an include that is not there', async () => {
    project = withConf()
    project.write({ 'more.conf': 'include "absent.conf"\nentries: [{description: "quiz"}]' })
    expect((await project.run(['plan', '-c', 'more.conf'])).stderr).toContain('absent.conf')
  })

  it.each([
    ['a file that is not there', 'absent.conf', undefined, 'ERR_CONF_READ', 'absent.conf'],
    ['a description without quotes', 'a.conf', 'entries: [\n  {description: quiz:model=text}\n]', 'ERR_CONF_SYNTAX', 'a.conf:2'],
    ['a priority in quotes', 'a.conf', 'entries: [{description: "quiz", priority: "1"}]', 'ERR_CONF_ENTRY', 'entries[0].priority'],
    ['an entry that is no entry', 'a.conf', 'entries: [{description: "quiz:model"}]', 'ERR_ENTRY_SYNTAX', 'quiz:model'],
  ])('refuses %s', async (_name, file, text, errorCode, words) => {
    project = withConf()
    if (text !== undefined) project.write({ [file]: text })
    const { stderr, stdout, code } = await project.run(['plan', '--conf', file])
    expect(stderr).toContain(errorCode)
    expect(stderr).toContain(words)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })

  it('says that a group of models needs a model', async () => {
    project = createProject({ ...quizFiles(provider.url, 3), 'entries.conf': CONF, 'none.yaml': 'plugins: [./quiz.ts]' })
    const { stderr, code } = await project.run(['plan', '--config', 'none.yaml', '-c', 'entries.conf'])
    expect(stderr).toContain('ERR_ENTRY_NO_MODEL')
    expect(stderr).toContain('"text"')
    expect(code).toBe(2)
  })
})

describe('deployments', () => {
  const config = `plugins: [./quiz.ts, "@binnacle/client-openai", "@binnacle/metrics-basic"]
models: [{ name: host/local/model, client: openai }, { name: second/model, model: local/model, client: openai }]
`
  const withDeployments = (): Project => createProject({ ...quizFiles(provider.url, 3), 'own.yaml': config })
  const own = async (...words: readonly string[]) => {
    const { stdout, stderr } = await project.run(['plan', '--config', 'own.yaml', '--json', ...words])
    expect(stderr).toBe('')
    type Run = { readonly name: string; readonly adaptation: { readonly model: string; readonly modelDeployment: string } }
    return (JSON.parse(stdout) as { readonly runs: readonly Run[] }).runs.map(({ name, adaptation: { model, modelDeployment } }) => [
      name,
      model,
      modelDeployment,
    ])
  }

  it('host/creator/model names a deployment, in the entry and after --model', async () => {
    project = withDeployments()
    const expected = [['quiz:model=local_model', 'local/model', 'host/local/model']]
    expect(await own('quiz:model=host/local/model')).toEqual(expected)
    expect(await own('quiz', '--model', 'host/local/model')).toEqual(expected)
  })

  it('model_deployment= alone decides the model', async () => {
    project = withDeployments()
    expect(await own('quiz:model_deployment=host/local/model')).toEqual([
      ['quiz:model_deployment=host_local_model', 'local/model', 'host/local/model'],
    ])
    expect(await own('quiz:model_deployment=second/model')).toEqual([['quiz:model_deployment=second_model', 'local/model', 'second/model']])
  })

  it('a model with a deployment of another one is refused', async () => {
    project = withDeployments()
    const { stderr, code } = await project.run(['plan', '--config', 'own.yaml', 'quiz:model=a/b,model_deployment=second/model'])
    expect(stderr).toContain('ERR_MODEL_UNKNOWN')
    expect(code).toBe(2)
  })
})
