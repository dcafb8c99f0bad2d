import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { quizFiles, quizRows, WITH_KEY } from '../support/quiz.ts'

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer()
})
afterAll(() => provider.close())
afterEach(() => project.remove())

describe('plan', () => {
  it('prints runs, rows, tokens, cost and what the environment sets, and asks nothing', async () => {
    project = createProject(quizFiles(provider.url, 3))
    const { stdout, code } = await project.run(['plan', '--max-eval-instances', '2'], {
      HTTPS_PROXY: 'http://someone:password@proxy.example:8080',
      HF_TOKEN: 'hf_abcdefghijklmnop',
      HF_ENDPOINT: 'https://hub.example',
    })
    expect(code).toBe(0)
    expect(stdout).toMatch(/quiz:model=local_model +generation +0 +1 +≤ 2 /)
    expect(stdout).toContain('Cost: up to 0 USD')
    expect(stdout).toContain('proxy.example:8080')
    expect(stdout).toContain('HF_ENDPOINT: https://hub.example')
    expect(stdout).toContain('HF_TOKEN: set')
    expect(stdout).not.toMatch(/password|hf_abc/)
    expect(provider.received).toEqual([])
    expect(project.runFolders()).toEqual([])
  })

  it('tells of a deployment that its provider has ended', async () => {
    project = createProject(quizFiles(provider.url, 3))
    const planOf = (model: string) => project.run(['plan', `quiz:model=${model}`, '--plugin', '@binnacle/client-google'])
    const { stderr, stdout, code } = await planOf('google/gemini-3-pro-preview')
    expect(code, stderr).toBe(0)
    expect(`${stderr}${stdout}`).toContain(
      'google/gemini-3-pro-preview is not served since 2026-03-09; another model may answer in its place',
    )
    const served = await planOf('google/gemini-2.5-flash')
    expect(`${served.stderr}${served.stdout}`).not.toContain('is not served')
  })

  it('--format json and --json give the run specs', async () => {
    project = createProject(quizFiles(provider.url, 3))
    const plan = await project.run(['plan', '--format', 'json'])
    expect((await project.run(['plan', '--json'])).stdout).toBe(plan.stdout)
    expect(JSON.parse(plan.stdout)).toMatchObject({
      runs: [
        { name: 'quiz:model=local_model', task: { name: 'quiz' }, deployment: { client: 'openai', options: { apiKey: 'env:TEST_KEY' } } },
      ],
    })
  })

  it('--format helm gives HELM’s run specs', async () => {
    project = createProject(quizFiles(provider.url, 3))
    const { stdout } = await project.run(['plan', '--format', 'helm'])
    expect(JSON.parse(stdout)).toMatchObject([
      {
        name: 'quiz:model=local_model',
        scenario_spec: { class_name: 'binnacle.scenarios.quiz' },
        adapter_spec: { method: 'generation', model: 'local/model' },
      },
    ])
  })

  it('shows the licence of the data', async () => {
    project = createProject({ 'binnacle.config.yaml': 'models: [{ name: a/b, client: openai, price: { input: 0, output: 0 } }]\n' })
    const { stdout, stderr } = await project.run(['plan', 'cmmlu:subject=anatomy'])
    expect(stderr).toBe('')
    expect(stdout).toMatch(/NON-COMMERCIAL USE ONLY/)
  })

  it('makes a run for each model where an entry names none, and keeps groups', async () => {
    project = createProject(quizFiles(provider.url, 3))
    const names = async (...words: readonly string[]) =>
      (JSON.parse((await project.run(['plan', '--json', ...words])).stdout) as { runs: { name: string }[] }).runs.map(({ name }) => name)
    expect(await names('quiz:max_train_instances=all')).toEqual(
      [0, 1, 2, 4, 8, 16].map((shots) => `quiz:max_train_instances=${shots},model=local_model`),
    )
    expect(await names('--groups-to-run', 'quiz')).toEqual(['quiz:model=local_model'])
    expect((await project.run(['plan', '--groups-to-run', 'other'])).stderr).toContain('ERR_PLAN_EMPTY')
  })
})

