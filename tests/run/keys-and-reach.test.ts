import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { allTexts, createProject, type Project } from '../support/project.ts'
import { QUIZ, quizRows } from '../support/quiz.ts'
import { commandPath, fromSources } from '../support/start-node.ts'
import { openWireServer, type WireRequest, type WireServer } from '../support/wire-server.ts'

const CANARY = 'sk-canary-0123456789abcdef'

const answer = (): { readonly body: object } => ({
  body: { model: 'm', choices: [{ index: 0, message: { content: 'A' }, text: 'A', finish_reason: 'stop' }] },
})
/** The prompt with a log-probability for each word; those of the second choice are likely. */
const echo = ({ body }: WireRequest): { readonly body: object } => {
  const tokens = String(body['prompt']).match(/\s*\S+|\s+$/g) ?? []
  const values = tokens.map((token, place) => (place === 0 ? null : token.includes('second') ? -0.01 : -0.5 - (token.length % 7) / 10))
  return { body: { choices: [{ text: body['prompt'], finish_reason: 'length', logprobs: { tokens, token_logprobs: values } }] } }
}
const deaf = (): { readonly body: object } => ({
  body: { choices: [{ text: ' the', finish_reason: 'length', logprobs: { tokens: [' the'], token_logprobs: [-1.2] } }] },
})

let server: WireServer
let project: Project | undefined

beforeAll(async () => {
  server = await openWireServer({
    plain: answer,
    inference: ({ path }) =>
      path === '/inference/chat/completions' ? answer() : { status: 404, body: { error: { message: 'Not Found' } } },
    locked: ({ headers }) => (headers.authorization === undefined ? { status: 401, body: { error: { message: 'no key' } } } : answer()),
    echo,
    deaf,
  })
})
afterEach(() => {
  project?.remove()
  project = undefined
})
afterAll(() => server.close())

const model = (name: string, options: object): object => ({
  name,
  client: 'openai',
  options,
  window: 4096,
  tokenizer: 'estimate',
  price: { input: 0, output: 0 },
})

function open(models: readonly object[], more: Readonly<Record<string, string>> = {}, rows = 2): Project {
  project = createProject({
    'binnacle.config.ts': `export default { plugins: ['@binnacle/metrics-basic', '@binnacle/client-openai', './quiz.ts'], models: ${JSON.stringify(models)}, runs: ['quiz'] }`,
    'quiz.ts': QUIZ,
    'rows.jsonl': quizRows(rows),
    ...more,
  })
  return project
}

/** The headers that a case of the server got since the last look. */
function keysAt(start: number): readonly string[] {
  return [...new Set(server.got.slice(start).map(({ headers }) => headers.authorization ?? 'none'))]
}

