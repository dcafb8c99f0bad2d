import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { runInProcess } from '../support/in-process.ts'
import { allTexts, createProject, type Project } from '../support/project.ts'
import { KEY, QUIZ, quizConfig, quizFiles, quizRows, WITH_KEY } from '../support/quiz.ts'

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer()
  process.env['TEST_KEY'] = WITH_KEY['TEST_KEY']
})
afterAll(async () => {
  delete process.env['TEST_KEY']
  await provider.close()
})
beforeEach(() => {
  provider.reset()
  provider.reply(() => ({ say: 'A' }))
})
afterEach(() => project.remove())

const run = (...words: readonly string[]) => runInProcess(words, project.folder)
const file = (name: string): string => join(project.folder, 'binnacle-out', 'runs', 'default', 'quiz:model=local_model', name)

describe('texts of a model', () => {
  it.each(['\u0000NaN', '\u0000Infinity', '\u0000\u0000NaN', '\u0000', '\ud800'])(
    'that look like numbers of records are texts: %j',
    async (text) => {
      provider.reply(() => ({
        status: 200,
        body: { choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }] },
      }))
      project = createProject(quizFiles(provider.url, 3))
      const first = await run('run')
      expect([first.code, first.stderr]).toEqual([0, ''])
      expect((await run('run')).stderr).toContain('finished already')
      expect((await run('score', file('.'))).stdout).toContain('none moved')
      const { stdout } = await run('show', file('.'), '--sample', 'id0', '--json')
      const [sample] = JSON.parse(stdout) as { requests: { answer: { completions: { text: string }[] } }[] }[]
      // HELM strips blanks of completions, and U+0000 is none.
      expect(sample!.requests[0]!.answer.completions[0]!.text).toBe(text)
    },
  )
})

describe('redaction', () => {
  it('leaves fields and scores of annotations what they are, and takes keys out of their texts', async () => {
    project = createProject({
      ...quizFiles(provider.url, 3),
      'binnacle.config.ts': quizConfig(provider.url).replace("'./quiz.ts'", "'./quiz.ts', './findings.ts'"),
      'quiz.ts': QUIZ.replace(
        'metrics: exactMatchMetrics(),',
        "metrics: [{ name: 'findings' }], annotators: [{ name: 'findings' }],",
      ).replace("main: { stat: 'exact_match', split: 'test' },", ''),
      'findings.ts': `import { defineAnnotator, defineMetric } from 'binnacle'
export const annotator = defineAnnotator({
  name: 'findings',
  description: 'x',
  annotate: async () => ({ key_findings: ['sk-learn_pipeline', 'pk_identifier "quoted"'], key_results: { fw_reference: 1 }, leaked: process.env.TEST_KEY }),
})
export const metric = defineMetric({
  name: 'findings',
  description: 'x',
  reads: 'one',
  scores: { findings: 'higher' },
  score: ({ annotations: { findings } }) => ({ findings: findings?.key_findings?.[0] === 'sk-learn_pipeline' && findings.key_results?.fw_reference === 1 ? 1 : 0 }),
})
`,
    })
    expect((await run('run')).stdout).toMatch(/findings \(test\) +1\.000/)
    expect((await run('score', file('.'))).stdout).toContain('none moved')
    const [row] = project.rows<{ value: object }>('annotations.jsonl')
    expect(row!.value).toEqual({
      key_findings: ['sk-learn_pipeline', 'pk_identifier "quoted"'],
      key_results: { fw_reference: 1 },
      leaked: '[redacted]',
    })
    for (const { path, text } of allTexts(join(project.folder, 'binnacle-out'))) expect(text.includes(KEY), path).toBe(false)
  })
})

describe('a finished run', () => {
  beforeEach(async () => {
    project = createProject({ ...quizFiles(provider.url, 0), 'rows.jsonl': quizRows(22) })
    await run('run')
    provider.reset()
  })

  const damaged = { code: 2, stdout: '', stderr: expect.stringContaining('ERR_RECORD_DAMAGED') as string }

  it('whose answers are cut gives no other number, by any command', async () => {
    const size = readFileSync(file('completions.jsonl')).length
    truncateSync(file('completions.jsonl'), Math.floor(size / 3))
    const manifest = readFileSync(file('manifest.json'), 'utf8')
    for (const words of [
      ['score', file('.')],
      ['score', file('.'), '--into', 'other'],
      ['export', file('.'), '--to', 'out'],
      ['show', file('.'), '--sample', 'id1'],
    ])
      expect(await run(...words)).toMatchObject(damaged)
    const again = await run('run', '--json')
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('completions.jsonl is not as the run left it')])
    expect(readFileSync(file('manifest.json'), 'utf8')).toBe(manifest)
    expect(provider.received).toEqual([])
  })

  it('whose mean was edited is not shown', async () => {
    writeFileSync(file('stats.json'), readFileSync(file('stats.json'), 'utf8').replace(/"mean":0\.\d/, '"mean":0.9'))
    for (const words of [
      ['show', file('.')],
      ['summarize'],
      ['compare', file('.'), file('.')],
      ['export', 'binnacle-out', '--format', 'csv', '--to', 'out'],
    ])
      expect(await run(...words)).toMatchObject(damaged)
  })

  it.each([
    ['deleted', () => rmSync(file('stats.json'))],
    ['cut', () => truncateSync(file('stats.json'), 100)],
  ])('whose stats are %s is not finished already, and score heals it', async (_how, damage) => {
    const before = readFileSync(file('stats.json'), 'utf8')
    damage()
    const again = await run('run')
    expect([again.code, again.stderr]).toEqual([2, expect.stringMatching(/stats\.json is not as the run left it[^]*binnacle score/)])
    const healed = await run('score', file('.'))
    expect([healed.code, healed.stderr]).toEqual([0, expect.stringContaining('it is made anew from the recorded answers')])
    expect(readFileSync(file('stats.json'), 'utf8')).toBe(before)
    expect((await run('run')).stderr).toContain('finished already')
    expect(provider.received).toEqual([])
  })

  it('without its manifest shows no number, and the same command makes it one again', async () => {
    rmSync(file('manifest.json'))
    expect(JSON.parse((await run('show', file('.'), '--json')).stdout)).toMatchObject({ summary: { finished: false }, stats: [] })
    for (const words of [
      ['score', file('.')],
      ['export', file('.'), '--to', 'out'],
    ])
      expect(await run(...words)).toMatchObject({ code: 2, stderr: expect.stringContaining('ERR_RECORD_UNFINISHED') as string })
    expect((await run('run')).stdout).toContain('0.364')
    expect(provider.received).toEqual([])
  })
})
