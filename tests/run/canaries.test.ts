import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allTexts, createProject, type Project } from '../support/project.ts'
import { QUIZ, quizRows } from '../support/quiz.ts'
import { openWireServer, type WireServer } from '../support/wire-server.ts'

/** Five kinds of secrets: a key of the environment, of a file, a login, a header of one's own, a key that OpenAI's library reads. */
const SECRETS = {
  variable: 'canary-variable-0123456789',
  file: 'canary-file-0123456789',
  login: 'user:canary-login-0123456789',
  header: 'canary-header-0123456789',
  usual: 'canary-usual-0123456789',
}
const ENV = { A_KEY: SECRETS.variable, A_LOGIN: SECRETS.login, A_HEADER: SECRETS.header, OPENAI_API_KEY: SECRETS.usual }
const COMMANDS = [
  ['plan'],
  ['plan', '--json'],
  ['run', '--yes'],
  ['run', '--yes', '--json'],
  ['list'],
  ['show'],
  ['show', '--json'],
  ['summarize'],
  ['score'],
  ['compare', 'default'],
  ['export'],
] as const

let server: WireServer
let project: Project

beforeAll(async () => {
  // The server says back what it was sent: in answers, and in the words of a refusal.
  server = await openWireServer({
    mirror: ({ headers }) => ({
      body: { model: 'm', choices: [{ index: 0, message: { content: JSON.stringify(headers) }, finish_reason: 'stop' }] },
    }),
    refusal: ({ headers }) => ({ status: 400, body: { error: { message: `bad request: ${JSON.stringify(headers)}` } } }),
  })
  const models = ['mirror', 'refusal'].flatMap((door) =>
    [
      { apiKey: 'env:A_KEY' },
      { apiKey: 'file:key.txt' },
      { headers: { authorization: 'basic:env:A_LOGIN' } },
      { headers: { 'X-Api-Key': 'env:A_HEADER' } },
      { apiKey: 'env:OPENAI_API_KEY' },
    ].map((options, place) => ({
      name: `t/${door}-${place}`,
      client: 'openai',
      options: { baseUrl: `${server.url}/${door}`, ...options },
      window: 4096,
      tokenizer: 'estimate',
      price: { input: 0, output: 0 },
    })),
  )
  project = createProject({
    'binnacle.config.ts': `export default { plugins: ['@binnacle/metrics-basic', '@binnacle/client-openai', './quiz.ts'], models: ${JSON.stringify(models)}, runs: ${JSON.stringify(models.map(({ name }) => `quiz:model=${name}`))} }`,
    'quiz.ts': QUIZ,
    'rows.jsonl': quizRows(2),
    'key.txt': SECRETS.file,
  })
})
afterAll(async () => {
  project.remove()
  await server.close()
})

it('five kinds of secrets stand in nothing that a command says or writes', async () => {
  const traces = /canary-(?:variable|file|login|header|usual)/
  const login = Buffer.from(SECRETS.login).toString('base64')
  for (const words of COMMANDS) {
    const { stdout, stderr } = await project.run(words, ENV)
    expect(stdout + stderr, words.join(' ')).not.toMatch(traces)
    expect(stdout + stderr, words.join(' ')).not.toContain(login)
  }
  const sent = server.got.map(({ headers }) => JSON.stringify(headers)).join('\n')
  for (const kind of ['variable', 'file', 'header', 'usual']) expect(sent).toContain(`canary-${kind}`)
  expect(sent).toContain(login)
  const texts = allTexts(join(project.folder, 'binnacle-out'))
  expect(texts.some(({ path, text }) => path.endsWith('completions.jsonl') && text.includes('[redacted]'))).toBe(true)
  for (const { path, text } of texts) {
    expect(text, path).not.toMatch(traces)
    expect(text, path).not.toContain(login)
  }
})
