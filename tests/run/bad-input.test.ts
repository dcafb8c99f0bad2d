import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { KEY, QUIZ, quizConfig, quizFiles, quizRows, WITH_KEY } from '../support/quiz.ts'

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer()
})
afterAll(() => provider.close())
afterEach(() => {
  // Wrong input is found before anything is asked.
  expect(provider.received).toHaveLength(0)
  project.remove()
})

/** Expects that a command is refused: exit code 2, nothing on standard output, the code and the texts on standard error. */
async function expectRefused(words: readonly string[], code: string, ...texts: readonly (string | RegExp)[]): Promise<void> {
  const ended = await project.run(words, WITH_KEY)
  expect(ended.stderr).toContain(code)
  for (const text of texts)
    expect(ended.stderr).toMatch(text instanceof RegExp ? text : new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  expect(ended.stderr).not.toContain(KEY)
  expect(ended.stdout).toBe('')
  expect(ended.code).toBe(2)
}

const yaml = (text: string): Project => createProject({ 'binnacle.config.yaml': text, 'quiz.ts': QUIZ, 'rows.jsonl': quizRows(2) })

const withPlugin = (plugin: string, files: Readonly<Record<string, string>> = {}): Project =>
  createProject({
    ...quizFiles(provider.url, 2),
    'binnacle.config.ts': quizConfig(provider.url).replace("'./quiz.ts'", `'./quiz.ts', '${plugin}'`),
    ...files,
  })

describe('the config', () => {
  it('a misspelt key is named with file, line and the nearest key', async () => {
    project = yaml('plugins: [./quiz.ts]\nsuite: one\nmaxEvalInstance: 3\n')
    await expectRefused(['run'], 'ERR_CONFIG_INVALID', 'binnacle.config.yaml:3', 'maxEvalInstance', 'Did you mean “maxEvalInstances”?')
  })

  it('a misspelt key in a model is named with its path', async () => {
    project = yaml('models:\n  - name: a/b\n    client: openai\n  - name: a/c\n    client: openai\n    windo: 12\n')
    await expectRefused(['run'], 'ERR_CONFIG_INVALID', 'binnacle.config.yaml:6', 'models[1].windo', 'Did you mean “window”?')
  })

  it('a key that is missing is named as missing', async () => {
    project = yaml('models:\n  - name: a/b\n')
    await expectRefused(['run'], 'ERR_CONFIG_INVALID', 'binnacle.config.yaml:2', 'models[0].client: this is missing')
    project.write({ 'binnacle.config.yaml': 'runs:\n  - args: { a: 1 }\n' })
    await expectRefused(['run'], 'ERR_CONFIG_INVALID', 'runs[0].task: this is missing')
  })

  it('a key in the config is refused, and not shown', async () => {
    project = yaml(`models:\n  - name: a/b\n    client: openai\n    options: { apiKey: ${KEY} }\n`)
    await expectRefused(['run'], 'ERR_CONFIG_SECRET', 'binnacle.config.yaml:4', 'models[0].options.apiKey', 'env:NAME')
  })

  it('a config that cannot be read is named', async () => {
    project = createProject({ 'binnacle.config.json': '{ "suite": ' })
    await expectRefused(['run'], 'ERR_CONFIG_READ', 'binnacle.config.json')
  })

  it('a config that throws is named with its cause', async () => {
    project = createProject({ 'binnacle.config.ts': "throw new Error('no such planet')" })
    await expectRefused(['run'], 'ERR_CONFIG_READ', 'binnacle.config.ts', 'no such planet')
  })

  it('without a config the error has the line that makes one', async () => {
    project = createProject({})
    await expectRefused(['run'], 'ERR_PLAN_EMPTY', 'npx binnacle init')
    await expectRefused(['run', '--config', 'no.yaml'], 'ERR_CONFIG_NOT_FOUND', 'no.yaml', 'npx binnacle init')
  })
})

describe('names', () => {
  it.each([
    ['a task', ['run', 'quizz:model=local/model'], 'ERR_TASK_UNKNOWN', 'Did you mean “quiz”?'],
    ['a model', ['run', 'quiz:model=local/modell'], 'ERR_MODEL_UNKNOWN', 'Did you mean “local/model”?'],
    ['an argument', ['run', 'quiz:level=3,model=local/model'], 'ERR_PLAN_ARGUMENTS', '“level”'],
    ['an expander', ['run', 'quiz:max_train_instnces=3,model=local/model'], 'ERR_PLAN_ARGUMENTS', 'Did you mean “max_train_instances”?'],
    [
      'an argument that is wanted',
      ['plan', 'truthful_qa:model=local/model', '--plugin', '@binnacle/scenarios-knowledge'],
      'ERR_PLAN_ARGUMENTS',
      'the argument “task” is missing',
    ],
    ['an expander’s value', ['run', 'quiz:model=local/model,stop=hasch'], 'ERR_ENTRY_VALUE', 'Did you mean “hash”?'],
    ['an entry', ['run', 'quiz:model'], 'ERR_ENTRY_SYNTAX', 'key=value'],
    ['an option', ['run', '--max-eval-instance', '3'], '--max-eval-instances', 'unknown option'],
    ['a command', ['rnu'], 'unknown command', 'run'],
    ['a number', ['run', '--concurrency', 'many'], 'ERR_OPTION_VALUE', 'many'],
    ['a priority', ['run', '--priority', 'high'], 'ERR_OPTION_VALUE', 'high'],
    ['a condition', ['run', '--fail-on', 'errored'], 'ERR_OPTION_FAIL_ON', 'errored>2%'],
    ['a list', ['list', 'task'], 'ERR_LIST_KIND', 'Did you mean “tasks”?'],
    ['a format', ['plan', '--format', 'xml'], 'table, json, helm', 'xml'],
    ['a run folder', ['show', 'binnacle-out/nothing'], 'ERR_RECORD_NOT_A_RUN', 'binnacle-out/nothing'],
    ['a record', ['run', '--replay', 'nothing'], 'ERR_HELM_NOT_A_RUN', 'nothing'],
    ['HELM’s entry files', ['run', '--conf-paths', 'entries.conf'], 'ERR_CONF_READ', 'entries.conf'],
  ])('%s that is misspelt or missing', async (_name, words, code, text) => {
    project = createProject(quizFiles(provider.url, 2))
    await expectRefused(words, code, text)
  })

  it('an option of a model', async () => {
    project = createProject(quizFiles(provider.url, 2, '', ", baseURL: 'http://x'"))
    await expectRefused(['run'], 'ERR_PLAN_OPTIONS', 'local/model', 'baseURL')
    await expectRefused(['plan'], 'ERR_PLAN_OPTIONS', 'baseURL')
  })

  it('a scenario that a task names', async () => {
    project = createProject({
      ...quizFiles(provider.url, 2),
      'quiz.ts': QUIZ.replace("scenario: { name: 'quiz' }", "scenario: { name: 'quizz' }"),
    })
    await expectRefused(['run'], 'ERR_SCENARIO_UNKNOWN', '“quizz”', 'Did you mean “quiz”?')
  })

  it('an environment file', async () => {
    project = createProject(quizFiles(provider.url, 2, "envFile: 'no.env',"))
    await expectRefused(['run'], 'ERR_OPTION_ENV_FILE', 'no.env')
  })

  it('a missing secret', async () => {
    project = createProject(quizFiles(provider.url, 2))
    const ended = await project.run(['run'])
    expect(ended.stderr).toContain('ERR_CONFIG_SECRET')
    expect(ended.stderr).toContain('env:TEST_KEY')
    expect(ended.code).toBe(2)
  })
})

describe('plugins', () => {
  it.each([
    ['one that is not there', './gone.ts', {}, 'ERR_PLUGIN_NOT_FOUND', 'gone.ts'],
    [
      'a package that is not installed',
      '@binnacle/scenarios-nothing',
      {},
      'ERR_PLUGIN_NOT_FOUND',
      'npm install -D @binnacle/scenarios-nothing',
    ],
    ['one that throws', './bad.ts', { 'bad.ts': "throw new Error('no such planet')" }, 'ERR_PLUGIN_IMPORT', 'no such planet'],
    ['one that does not parse', './bad.ts', { 'bad.ts': 'export const = 3' }, 'ERR_PLUGIN_IMPORT', 'bad.ts'],
    ['a plain object', './bad.ts', { 'bad.ts': 'export default { scenarios: [] }' }, 'ERR_PLUGIN_SHAPE', 'a plain object'],
    ['one without a contribution', './bad.ts', { 'bad.ts': 'export const x = 3' }, 'ERR_PLUGIN_EMPTY', 'bad.ts'],
  ])('%s is named with its cause, and the others still list', async (_name, plugin, files, code, text) => {
    project = withPlugin(plugin, files)
    // Where there is a text, it tells that no hook is missing: what else is asked would be done.
    if ('bad.ts' in files) await expectRefused(['run', 'quizz'], code, text)
    else await expectRefused(['run'], code, text)
    const listed = await project.run(['list', 'tasks'])
    expect(listed.code).toBe(2)
    expect(listed.stdout).toContain('quiz')
    expect(listed.stderr).toContain(text)
    const plugins = await project.run(['list', 'plugins'])
    expect(plugins.stdout).toContain(`BROKEN: ${code}`)
  })

  it('one that may have hooks keeps everything from being asked', async () => {
    project = withPlugin('./bad.ts', {
      'bad.ts': "import './other.ts'\nthrow new Error('no such planet')",
      'other.ts': 'export const hooks = {}',
    })
    await expectRefused(['run'], 'ERR_PLUGIN_IMPORT', 'no such planet')
  })

  it('one of --plugin, too', async () => {
    project = createProject(quizFiles(provider.url, 2))
    await expectRefused(['run', '--plugin', './gone.ts'], 'ERR_PLUGIN_NOT_FOUND', 'gone.ts')
  })
})

describe('data', () => {
  const broken = `${quizRows(2)}\n{"question": "Number 2?", "answ\n${quizRows(1)}`

  it('a broken row is named with its file and number', async () => {
    project = createProject({ ...quizFiles(provider.url, 2), 'rows.jsonl': broken })
    const ended = await project.run(['run'], WITH_KEY)
    expect(ended.stderr).toContain('row 3 (line 3) of rows.jsonl')
    expect(ended.code).toBe(2)
  })

  it('a file without rows, a scenario without rows, and one that throws', async () => {
    project = createProject({ ...quizFiles(provider.url, 2), 'rows.jsonl': '' })
    const cut = await project.run(['run'], WITH_KEY)
    expect(cut.stderr).toContain('ERR_FILES_EMPTY')
    expect(cut.code).toBe(2)
    project.write({ ...quizFiles(provider.url, 2), 'quiz.ts': QUIZ.replace('for await', 'if (Date.now() < 0)\n    for await') })
    const empty = await project.run(['run'], WITH_KEY)
    expect(empty.stderr).toContain('ERR_GATHER_EMPTY')
    expect(empty.code).toBe(2)
    project.write({ 'quiz.ts': QUIZ.replace('for await', "throw new Error('no such planet')\n    for await") })
    const threw = await project.run(['run'], WITH_KEY)
    expect(threw.stderr).toContain('ERR_GATHER_SCENARIO')
    expect(threw.stderr).toContain('no such planet')
    expect(threw.code).toBe(2)
  })
})