describe('a key goes only where it was named', () => {
  it('OPENAI_API_KEY goes to no server but OpenAI’s, unless its deployment names it', async () => {
    const start = server.got.length
    const { code } = await open([model('t/plain', { baseUrl: `${server.url}/plain` })]).run(['run', '--yes'], { OPENAI_API_KEY: CANARY })
    expect([code, keysAt(start)]).toEqual([0, ['none']])
    project!.remove()
    const again = server.got.length
    await open([model('t/plain', { baseUrl: `${server.url}/plain`, apiKey: 'env:OPENAI_API_KEY' })]).run(['run', '--yes'], {
      OPENAI_API_KEY: CANARY,
    })
    expect(keysAt(again)).toEqual([`Bearer ${CANARY}`])
  })

  it('OPENAI_BASE_URL of the same environment gets it, and is part of the run', async () => {
    const start = server.got.length
    const env = { OPENAI_API_KEY: CANARY, OPENAI_BASE_URL: `${server.url}/plain` }
    const one = open([model('t/plain', {})])
    const plan = await one.run(['plan'], env)
    expect(plan.stdout).toContain(`t/plain is asked at ${new URL(server.url).host}, with the key env:OPENAI_API_KEY`)
    const { code } = await one.run(['run', '--yes'], env)
    expect([code, keysAt(start)]).toEqual([0, [`Bearer ${CANARY}`]])
    const { spec } = JSON.parse(one.read('run.json')) as { spec: { deployment: { options: object } } }
    expect(spec.deployment.options).toEqual({ baseUrl: `${server.url}/plain`, apiKey: 'env:OPENAI_API_KEY' })
  })

  it('plan shows which key goes to which host', async () => {
    const models = [
      model('openai/gpt-4o', {}),
      model('t/plain', { baseUrl: `${server.url}/plain` }),
      model('t/header', { baseUrl: 'https://h.example/v1', headers: { 'x-api-key': 'env:X', authorization: 'basic:env:LOGIN' } }),
    ]
    const { stdout } = await open(models).run(['plan'])
    expect(stdout).toContain('openai/gpt-4o is asked at api.openai.com, with the key env:OPENAI_API_KEY')
    expect(stdout).toContain(`t/plain is asked at ${new URL(server.url).host}, without a key`)
    expect(stdout).toContain('t/header is asked at h.example, with the key env:X as x-api-key and env:LOGIN')
    const json = JSON.parse((await project!.run(['plan', '--json'])).stdout) as { destinations: Record<string, object> }
    expect(json.destinations['t/plain']).toEqual({ url: `${server.url}/plain/v1/chat/completions`, secrets: [] })
  })

  it('a server that wants one, and got none, is answered with the way out', async () => {
    const { code, stderr } = await open([model('t/locked', { baseUrl: `${server.url}/locked` })]).run(['run', '--yes'], {
      OPENAI_API_KEY: CANARY,
    })
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/wants a key for locked, and none was sent \(401\)[\s\S]*apiKey: 'env:NAME'/) as string,
    ])
  })

  it('a login is sent as Basic authentication', async () => {
    const start = server.got.length
    const options = { baseUrl: `${server.url}/plain`, headers: { authorization: 'basic:env:LOGIN' } }
    await open([model('t/plain', options)]).run(['run', '--yes'], { LOGIN: 'user:hunter2-password' })
    expect(keysAt(start)).toEqual([`Basic ${Buffer.from('user:hunter2-password').toString('base64')}`])
    for (const { path, text } of allTexts(join(project!.folder, 'binnacle-out'))) expect(text, path).not.toContain('hunter2')
  })

  it.each([
    ['a password in the base URL', { baseUrl: 'http://user:hunter2-password@127.0.0.1:1/v1' }, 'ERR_CONFIG_SECRET', 'basic:env:'],
    [
      'a parameter of the base URL',
      { baseUrl: 'http://127.0.0.1:1/v1?api_key=hunter2-password' },
      'ERR_PROVIDER_BASE_URL_SECRET',
      'headers:',
    ],
    ['a header', { headers: { 'X-Api-Key': 'hunter2-password' } }, 'ERR_CONFIG_SECRET', 'env:NAME'],
    [
      'a header of another name',
      { headers: { 'Ocp-Apim-Subscription-Key': 'hunter2-password' } },
      'ERR_PROVIDER_HEADER_SECRET',
      "'Ocp-Apim-Subscription-Key': 'env:NAME'",
    ],
    ['the key itself', { apiKey: 'hunter2-password' }, 'ERR_CONFIG_SECRET', 'env:NAME'],
    ['an extra field', { extraBody: { auth_token: 'hunter2-password' } }, 'ERR_CONFIG_SECRET', 'env:NAME'],
  ])('written out in %s it is refused before anything is recorded', async (_where, options, error, hint) => {
    const one = open([model('t/plain', options)])
    for (const words of [['plan'], ['run', '--yes'], ['run', '--yes', '--json']]) {
      const { code, stdout, stderr } = await one.run(words)
      expect(code).toBe(2)
      expect(stdout + stderr).toContain(error)
      expect(stdout + stderr).toContain(hint)
      expect(stdout + stderr).not.toContain('hunter2')
    }
    for (const { path, text } of allTexts(join(one.folder, 'binnacle-out'))) expect(text, path).not.toContain('hunter2')
  })

  it('HELM’s api_key in args, EMPTY of its vLLM client, and deployments in credentials.conf', async () => {
    const start = server.got.length
    const row = (name: string, className: string, args: object) => ({
      name,
      model_name: name,
      tokenizer_name: 'simple/tokenizer1',
      max_sequence_length: 8192,
      client_spec: { class_name: `helm.clients.${className}`, args },
    })
    const rows = [
      row('studio/tiny', 'openai_client.OpenAIClient', { api_key: 'lm-studio-key', base_url: `${server.url}/plain/v1` }),
      row('lab/tiny', 'vllm_client.VLLMClient', { base_url: `${server.url}/plain/v1` }),
      row('named/tiny-1.5', 'openai_client.OpenAIClient', { base_url: `${server.url}/plain/v1` }),
    ]
    const one = open([], {
      'prod_env/model_deployments.yaml': `model_deployments: ${JSON.stringify(rows)}\n`,
      'prod_env/credentials.conf': 'deployments {\n  "named/tiny-1.5": "key-of-the-deployment"\n}\n',
    })
    const entries = rows.map(({ name }) => `quiz:model=${name}`)
    const { code, stderr } = await one.run(['run', '--yes', '--local-path', 'prod_env', ...entries], { OPENAI_API_KEY: CANARY })
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('lm-studio-key') as string])
    expect(keysAt(start)).toEqual(['Bearer lm-studio-key', 'Bearer EMPTY', 'Bearer key-of-the-deployment'])
    for (const { path, text } of allTexts(join(one.folder, 'binnacle-out'))) {
      expect(text, path).not.toMatch(/lm-studio-key|key-of-the-deployment|sk-canary/)
    }
  })
})

