import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { runInProcess } from '../support/in-process.ts'
import { createProject, type Project } from '../support/project.ts'
import { QUIZ, quizConfig, WITH_KEY } from '../support/quiz.ts'

/** What terminals obey: a colour, a title of the window, a return, a bell, one-character forms of escape sequences, text that runs backwards. */
const HOSTILE = '\u001b[31mred\u001b]0;pwned\u0007\rover\u0008\u007f\u0085\u009b31m\u009d0;x\u009c\u202egnp\u2066\u061c\u2028'
/** Characters that may not reach a terminal; line breaks and tabs may. */
const OBEYED = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer()
  provider.reply(({ prompt }) => {
    if (prompt.includes('Fail')) return { status: 400, body: { error: { message: `refused ${HOSTILE}`, code: HOSTILE } } }
    const choice = { index: 0, message: { role: 'assistant', content: `A ${HOSTILE}` }, finish_reason: 'stop' }
    return { status: 200, body: { model: `model ${HOSTILE}`, system_fingerprint: HOSTILE, choices: [choice], usage: {} } }
  })
  const rows = ['0', '1', 'Fail'].map((name) => JSON.stringify({ question: `Number ${name} ${HOSTILE}`, answer: `A ${HOSTILE}` }))
  project = createProject({
    'binnacle.config.ts': quizConfig(provider.url).replace("'./quiz.ts'", "'./quiz.ts', './more.ts'"),
    'quiz.ts': QUIZ.replace('metrics: exactMatchMetrics(),', "metrics: [...exactMatchMetrics(), { name: 'odd' }],"),
    'more.ts': `import { defineMetric } from 'binnacle'
export const odd = defineMetric({
  name: 'odd',
  description: 'A metric ' + ${JSON.stringify(HOSTILE)},
  reads: 'all',
  scores: { '*': 'higher' },
  score: () => ({ [${JSON.stringify(`odd${HOSTILE}`)}]: 1, lost: { missing: ${JSON.stringify(HOSTILE)} } }),
})
`,
    'rows.jsonl': rows.join('\n'),
    'schema.yaml': `metrics: []\nperturbations: []\nmetric_groups: []\nrun_groups:\n  - name: "quiz ${JSON.stringify(HOSTILE).slice(1, -1)}"\n    metric_groups: []\n`,
  })
  process.env['TEST_KEY'] = WITH_KEY['TEST_KEY']
  await run('run')
  await run('run', '--suite', 'other')
  // Names of files are texts from outside, too.
  const [own] = readdirSync(join(project.folder, 'binnacle-out', 'runs', 'default'))
  cpSync(
    join(project.folder, 'binnacle-out', 'runs', 'default', own!),
    join(project.folder, 'binnacle-out', 'runs', 'default', `${own}\u001b[2J`),
    {
      recursive: true,
    },
  )
})
afterAll(async () => {
  delete process.env['TEST_KEY']
  await provider.close()
  project.remove()
})

const run = (...words: readonly string[]) => runInProcess(words, project.folder)
const folder = (suite = 'other') => {
  const [name] = readdirSync(join(project.folder, 'binnacle-out', 'runs', suite))
  return join('binnacle-out', 'runs', suite, name!)
}

describe('nothing that came from outside reaches a terminal raw', () => {
  it.each<[string, (() => readonly string[]) | readonly string[], (text: string) => void]>([
    ['run', ['run', '--suite', 'again'], (text) => expect(text).toContain('refused \\u001b[31mred')],
    ['run --json', ['run', '--json', '--suite', 'json'], (text) => expect(text).toContain('"score"')],
    ['run of nothing', ['run', `nothing${HOSTILE}:model=local/model`], (text) => expect(text).toContain('nothing\\u001b')],
    ['plan', ['plan'], (text) => expect(text).toContain('quiz')],
    ['show', () => ['show', folder()], (text) => expect(text).toContain('model \\u001b[31mred')],
    ['show --json', () => ['show', folder(), '--json'], (text) => expect(text).toContain('\\u001b[31mred')],
    ['show of a suite', ['show', 'binnacle-out'], (text) => expect(text).toContain('\\u001b[2J')],
    ['show --outcome', () => ['show', folder(), '--outcome', 'scored'], (text) => expect(text).toContain('A \\u001b[31mred')],
    ['show --sample', () => ['show', folder(), '--sample', 'id0'], (text) => expect(text).toContain('Number 0 \\u001b[31mred')],
    ['show --sample --json', () => ['show', folder(), '--sample', 'id0', '--json'], (text) => expect(text).toContain('Number 0')],
    ['show --stat', () => ['show', folder(), '--stat', `odd${HOSTILE}`], (text) => expect(text).toContain('odd\\u001b')],
    ['show of no such stat', () => ['show', folder(), '--stat', HOSTILE], (text) => expect(text).toContain('\\u001b[31mred')],
    ['score', () => ['score', folder()], (text) => expect(text).toContain('none moved')],
    ['compare', () => ['compare', folder('other'), folder('again')], (text) => expect(text).toContain('exact_match')],
    ['compare with nothing', () => ['compare', folder(), HOSTILE], (text) => expect(text).toContain('\\u001b[31mred')],
    ['summarize', ['summarize'], (text) => expect(text).toContain('quiz')],
    ['summarize --format csv', ['summarize', '--format', 'csv'], (text) => expect(text).toContain('quiz')],
    ['summarize --schema', ['summarize', '--schema', 'schema.yaml'], (text) => expect(text).toContain('\\u001b[31mred')],
    ['export', () => ['export', folder(), '--to', `out${HOSTILE}`], (text) => expect(text).toContain('\\u001b[31mred')],
    ['list', ['list', 'metrics'], (text) => expect(text).toContain('A metric \\u001b')],
    ['list --why', ['list', '--why', HOSTILE], (text) => expect(text).toContain('\\u001b[31mred')],
    ['an unknown option', ['list', `--${HOSTILE}`], (text) => expect(text).toContain('\\u001b[31mred')],
    ['a config that is not there', ['list', '--config', `${HOSTILE}.json`], (text) => expect(text).toContain('\\u001b[31mred')],
  ])('%s', async (_what, words, check) => {
    const { stdout, stderr } = await run(...(typeof words === 'function' ? words() : words))
    const said = stdout + stderr
    check(said)
    expect([...new Set(said.match(OBEYED) ?? [])].filter((character) => character !== '\n' && character !== '\t')).toEqual([])
  })

  it('and JSON on standard output has the texts as they are', async () => {
    const { stdout } = await run('show', folder(), '--sample', 'id0', '--json')
    const [sample] = JSON.parse(stdout) as {
      instance: { input: { text: string } }
      requests: { answer: { completions: { text: string }[] } }[]
    }[]
    expect(sample!.instance.input.text).toBe(`Number 0 ${HOSTILE}`)
    expect(sample!.requests[0]!.answer.completions[0]!.text).toBe(`A ${HOSTILE}`)
  })
})
