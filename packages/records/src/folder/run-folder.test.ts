import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from 'node:crypto'
import { DEFAULT_ADAPTATION, type OutcomeCounts, type RunSpec } from '@binnacle/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRun } from './read-run.ts'
import { rescoreRun } from './rescore-run.ts'
import { isFinished, locateRun, specDigest } from './locate-run.ts'
import { openRun, type RunToOpen } from './run-folder.ts'

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'binnacle-records-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

const spec = (more: Partial<RunSpec> = {}, adaptation: Partial<RunSpec['adaptation']> = {}): RunSpec => ({
  name: 'quiz:model=a_b',
  task: { name: 'quiz', args: {} },
  scenario: { name: 'quiz' },
  adaptation: { ...DEFAULT_ADAPTATION, method: 'generation', ...adaptation },
  metrics: [],
  annotators: [],
  groups: [],
  deployment: { name: 'a/b', model: 'a/b', client: 'c', options: {} },
  modelTags: [],
  adjustments: [],
  ...more,
})

const toOpen = (own: RunSpec, more: Partial<RunToOpen> = {}): RunToOpen => ({
  out,
  suite: 'default',
  spec: own,
  answers: 'model',
  version: '0.0.0',
  ...more,
})
const NONE: OutcomeCounts = { errored: 0, refused: 0, filtered: 0, truncated: 0, unparsed: 0, scored: 2 }
const key = (text: string): string => hash('sha256', text)
const answer = (text: string) => ({ completions: [{ text, logprob: 0, tokens: [] }] })

/** Runs to the end with these answers. */
async function finish(own: RunSpec, texts: readonly string[], outcomes = NONE, more = {}): Promise<string> {
  const folder = openRun(toOpen(own))
  for (const text of texts) await folder.ledger.record(key(text), answer(text))
  folder.finish([], outcomes, more)
  folder.close()
  return folder.path
}

describe('the identity of a run', () => {
  it('is that of its settings, without the numbers of rows and trials', () => {
    const digest = specDigest(spec(), 'model')
    expect(specDigest(spec({}, { maxEvalInstances: 100, numTrainTrials: 3 }), 'model')).toBe(digest)
    expect(
      specDigest({ ...spec(), adaptation: Object.fromEntries(Object.entries(spec().adaptation).toReversed()) as never }, 'model'),
    ).toBe(digest)
    for (const other of [
      spec({}, { temperature: 0.5 }),
      spec({ metrics: [{ name: 'm' }] }),
      spec({ deployment: { ...spec().deployment, options: { x: 1 } } }),
    ])
      expect(specDigest(other, 'model')).not.toBe(digest)
    expect(specDigest(spec(), 'replay')).not.toBe(digest)
  })

  it('another one of the same name goes beside, with a digest, and stays there', async () => {
    const own = await finish(spec(), ['one'])
    const other = spec({}, { temperature: 0.5 })
    const located = locateRun(toOpen(other))
    expect(located).toMatchObject({ beside: true, path: `${own}~${specDigest(other, 'model').slice(0, 8)}` })
    expect(await finish(other, ['one'])).toBe(located.path)
    expect([locateRun(toOpen(spec())).path, locateRun(toOpen(other)).path]).toEqual([own, located.path])
  })

  it('is looked for anew where run.json cannot be read', async () => {
    const own = await finish(spec(), ['one'])
    rmSync(join(own, 'manifest.json'))
    for (const text of ['{ "dig', '{}', '[]', 'null']) {
      writeFileSync(join(own, 'run.json'), text)
      expect(locateRun(toOpen(spec({}, { temperature: 0.5 })))).toMatchObject({ path: own, beside: false })
    }
  })
})