describe('where requests go', () => {
  it('a base URL that ends in the interface’s path is used as it stands; one without a version can be said to be so', async () => {
    const models = [
      model('t/door', { baseUrl: `${server.url}/inference/chat/completions` }),
      model('t/base', { baseUrl: `${server.url}/inference`, addVersion: false }),
    ]
    const start = server.got.length
    expect((await open(models).run(['run', '--yes'])).code).toBe(0)
    expect(new Set(server.got.slice(start).map(({ path }) => path))).toEqual(new Set(['/inference/chat/completions']))
    project!.remove()
    const wrong = await open([model('t/base', { baseUrl: `${server.url}/inference` })]).run(['run', '--yes'])
    expect([wrong.code, wrong.stderr]).toEqual([3, expect.stringContaining('addVersion: false') as string])
  })

  it('NO_PROXY with ranges', async () => {
    const env = { HTTP_PROXY: 'http://127.0.0.1:9', NO_PROXY: '10.0.0.0/8,127.0.0.0/8' }
    const one = open([model('t/plain', { baseUrl: `${server.url}/plain` })])
    expect((await one.run(['run', '--yes', '--attempts', '1'], env)).code).toBe(0)
    const refused = await one.run(['run', '--yes', '--attempts', '1', '--suite', 'proxied'], { ...env, NO_PROXY: '10.0.0.0/8' })
    expect([refused.code, refused.stderr]).toEqual([3, expect.stringContaining('ERR_HTTP_') as string])
  })
})

