import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sealRun } from '../support/seal-run.ts'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { quizFiles, WITH_KEY } from '../support/quiz.ts'

let provider: ProviderServer
let project: Project
let run: string

beforeAll(async () => {
  provider = await openProviderServer({ model: 'served-model-2026' })
  // The fourth question is answered by a text that was cut, the fifth by the filter.
  provider.reply(({ prompt }) =>
    prompt.includes('Number 3?')
      ? { say: 'I think', finish: 'length' }
      : prompt.includes('Number 4?')
        ? { say: '', finish: 'content_filter' }
        : { say: 'A' },
  )
  project = createProject(quizFiles(provider.url, 6))
  expect((await project.run(['run'], WITH_KEY)).code).toBe(0)
  run = project.runFolders()[0]!
})
beforeEach(() => provider.reset())
afterAll(async () => {
  await provider.close()
  project.remove()
})

interface Stat {
  readonly name: { readonly name: string; readonly split: string }
  readonly mean?: number
  readonly outcomes: Readonly<Record<string, number>>
}

const meanOf = (text: string, name: string): number | undefined =>
  (JSON.parse(text) as Stat[]).find((stat) => stat.name.name === name && stat.name.split === 'test')?.mean

describe('the run folder', () => {
  it('has a manifest with size and hash of every file', () => {
    const { files } = JSON.parse(project.read('manifest.json')) as { files: Record<string, { bytes: number; sha256: string }> }
    expect(Object.keys(files)).toEqual([
      'run.json',
      'instances.jsonl',
      'train.jsonl',
      'requests.jsonl',
      'completions.jsonl',
      'scores.jsonl',
      'stats.json',
    ])
    for (const [name, { bytes, sha256 }] of Object.entries(files)) {
      const content = readFileSync(join(run, name))
      expect({ bytes, sha256 }, name).toEqual({ bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') })
    }
  })

  it('counts outcomes beside every stat', () => {
    const outcomes = { errored: 0, refused: 0, filtered: 1, truncated: 1, unparsed: 0, scored: 4 }
    expect(JSON.parse(project.read('run.json'))).toMatchObject({ outcomes })
    for (const stat of JSON.parse(project.read('stats.json')) as Stat[]) expect(stat.outcomes).toEqual(outcomes)
  })

  it('has the file that was read with its hash', () => {
    const content = readFileSync(join(project.folder, 'rows.jsonl'))
    expect((JSON.parse(project.read('run.json')) as { data: unknown[] }).data).toEqual([
      expect.objectContaining({ bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }),
    ])
  })

  it('is refused to a second process, by name and number', async () => {
    const lock = join(run, '.lock')
    writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname(), since: '2026-01-01T00:00:00.000Z' }))
    const { code, stderr } = await project.run(['run', '--max-eval-instances', '2'], WITH_KEY)
    expect(code).toBe(2)
    expect(stderr).toContain('ERR_RECORD_LOCKED')
    expect(stderr).toContain(`process ${process.pid} on ${hostname()}`)
    // A process that is gone holds nothing.
    writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 - 1, host: hostname(), since: '2026-01-01T00:00:00.000Z' }))
    expect((await project.run(['run', '--max-eval-instances', '6'], WITH_KEY)).code).toBe(0)
    expect(existsSync(lock)).toBe(false)
  })
})

describe('show', () => {
  it('a run', async () => {
    const { stdout, code } = await project.run(['show', run])
    expect(code).toBe(0)
    for (const text of [
      'quiz:model=local_model',
      'served-model-2026 (6)',
      'fp_testkit (6)',
      '@binnacle/metrics-basic',
      '6 of 6 evaluated',
      'exact_match (test)',
    ])
      expect(stdout).toContain(text)
  })

  it('samples by outcome', async () => {
    const truncated = await project.run(['show', run, '--outcome', 'truncated'])
    expect(truncated.stdout).toMatch(/^1 truncated sample\n/)
    expect(truncated.stdout).toMatch(/id3 .*"I think"/)
    const json = await project.run(['show', run, '--outcome', 'scored', '--limit', '2', '--json'])
    expect(JSON.parse(json.stdout)).toMatchObject({ outcome: 'scored', count: 4, samples: [{ id: 'id0', answer: 'A' }, { id: 'id1' }] })
  })

  it('one sample with prompt, answer and scores', async () => {
    const { stdout } = await project.run(['show', run, '--sample', 'id3'])
    for (const text of ['Question: Number 3?', 'I think', '(length)', 'basic_generation.exact_match: 0', '✓ "A"'])
      expect(stdout).toContain(text)
    expect((await project.run(['show', run, '--sample', 'id99'])).code).toBe(2)
  })
})