describe('HELM’s spellings', () => {
  it('are taken', async () => {
    project = createProject({ ...quizFiles(provider.url, 10), 'more.ts': 'export const hooks = {}' })
    const words = [
      '-r',
      'quiz',
      '--models-to-run',
      'local/model',
      '-m',
      '4',
      '-t',
      '2',
      '-o',
      'results',
      '-n',
      '2',
      '--suite',
      'helm',
      '--plugins',
      './more.ts',
    ]
    const planned = await project.run(['run', ...words, '--dry-run'], WITH_KEY)
    expect(planned.stdout).toMatch(/quiz:model=local_model .*≤ 4/)
    expect(provider.received).toEqual([])
    const ran = await project.run(['run', ...words, '--skip-completed-runs', '--exit-on-error'], WITH_KEY)
    expect(ran.code).toBe(0)
    expect(ran.stderr).toContain('--skip-completed-runs: ')
    expect(ran.stderr).toContain('--exit-on-error: ')
    expect(ran.stdout).toContain('results/runs/helm/quiz:model=local_model')
    expect(provider.received).toHaveLength(4)
    expect((await project.run(['summarize', '--output-path', 'results', '--suite', 'helm'])).stdout).toContain('0.250')
    expect((await project.run(['list', 'plugins', '--plugins', './more.ts'])).stdout).toContain('more')
  })
})

describe('a config', () => {
  it('made by init runs', async () => {
    project = createProject({})
    const printed = await project.run(['init', '--print'])
    const made = await project.run(['init'])
    expect(made.code).toBe(0)
    expect((await project.run(['init'])).stderr).toContain('ERR_INIT_EXISTS')
    expect(printed.stdout).toContain('defineConfig')
    expect((await project.run(['plan'])).stdout).toContain('mmlu:subject=anatomy')
  })

  it('made by init names the plugins that the project itself depends on', async () => {
    project = createProject({
      'package.json': JSON.stringify({
        type: 'module',
        devDependencies: { binnacle: '*', '@binnacle/scenarios-reasoning': '*', '@binnacle/client-openai': '*', zod: '*' },
      }),
    })
    const { stdout } = await project.run(['init'])
    expect(stdout).toContain('Next: npx binnacle plan')
    const { stdout: printed } = await project.run(['init', '--print'])
    expect(printed).toContain("  plugins: ['@binnacle/scenarios-reasoning', '@binnacle/client-openai'],\n")
    expect(printed).toContain("  runs: ['gsm'],\n")
    expect((await project.run(['plan'])).stdout).toContain('gsm:model=openai_gpt-4o-mini')
  })

  it('made by init without a task or model says which package to install', async () => {
    project = createProject({ 'package.json': '{ "type": "module", "devDependencies": { "@binnacle/metrics-basic": "*" } }' })
    const { stdout } = await project.run(['init'])
    expect(stdout).toContain('npm install -D @binnacle/scenarios-knowledge')
    expect(stdout).toContain('npm install -D @binnacle/client-openai')
    expect(stdout).toContain('Then: npx binnacle init --force')
    expect(stdout).not.toContain('binnacle plan')
    expect((await project.run(['init', '--print'])).stdout).not.toContain('runs:')
  })

  it('of a package without a type is read without a warning of Node’s', async () => {
    const files = quizFiles(provider.url, 2)
    project = createProject({ ...files, 'package.json': '{ "private": true }' })
    const { stderr, code } = await project.run(['plan'])
    expect(stderr).toBe('')
    expect(code).toBe(0)
  })

  it('in a package of CommonJS says the way out', async () => {
    project = createProject({ ...quizFiles(provider.url, 2), 'package.json': '{ "private": true, "type": "commonjs" }' })
    const { stderr, code } = await project.run(['plan'])
    expect(stderr).toContain('ERR_CONFIG_READ')
    expect(stderr).toContain('npm pkg set type=module')
    expect(stderr).toContain('binnacle.config.mts')
    expect(code).toBe(2)
  })

  it('in YAML has the same keys, and an environment file is read', async () => {
    project = createProject({
      'binnacle.config.yaml': [
        "plugins: ['@binnacle/metrics-basic', '@binnacle/client-openai', './quiz.ts']",
        'models:',
        '  - name: local/model',
        '    client: openai',
        '    price: { input: 0, output: 0 }',
        `    options: { baseUrl: '${provider.url}', apiKey: 'env:FROM_FILE' }`,
        'runs: [{ task: quiz, model: local/model }]',
        'suite: yaml',
        'envFile: keys.env',
      ].join('\n'),
      'keys.env': 'FROM_FILE=a-key-of-the-file\n',
      'quiz.ts': quizFiles(provider.url, 1)['quiz.ts']!,
      'rows.jsonl': quizRows(2),
    })
    const { code, stderr } = await project.run(['run'])
    expect(stderr).not.toContain('error')
    expect(code).toBe(0)
    expect(provider.received.at(-1)!.headers.authorization).toBe('Bearer a-key-of-the-file')
    expect(project.runFolders('yaml')).toHaveLength(1)
  })
})