describe('text that is scored', () => {
  const CHOICES = `import { CORRECT_TAG, defineScenario, defineTask, multipleChoiceSeparateAdaptation } from 'binnacle'
export const choices = defineScenario({ name: 'choices', description: 'x', async *load() {
  for (const [q, texts] of [['Is water wet?', ['no', 'second', 'maybe']], ['Is ice cold?', ['no', 'second', 'never']]])
    yield { split: 'test', input: { text: q }, references: texts.map((text, index) => ({ output: { text }, tags: index === 1 ? [CORRECT_TAG] : [] })) }
} })
export const choicesTask = defineTask({ name: 'choices', description: 'x', build: () => ({ scenario: { name: 'choices' },
  adaptation: multipleChoiceSeparateAdaptation('multiple_choice_separate_original'), metrics: [{ name: 'basic_reference' }], groups: ['x'],
  main: { stat: 'exact_match', split: 'test' } }) })
`
  const config = (name: string) =>
    `export default { plugins: ['@binnacle/metrics-basic', '@binnacle/client-openai', './choices.ts'], models: [${JSON.stringify(
      model(`t/${name}`, { baseUrl: `${server.url}/${name}`, api: 'completions' }),
    )}], runs: ['choices'] }`

  it('is what was sent: a server that ignores echo is refused, and no score comes of it', async () => {
    const one = open([], { 'binnacle.config.ts': config('deaf'), 'choices.ts': CHOICES })
    const { code, stdout, stderr } = await one.run(['run', '--yes'])
    expect([code, stdout + stderr]).toEqual([3, expect.stringMatching(/ERR_OPENAI_LOGPROBS/) as string])
    expect(stdout).not.toContain('0.333')
  })

  it('is scored by the tokens that cover a choice, whatever an estimate counts', async () => {
    const one = open([], { 'binnacle.config.ts': config('echo'), 'choices.ts': CHOICES })
    const { code, stdout } = await one.run(['run', '--yes', '--json'])
    expect(code).toBe(0)
    expect((JSON.parse(stdout) as { runs: readonly { score: number }[] }).runs[0]!.score).toBe(1)
  })
})

it.skipIf(process.platform === 'win32')('open files bound connections, and all answers are kept', async () => {
  const one = open([model('t/plain', { baseUrl: `${server.url}/plain` })], {}, 600)
  const [program, ...words] = fromSources('start-command.mjs')
  const command = [program!, ...words, 'run', '--yes', '--no-color', '-n', '600'].map((word) => `'${word}'`).join(' ')
  const env = { PATH: process.env['PATH'], BINNACLE_TEST_COMMAND: commandPath }
  const ended = await new Promise<{ readonly code: unknown; readonly stderr: string }>((resolve) => {
    execFile('sh', ['-c', `ulimit -n 128; exec ${command}`], { cwd: one.folder, env }, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    )
  })
  expect(ended).toEqual({ code: 0, stderr: expect.stringContaining('of 600 requests at a time 32 are under way') as string })
  expect(one.rows('completions.jsonl')).toHaveLength(600)
})

it('a server that asks to wait for years ends the run at once', async () => {
  const slow = await openWireServer({
    slow: () => ({ status: 429, headers: { 'retry-after': '99999999' }, body: { error: { message: 'later' } } }),
  })
  try {
    const { code, stderr } = await open([model('t/slow', { baseUrl: `${slow.url}/slow` })]).run(['run', '--yes'])
    expect([code, stderr]).toEqual([3, expect.stringMatching(/asks to wait 1157 days[\s\S]*ERR_RUN_WAIT/) as string])
  } finally {
    await slow.close()
  }
})

it.each(['0', '1e400', '9999999', 'Infinity', 'x'])('--timeout %s is no number of seconds', async (value) => {
  const { code, stderr } = await open([model('t/plain', { baseUrl: `${server.url}/plain` })]).run(['run', '--yes', '--timeout', value])
  expect([code, stderr]).toEqual([2, expect.stringContaining('ERR_OPTION_VALUE') as string])
})

it('a budget in dollars is refused where a price is not known', async () => {
  const { price: _price, ...unpriced } = model('t/plain', { baseUrl: `${server.url}/plain` }) as { price: object }
  const { code, stderr } = await open([unpriced]).run(['run', '--budget-usd', '1'])
  expect([code, stderr]).toEqual([2, expect.stringContaining('ERR_PLAN_BUDGET') as string])
})