describe('score', () => {
  it('sends no request and moves nothing', async () => {
    const before = project.read('stats.json')
    const { stdout, code } = await project.run(['score', run])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^quiz:model=local_model: \d+ stats, none moved\n$/)
    expect(project.read('stats.json')).toBe(before)
    expect(provider.received).toEqual([])
  })

  it('says what moved, and --into leaves the run as it is', async () => {
    const before = project.read('stats.json')
    const answers = project.read('completions.jsonl')
    // Another answer in the record stands for a metric that was mended.
    writeFileSync(join(run, 'completions.jsonl'), answers.replaceAll('"text":"A"', '"text":"C"'))
    sealRun(run)
    try {
      const { stdout } = await project.run(['score', run, '--into', 'again'])
      expect(stdout).toMatch(/exact_match test +0\.167 +0\.333/)
      expect(project.read('stats.json')).toBe(before)
      expect(meanOf(readFileSync(join(project.folder, 'again', 'stats.json'), 'utf8'), 'exact_match')).toBe(2 / 6)
    } finally {
      writeFileSync(join(run, 'completions.jsonl'), answers)
      sealRun(run)
    }
  })

  it('only some metrics, which never replace the whole', async () => {
    const before = project.read('stats.json')
    const { stdout } = await project.run(['score', run, '--metric', 'instances_per_split', '--json'])
    expect(JSON.parse(stdout)).toMatchObject([{ run: 'quiz:model=local_model', moved: [] }])
    expect(project.read('stats.json')).toBe(before)
    const unknown = await project.run(['score', run, '--metric', 'instances_per_splitt'])
    expect(unknown.stderr).toContain('Did you mean “instances_per_split”?')
    expect(existsSync(join(run, '.lock'))).toBe(false)
  })
})

describe('export', () => {
  it('helm: the five files with the scores of the run', async () => {
    const { code } = await project.run(['export', run, '--format', 'helm', '--to', 'helm'])
    expect(code).toBe(0)
    const read = (name: string) => readFileSync(join(project.folder, 'helm', name), 'utf8')
    expect(meanOf(read('stats.json'), 'exact_match')).toBe(1 / 6)
    const { request_states: states } = JSON.parse(read('scenario_state.json')) as { request_states: { instance: { id: string } }[] }
    expect(states.map(({ instance }) => instance.id)).toEqual(['id0', 'id1', 'id2', 'id3', 'id4', 'id5'])
    expect(JSON.parse(read('run_spec.json'))).toMatchObject({ name: 'quiz:model=local_model', adapter_spec: { method: 'generation' } })
  })

  it('csv: the table', async () => {
    await project.run(['export', 'binnacle-out', '--format', 'csv', '--to', 'table'])
    expect(readFileSync(join(project.folder, 'table', 'summary.csv'), 'utf8')).toMatch(
      /^task,model,metric,score.*\nquiz,local\/model,exact_match \(test\),0\.167/,
    )
  })

  it('an exported run can be replayed, without a key and without a request', async () => {
    await project.run(['export', run, '--format', 'helm', '--to', 'record'])
    const { code } = await project.run(['run', '--replay', 'record', '--suite', 'replayed', '--quiet'])
    expect(code).toBe(0)
    expect(provider.received).toEqual([])
    expect(meanOf(project.read('stats.json', 'replayed'), 'exact_match')).toBe(1 / 6)
  })
})

describe('replay', () => {
  it('names the nearest recorded prompt where a request is not recorded', async () => {
    const changed = createProject(quizFiles(provider.url, 6))
    try {
      appendFileSync(join(changed.folder, 'rows.jsonl'), '\n{"question":"Number 5 or so?","answer":"A"}')
      expect((await changed.run(['run', '--replay', run])).code).toBe(0)
      expect(JSON.parse(changed.read('run.json'))).toMatchObject({ outcomes: { errored: 1, scored: 4 }, answers: 'replay' })
      const [failure] = changed.rows<{ attempts: { code: string; message: string }[] }>('errors.jsonl')
      expect(failure!.attempts[0]).toMatchObject({ code: 'ERR_REPLAY_MISSING' })
      // “Question: Number 5” is the same, then “ or so?” instead of “?”.
      expect(failure!.attempts[0]!.message).toContain('character 18')
    } finally {
      changed.remove()
    }
  })
})

describe('summarize', () => {
  it.each([
    ['table', /^task +model/],
    ['csv', /^task,model/],
    ['markdown', /^\| task/],
  ])('--format %s', async (format, start) => {
    const { stdout, code } = await project.run(['summarize', '--format', format])
    expect(code).toBe(0)
    expect(stdout).toMatch(start)
    expect(stdout).toContain('0.167')
  })

  it('--json', async () => {
    const { stdout } = await project.run(['summarize', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ suite: 'default', runs: [{ task: 'quiz', score: 1 / 6, n: 6 }] })
  })

  it('an empty suite is refused', async () => {
    const { code, stderr } = await project.run(['summarize', '--suite', 'nothing'])
    expect(code).toBe(2)
    expect(stderr).toContain('ERR_SUMMARIZE_EMPTY')
  })
})
