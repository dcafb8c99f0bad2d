import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { allTexts, createProject, type Project } from '../support/project.ts'
import { type ProviderServer, type Reply, openProviderServer } from '@binnacle/testkit/server'
import { KEY, quizFiles, WITH_KEY } from '../support/quiz.ts'

interface Failure {
  readonly key: string
  readonly attempts: readonly { readonly code: string; readonly message: string }[]
}

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer({ model: 'served-model-2026' })
})
afterAll(() => provider.close())
afterEach(() => {
  project.remove()
  provider.reset()
  provider.reply(() => ({ say: 'A' }))
})

const outcomesOf = (): Readonly<Record<string, number>> =>
  (JSON.parse(project.read('run.json')) as { outcomes: Record<string, number> }).outcomes

const numberIn = (prompt: string): number => Number(/Number (\d+)\?/.exec(prompt)![1])

/** No key may stand in anything that a command leaves. */
function expectNoKey(...said: readonly string[]): void {
  for (const text of said) expect(text).not.toContain(KEY)
  for (const { path, text } of allTexts(`${project.folder}/binnacle-out`)) expect(text, path).not.toContain(KEY)
}

const html = '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>'

/** By the number of the question: how the server fails on it, and how that is recorded. */
const FAILURES: readonly (readonly [name: string, reply: Reply, code: string, tries: number])[] = [
  ['400', { status: 400, body: '{"error":{"message":"bad field"}}' }, 'ERR_PROVIDER_BAD_REQUEST', 1],
  ['500', { status: 500, body: '{"error":{"message":"on fire"}}' }, 'ERR_PROVIDER_SERVER', 2],
  ['a page of HTML', { status: 502, body: html, headers: { 'content-type': 'text/html' } }, 'ERR_PROVIDER_SERVER', 2],
  ['a page of HTML as an answer', { status: 200, body: html, headers: { 'content-type': 'text/html' } }, 'ERR_PROVIDER_NOT_JSON', 2],
  ['malformed JSON', { status: 200, body: '{"choices": [' }, 'ERR_PROVIDER_MALFORMED', 2],
  ['no choices', { fail: 'empty' }, 'ERR_OPENAI_ANSWER', 2],
  ['a line that is cut', { fail: 'cut' }, 'ERR_HTTP_CUT', 2],
]