describe('a finished run', () => {
  it('is finished for just these rows and trials', async () => {
    const path = await finish(spec({}, { maxEvalInstances: 10 }), ['one', 'two'])
    expect([10, 9, 11, undefined].map((rows) => isFinished(path, spec({}, rows === undefined ? {} : { maxEvalInstances: rows })))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(isFinished(path, spec({}, { maxEvalInstances: 10, numTrainTrials: 2 }))).toBe(false)
  })

  it.each([
    ['an errored sample', { ...NONE, errored: 1 }, {}],
    ['a failed annotation', NONE, { failedAnnotations: 1 }],
  ])('with %s is not: that is tried again', async (_name, outcomes, more) => {
    const path = await finish(spec(), ['one'], outcomes, more)
    expect(isFinished(path, spec())).toBe(false)
  })

  it('is no longer when it is opened, and its answers stay', async () => {
    const path = await finish(spec({}, { maxEvalInstances: 2 }), ['one', 'two'])
    const folder = openRun(toOpen(spec({}, { maxEvalInstances: 3 })))
    expect([folder.path, existsSync(join(path, 'manifest.json')), folder.ledger.has(key('two')), folder.ledger.size]).toEqual([
      path,
      false,
      true,
      2,
    ])
    expect(isFinished(path, spec({}, { maxEvalInstances: 2 }))).toBe(false)
    folder.close()
  })

  it('has nothing left that was only passing', async () => {
    const folder = openRun(toOpen(spec()))
    const spilled = folder.spill<{ a: number }>('rows')
    for (let a = 0; a < 3; a++) spilled.append({ a })
    expect([spilled.at(1), [...spilled.scan()].flat(), spilled.count]).toEqual([{ a: 1 }, [{ a: 0 }, { a: 1 }, { a: 2 }], 3])
    folder.finish([], NONE, {})
    folder.close()
    expect(readdirSync(folder.path).filter((name) => name.startsWith('.'))).toEqual([])
  })
})

describe('what a crash leaves', () => {
  it('is cleared away at the next start: passing files, half written ones, the lock of the dead', async () => {
    const path = await finish(spec(), ['one'])
    rmSync(join(path, 'manifest.json'))
    for (const name of ['.passing-rows.jsonl', '.next-stats.json', 'stats.json.123.part']) writeFileSync(join(path, name), 'x')
    writeFileSync(join(path, '.lock'), JSON.stringify({ pid: 2 ** 22 - 1, host: (await import('node:os')).hostname(), since: '' }))
    appendFileSync(join(path, 'completions.jsonl'), '{"key":"12')
    appendFileSync(join(path, 'errors.jsonl'), '{"key":"12')
    const folder = openRun(toOpen(spec()))
    expect(folder.mended).toHaveLength(1)
    folder.ledger.recordFailure('k', [])
    folder.close()
    expect(readFileSync(join(path, 'errors.jsonl'), 'utf8')).toBe('{"key":"k","attempts":[]}\n')
    expect(readdirSync(path).filter((name) => name.startsWith('.') || name.endsWith('.part'))).toEqual([])
  })

  it('of an annotation costs that one', async () => {
    const folder = openRun(toOpen(spec()))
    folder.annotations.put('a', { value: 1 })
    folder.annotations.put('b', { error: 'no' })
    folder.close()
    appendFileSync(join(folder.path, 'annotations.jsonl'), '{"key":"c","val')
    const again = openRun(toOpen(spec()))
    again.annotations.put('d', { value: 4 })
    again.close()
    const run = readRun(folder.path)
    expect(['a', 'b', 'c', 'd'].map((one) => run.annotation(one))).toEqual([1, undefined, undefined, 4])
    run.close()
  })
})

describe('changes of hooks', () => {
  it('of answers are kept by the next start, all others made again', () => {
    const change = (hook: string, plugin: string) => ({ hook, plugin, subject: 's', before: 1, after: 2 })
    const first = openRun(toOpen(spec()))
    first.change(change('transformCompletion', 'p'))
    first.change(change('transformRequest', 'q'))
    first.close()
    const second = openRun(toOpen(spec()))
    second.change(change('transformInstance', 'r'))
    second.finish([], NONE, {})
    second.close()
    expect(
      readFileSync(join(second.path, 'changes.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { plugin: string }).plugin),
    ).toEqual(['p', 'r'])
    const run = readRun(second.path)
    expect(run.record.modified).toEqual(['p (transformCompletion)', 'r (transformInstance)'])
    run.close()
  })
})

describe('scoring again', () => {
  it('is refused while another process writes, and leaves nothing when it fails', async () => {
    const path = await finish(spec(), ['one'])
    const run = readRun(path)
    const before = readdirSync(path).toSorted()
    const scoring = rescoreRun(run, { version: '0.0.0' })
    expect(() => rescoreRun(run, { version: '0.0.0' })).toThrow(expect.objectContaining({ code: 'ERR_RECORD_LOCKED' }) as Error)
    scoring.close()
    expect(readdirSync(path).toSorted()).toEqual(before)
    run.close()
  })
})

/** A disk of a few kilobytes, where this machine lets us make one. */
const canMount = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'binnacle-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})()

// Only root may mount a disk that is small enough to fill.
describe.skipIf(!canMount)('a full disk', () => {
  let disk: string
  beforeEach(() => {
    disk = join(out, 'disk')
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk])
  })
  afterEach(() => {
    execFileSync('umount', [disk])
  })

  it('is an error that says so; what was recorded is found afterwards, and the run goes on', async () => {
    const open = () => openRun(toOpen(spec(), { out: disk }))
    const text = 'x'.repeat(20_000)
    const folder = open()
    const recorded: string[] = []
    const fill = async () => {
      for (let number = 0; number < 100; number++) {
        await folder.ledger.record(key(String(number)), answer(text))
        recorded.push(key(String(number)))
      }
    }
    await expect(fill()).rejects.toMatchObject({
      code: 'ERR_RECORD_DISK_FULL',
      fate: 'session',
      message: expect.stringContaining('the disk is full') as string,
    })
    expect(recorded.length).toBeGreaterThan(5)
    await expect(folder.ledger.record(key('later'), answer('short'))).rejects.toMatchObject({ code: 'ERR_RECORD_DISK_FULL' })
    folder.close()

    execFileSync('mount', ['-o', 'remount,size=4m', disk])
    const again = open()
    expect(again.mended).toEqual([expect.stringContaining('the last line was cut off')])
    for (const one of recorded) expect(again.ledger.read(one)).toEqual(answer(text))
    await again.ledger.record(key('later'), answer('short'))
    again.finish([], NONE, {})
    again.close()
    expect(isFinished(again.path, spec())).toBe(true)
  })

  it('is said also where the folder cannot be begun', () => {
    writeFileSync(join(disk, 'filler'), 'x'.repeat(255 * 1024))
    expect(() => openRun(toOpen(spec(), { out: disk }))).toThrow(expect.objectContaining({ code: 'ERR_RECORD_DISK_FULL' }) as Error)
  })
})

describe('what goes wrong', () => {
  it('is passed on as it is where the file system has no part in it', () => {
    expect(() => openRun(toOpen(spec(), { more: { plugins: 1n as never } }))).toThrow(TypeError)
    // The folder is free again.
    openRun(toOpen(spec())).close()
  })
})

describe('tries that failed', () => {
  it('are recorded with what became of the request, and those that were answered are counted', () => {
    const folder = openRun(toOpen(spec()))
    const attempts = [{ attempt: 1, code: 'ERR_X', message: 'no', at: '2026-01-01T00:00:00.000Z', seconds: 1 }]
    folder.ledger.recordFailure('first', attempts)
    folder.ledger.recordFailure('second', attempts, true)
    folder.ledger.recordFailure('second', attempts, true)
    folder.close()
    const rows = readFileSync(join(folder.path, 'errors.jsonl'), 'utf8').trim().split('\n')
    expect(rows.map((row) => JSON.parse(row) as unknown)).toEqual([
      { key: 'first', attempts },
      { key: 'second', attempts, answered: true },
      { key: 'second', attempts, answered: true },
    ])
    const run = readRun(folder.path)
    expect(run.retried()).toBe(1)
    run.close()
  })
})