it('a request that a server fails on costs one sample, and is recorded with every try', async () => {
  provider.reply(({ prompt }) => FAILURES[numberIn(prompt)]?.[1] ?? { say: 'A' })
  project = createProject(quizFiles(provider.url, FAILURES.length + 2))
  const { code, stdout } = await project.run(['run', '--attempts', '2'], WITH_KEY)
  expect(code).toBe(0)
  expect(outcomesOf()).toEqual({ errored: FAILURES.length, refused: 0, filtered: 0, truncated: 0, unparsed: 0, scored: 2 })
  expect(stdout).toContain(`${FAILURES.length} errored samples`)

  const questions = new Map(
    project.rows<{ key: string; request: { prompt: string } }>('requests.jsonl').map((row) => [row.key, numberIn(row.request.prompt)]),
  )
  const recorded = project
    .rows<Failure>('errors.jsonl')
    .map(({ key, attempts }) => [questions.get(key)!, attempts.map((attempt) => attempt.code)])
  const expected = FAILURES.map(([, , failure, tries], number) => [number, Array.from({ length: tries }, () => failure)])
  expect(recorded.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(expected)
  const calls = FAILURES.map((_, number) => provider.received.filter(({ prompt }) => numberIn(prompt) === number).length)
  expect(calls).toEqual(FAILURES.map(([, , , tries]) => tries))
  expectNoKey(stdout)
})

it('a call that hangs ends after --timeout, and costs one sample', async () => {
  provider.reply(({ prompt }) => (numberIn(prompt) === 1 ? { fail: 'hang' } : { say: 'A' }))
  project = createProject(quizFiles(provider.url, 3))
  expect((await project.run(['run', '--attempts', '1', '--timeout', '4'], WITH_KEY)).code).toBe(0)
  expect(outcomesOf()).toMatchObject({ errored: 1, scored: 2 })
  expect(project.rows<Failure>('errors.jsonl').map(({ attempts }) => attempts.map(({ code }) => code))).toEqual([['ERR_MODEL_TIMEOUT']])
})

it('waits as long as a 429 says, and asks again', async () => {
  provider.reply(({ prompt, count }) =>
    prompt.includes('Number 1?') && count <= 3
      ? { status: 429, body: '{"error":{"message":"slow down"}}', headers: { 'retry-after': '1' } }
      : { say: 'A' },
  )
  project = createProject(quizFiles(provider.url, 3))
  const { code, stderr } = await project.run(['run', '--concurrency', '3'], WITH_KEY)
  expect(stderr).not.toContain('warning')
  expect(code).toBe(0)
  expect(provider.received).toHaveLength(4)
  expect(JSON.parse(project.read('run.json'))).toMatchObject({ outcomes: { scored: 3, errored: 0 } })
  expect(project.rows('errors.jsonl')).toMatchObject([{ attempts: [{ attempt: 1, code: 'ERR_PROVIDER_RATE_LIMIT' }], answered: true }])
  expect((await project.run(['show', 'binnacle-out'])).stdout).toContain('1 request, answered in the end')
  expect(JSON.parse((await project.run(['show', 'binnacle-out', '--json'])).stdout)).toMatchObject({ retried: 1 })
})

describe('what holds for every request ends the run', () => {
  it.each([
    [
      '401',
      { status: 401, body: `{"error":{"message":"Incorrect API key provided: ${KEY}"}}` },
      'ERR_PROVIDER_KEY_REFUSED',
      'TEST_KEY|apiKey',
    ],
    [
      '404',
      { status: 404, body: '{"error":{"message":"The model does not exist","code":"model_not_found"}}' },
      'ERR_PROVIDER_MODEL_NOT_FOUND',
      'model',
    ],
  ])('%s', async (_name, reply, code, hint) => {
    provider.reply(() => reply)
    project = createProject(quizFiles(provider.url, 40))
    const ended = await project.run(['run', '--concurrency', '2'], WITH_KEY)
    expect(ended.code).toBe(3)
    expect(ended.stderr).toContain(code)
    expect(ended.stderr).toMatch(new RegExp(hint))
    expect(provider.received.length).toBeLessThanOrEqual(2)
    expectNoKey(ended.stdout, ended.stderr)
  })

  it('a server that cannot be reached is named', async () => {
    const gone = await openProviderServer({ model: 'served-model-2026' })
    const { url } = gone
    await gone.close()
    project = createProject(quizFiles(url, 2))
    const ended = await project.run(['run', '--attempts', '1'], WITH_KEY)
    expect(ended.code).toBe(3)
    expect(ended.stderr + project.read('errors.jsonl')).toContain(new URL(url).host)
  })

  it('a run without one answer ends with 3', async () => {
    provider.reply(() => ({ status: 400, body: '{"error":{"message":"no"}}' }))
    project = createProject(quizFiles(provider.url, 2))
    expect((await project.run(['run'], WITH_KEY)).code).toBe(3)
    expect(JSON.parse(project.read('run.json'))).toMatchObject({ outcomes: { errored: 2 } })
  })
})

it('a key stands nowhere, even where the server gives it back', async () => {
  provider.reply(({ headers, prompt }) =>
    prompt.includes('Number 1?')
      ? { status: 400, body: JSON.stringify({ error: { message: `you sent ${headers.authorization}` } }) }
      : { say: `Your key is ${headers.authorization!.replace('Bearer ', '')}` },
  )
  project = createProject(quizFiles(provider.url, 3))
  const run = await project.run(['run', '--debug'], WITH_KEY)
  const shown = await project.run(['show', project.runFolders()[0]!, '--outcome', 'scored'], WITH_KEY)
  expect(provider.received[0]!.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(project.rows('completions.jsonl')).toHaveLength(2)
  expectNoKey(run.stdout, run.stderr, shown.stdout, shown.stderr)
})

it('errored samples are asked again by the same command, the others are not', async () => {
  provider.reply(({ prompt }) => (numberIn(prompt) === 1 ? { status: 400, body: '{"error":{"message":"no"}}' } : { say: 'A' }))
  project = createProject(quizFiles(provider.url, 3))
  await project.run(['run'], WITH_KEY)
  expect(outcomesOf()).toMatchObject({ scored: 2, errored: 1 })
  provider.reset()
  provider.reply(() => ({ say: 'A' }))
  expect((await project.run(['run'], WITH_KEY)).code).toBe(0)
  expect(provider.received.map(({ prompt }) => numberIn(prompt))).toEqual([1])
  expect(JSON.parse(project.read('run.json'))).toMatchObject({ outcomes: { scored: 3, errored: 0 } })
})

it('keeps below the limit of a server that says “too many”', async () => {
  // Three calls at once are let in; more are sent back at once.
  let open = 0
  provider.reply(() => {
    if (open === 3) return { status: 429, body: '{"error":{"message":"too many"}}', headers: { 'retry-after': '0.2' } }
    open++
    setTimeout(() => open--, 50)
    return { say: 'A', after: 50 }
  })
  project = createProject(quizFiles(provider.url, 60))
  expect((await project.run(['run', '--concurrency', '24'], WITH_KEY)).code).toBe(0)
  expect(JSON.parse(project.read('run.json'))).toMatchObject({ outcomes: { scored: 60, errored: 0 } })
})

it('records what the model called itself, and its fingerprint', async () => {
  project = createProject(quizFiles(provider.url, 3))
  await project.run(['run'], WITH_KEY)
  expect(JSON.parse(project.read('run.json'))).toMatchObject({ models: { 'served-model-2026': 3 }, fingerprints: { fp_testkit: 3 } })
})
