import { hash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DEFAULT_ADAPTATION, type OutcomeCounts, type RunSpec, type Stat } from '@binnacle/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isFinished } from './locate-run.ts'
import { checkRun, readRun } from './read-run.ts'
import { rescoreRun } from './rescore-run.ts'
import { openRun } from './run-folder.ts'

const spec: RunSpec = {
  name: 'quiz:model=a_b',
  task: { name: 'quiz', args: {} },
  scenario: { name: 'quiz' },
  adaptation: { ...DEFAULT_ADAPTATION, method: 'generation' },
  metrics: [],
  annotators: [],
  groups: [],
  deployment: { name: 'a/b', model: 'a/b', client: 'c', options: {} },
  modelTags: [],
  adjustments: [],
}
const OUTCOMES: OutcomeCounts = { errored: 0, refused: 0, filtered: 0, truncated: 0, unparsed: 0, scored: 2 }
const OTHERS: OutcomeCounts = { ...OUTCOMES, scored: 1, unparsed: 1 }
const stat = (mean: number): Stat => ({
  name: { name: 'right', split: 'test' },
  count: 1,
  sum: mean,
  sumSquared: mean ** 2,
  min: mean,
  max: mean,
  mean,
  variance: 0,
  stddev: 0,
  metric: 'm',
})
const key = (text: string): string => hash('sha256', text)

let out: string
let path: string
beforeEach(async () => {
  out = mkdtempSync(join(tmpdir(), 'binnacle-damage-'))
  path = await finishRun()
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

const open = () => openRun({ out, suite: 's', spec, answers: 'model', version: '1.0.0' })

async function finishRun(): Promise<string> {
  const folder = open()
  folder.instances.append({ id: 'id0', split: 'test', input: { text: 'q' }, references: [] })
  folder.train.append({ trial: 0, instance: { id: 'id1', split: 'train', input: { text: 'q' }, references: [] } })
  folder.requests.append({ sample: 0, key: key('a') } as never)
  await folder.ledger.record(key('a'), { completions: [{ text: 'A', logprob: 0, tokens: [] }] })
  folder.ledger.recordFailure(key('a'), [], true)
  folder.change({ hook: 'transformCompletion', plugin: 'p', subject: 's', before: 1, after: 2 })
  folder.annotations.put(key('n'), { value: 1 })
  folder.scores.append({ sample: 0 } as never)
  folder.finish([stat(0.5)], OUTCOMES, {})
  folder.close()
  return folder.path
}

const file = (name: string) => join(path, name)
const damaged = (name: string) =>
  expect.objectContaining({ code: 'ERR_RECORD_DAMAGED', exitCode: 2, message: expect.stringContaining(file(name)) as string }) as Error

const DAMAGES: readonly (readonly [string, (name: string) => void])[] = [
  ['edited without changing its size', (name) => writeFileSync(file(name), flip(readFileSync(file(name))))],
  ['cut', (name) => writeFileSync(file(name), readFileSync(file(name)).subarray(0, -3))],
  ['emptied', (name) => writeFileSync(file(name), '')],
  ['added to', (name) => writeFileSync(file(name), `${readFileSync(file(name), 'utf8')}\n`)],
  ['deleted', (name) => rmSync(file(name))],
  ['swapped for another file', (name) => cpSync(file(name === 'stats.json' ? 'scores.jsonl' : 'stats.json'), file(name))],
]

function flip(bytes: Buffer): Buffer {
  const other = Buffer.from(bytes)
  other[Math.floor(other.length / 2)]! ^= 1
  return other
}

/** How each file is read. */
const READERS: readonly (readonly [string, (run: ReturnType<typeof readRun>) => unknown])[] = [
  ['instances.jsonl', (run) => run.instances],
  ['requests.jsonl', (run) => run.requests],
  ['completions.jsonl', (run) => run.answers],
  ['annotations.jsonl', (run) => run.annotation(key('n'))],
  ['errors.jsonl', (run) => run.retried()],
  ['scores.jsonl', (run) => run.scores],
  ['stats.json', (run) => run.stats()],
]
const FILES = [...READERS.map(([name]) => name), 'train.jsonl', 'changes.jsonl', 'run.json']

describe.each(DAMAGES)('a file that was %s', (_how, damage) => {
  it.each(READERS)('is named and not read: %s', (name, read) => {
    damage(name)
    const run = readRun(path)
    expect(() => read(run)).toThrow(damaged(name))
    for (const [other, readOther] of READERS) if (other !== name) expect(() => readOther(run)).not.toThrow()
    run.close()
  })

  it.each(FILES)('keeps the run from counting as finished, and from being scored where it is evidence: %s', (name) => {
    damage(name)
    const before = contents()
    expect(() => checkRun(path)).toThrow(damaged(name))
    if (['instances.jsonl', 'requests.jsonl', 'completions.jsonl', 'annotations.jsonl'].includes(name)) {
      const run = readRun(path)
      expect(() => rescoreRun(run, { version: '1.0.0' })).toThrow(damaged(name))
      run.close()
    }
    expect(contents()).toEqual(before)
  })

  it('that is run.json is named by all that read the run', () => {
    damage('run.json')
    for (const read of [() => readRun(path), () => isFinished(path, spec), open]) expect(read).toThrow(damaged('run.json'))
  })
})

/** All files with what is in them. */
const contents = (): Record<string, string> =>
  Object.fromEntries(readdirSync(path).map((name) => [name, readFileSync(file(name), 'latin1')]))

describe('the same command again', () => {
  it.each(['completions.jsonl', 'annotations.jsonl', 'errors.jsonl', 'changes.jsonl', 'run.json'])(
    'is refused where %s is damaged: nothing can be made into it again, and nothing is written',
    (name) => {
      writeFileSync(file(name), flip(readFileSync(file(name))))
      const before = contents()
      expect(open).toThrow(damaged(name))
      expect(contents()).toEqual(before)
    },
  )

  it.each(['instances.jsonl', 'train.jsonl', 'requests.jsonl', 'scores.jsonl', 'stats.json'])(
    'makes %s anew where it is damaged, says so, and keeps what was there',
    (name) => {
      const bad = flip(readFileSync(file(name)))
      writeFileSync(file(name), bad)
      const folder = open()
      const [start, ending] = name.split('.')
      expect(folder.mended).toEqual([expect.stringContaining(`${file(name)} is not as the run left it`)])
      expect(readFileSync(file(`${start}.damaged.${ending}`))).toEqual(bad)
      folder.finish([stat(0.5)], OUTCOMES, {})
      folder.close()
      expect(() => checkRun(path)).not.toThrow()
    },
  )

  it('makes one anew that is missing', () => {
    rmSync(file('stats.json'))
    const folder = open()
    expect(folder.mended).toEqual([`${file('stats.json')}: it is missing; it is made anew`])
    folder.close()
  })
})

describe('manifest.json', () => {
  const text = () => readFileSync(file('manifest.json'), 'utf8')
  const write = (other: string) => writeFileSync(file('manifest.json'), other)

  it.each<[string, () => string]>([
    ['is no JSON', () => text().slice(0, -20)],
    ['lists nothing', () => '{ "format": 1 }'],
    ['is a list', () => '[]'],
    ['has a size that is none', () => text().replace(/"bytes": \d+/, '"bytes": -1')],
    ['has a hash that is none', () => text().replace(/"sha256": "../, '"sha256": "')],
    ['lists a file of another name', () => text().replace('"train.jsonl"', '"trail.jsonl"')],
    ['lists a file outside', () => text().replace('"train.jsonl"', '"../x.jsonl"')],
    ['has half a format', () => text().replace('"format": 1', '"format": 0.5')],
  ])('that %s is named', (_what, other) => {
    write(other())
    expect(() => readRun(path)).toThrow(damaged('manifest.json'))
  })

  it('of a newer format is refused with what to do', () => {
    write(text().replace('"format": 1', '"format": 2'))
    expect(() => readRun(path)).toThrow(
      expect.objectContaining({ code: 'ERR_RECORD_FORMAT', message: expect.stringContaining('format 2') as string }) as Error,
    )
  })

  it('of another format than run.json is damage: the rules by which lines are read are not taken from one of them', () => {
    for (const other of ['"format": 0', '"gormat": 1']) {
      write(text().replace(/"format": \d|"gormat": 1/, other))
      expect(() => readRun(path)).toThrow(damaged('run.json'))
    }
  })

  it('that leaves out a file which is there is damage of that file', () => {
    write(text().replace(/"annotations.jsonl": \{[^}]*\},\s*/, ''))
    const run = readRun(path)
    expect(() => run.annotation(key('n'))).toThrow(damaged('annotations.jsonl'))
    run.close()
  })

  it('that is gone makes the run an unfinished one: no numbers, no scoring, and the same command goes on', () => {
    rmSync(file('manifest.json'))
    const run = readRun(path)
    expect([run.finished, run.stats(), run.answers.size]).toEqual([false, [], 1])
    expect(() => rescoreRun(run, { version: '1.0.0' })).toThrow(expect.objectContaining({ code: 'ERR_RECORD_UNFINISHED' }) as Error)
    run.close()
    const folder = open()
    expect([folder.mended, folder.ledger.has(key('a'))]).toEqual([[], true])
    folder.close()
  })
})

/** Scores the run again: one row with these numbers. */
function rescore(mean: number, outcomes = OTHERS, into?: string): readonly string[] {
  const run = readRun(path)
  const scoring = rescoreRun(run, { into, version: '2.0.0' })
  ;(scoring.store as { scores: { append(row: object): void } }).scores.append({ sample: 0, mean })
  const kept = scoring.finish({ stats: [stat(mean)], outcomes, splitOutcomes: { test: outcomes } }, true)
  scoring.close()
  run.close()
  return kept
}

describe('scoring again', () => {
  it('keeps the stats that were there beside the new ones, and brings all counts up to date', () => {
    const first = readFileSync(file('stats.json'), 'utf8')
    expect(rescore(0.75)).toEqual(['stats.1.json'])
    expect(rescore(1)).toEqual(['stats.2.json'])
    expect(readFileSync(file('stats.1.json'), 'utf8')).toBe(first)
    const run = readRun(path)
    expect(run.stats()[0]!.mean).toBe(1)
    expect(run.record).toMatchObject({
      binnacle: '1.0.0',
      outcomes: OTHERS,
      splitOutcomes: { test: OTHERS },
      rescored: [
        { binnacle: '2.0.0', formerStats: 'stats.1.json' },
        { binnacle: '2.0.0', formerStats: 'stats.2.json' },
      ],
    })
    run.close()
    expect(() => checkRun(path)).not.toThrow()
    // They belong to the run from then on.
    writeFileSync(file('stats.1.json'), flip(readFileSync(file('stats.1.json'))))
    expect(() => checkRun(path)).toThrow(damaged('stats.1.json'))
  })

  it('that gives the same stats keeps nothing', () => {
    expect(rescore(0.5, OUTCOMES)).toEqual([])
    expect(readdirSync(path).filter((name) => /^(stats\.|\.)/.test(name))).toEqual(['stats.json'])
  })

  it.each(['stats.json', 'scores.jsonl'])('heals %s that is cut, and keeps what was there', (name) => {
    const cut = readFileSync(file(name)).subarray(0, 5)
    writeFileSync(file(name), cut)
    const [start, ending] = name.split('.')
    expect(rescore(0.5, OUTCOMES)).toContain(`${start}.damaged.${ending}`)
    expect(readFileSync(file(`${start}.damaged.${ending}`))).toEqual(cut)
    expect(() => checkRun(path)).not.toThrow()
  })

  it('never seals what it did not read: damage that it did not look at is still damage', () => {
    writeFileSync(file('errors.jsonl'), flip(readFileSync(file('errors.jsonl'))))
    rescore(0.75)
    expect(() => checkRun(path)).toThrow(damaged('errors.jsonl'))
  })

  it('into another folder leaves the run as it is; into a run folder is refused', () => {
    const before = contents()
    rescore(0.75, OTHERS, join(out, 'other'))
    expect(contents()).toEqual(before)
    expect(existsSync(join(out, 'other', 'stats.json'))).toBe(true)
    expect(() => rescore(0.75, OTHERS, path)).toThrow(expect.objectContaining({ code: 'ERR_SCORE_INTO' }) as Error)
    expect(contents()).toEqual(before)
  })

  it('is refused where another process wrote in between', () => {
    const run = readRun(path)
    rescore(0.75)
    expect(() => rescoreRun(run, { version: '1.0.0' })).toThrow(expect.objectContaining({ code: 'ERR_RECORD_LOCKED' }) as Error)
    run.close()
  })
})

it('a run of the first format is read and scored by its own rules, and brought to the present one when it is written to', () => {
  // The first format had neither formats nor marks of marks, and left broken lines where a crash had cut one off.
  const folder = join(out, 'old')
  cpSync(path, folder, { recursive: true })
  const old = (name: string) => join(folder, name)
  const text = (name: string) => readFileSync(old(name), 'utf8')
  writeFileSync(old('run.json'), text('run.json').replace('  "format": 1,\n', ''))
  writeFileSync(
    old('completions.jsonl'),
    `${text('completions.jsonl').replace('"A"', '"\\u0000x"').replace('"logprob":0', '"logprob":"\\u0000NaN"')}{"key":"12\n`,
  )
  writeFileSync(old('annotations.jsonl'), text('annotations.jsonl').replace('"value":1', '"value":"\\u0000NaN"'))
  const files = readdirSync(folder).filter((name) => name !== 'manifest.json')
  const entries = files.map((name) => [name, { bytes: readFileSync(old(name)).length, sha256: hash('sha256', readFileSync(old(name))) }])
  writeFileSync(old('manifest.json'), JSON.stringify({ files: Object.fromEntries(entries) }))
  rmSync(path, { recursive: true })
  cpSync(folder, path, { recursive: true })

  const expected = { completions: [{ text: '\u0000x', logprob: NaN, tokens: [] }] }
  const run = readRun(path)
  expect([run.format, run.answers.read(key('a')), run.annotation(key('n'))]).toEqual([0, expected, '\u0000NaN'])
  run.close()
  expect(rescore(0.75)).toEqual(['stats.1.json'])
  const again = readRun(path)
  expect([again.format, again.answers.read(key('a'))]).toEqual([0, expected])
  again.close()

  const opened = open()
  expect(opened.mended).toEqual([expect.stringContaining('completions.jsonl: 1 line cannot be read')])
  expect([opened.ledger.read(key('a')), opened.annotations.get(key('n'))]).toEqual([expected, '\u0000NaN'])
  opened.finish([stat(1)], OUTCOMES, {})
  opened.close()
  const now = readRun(path)
  expect([now.format, now.finished, now.answers.read(key('a')), now.annotation(key('n'))]).toEqual([1, true, expected, '\u0000NaN'])
  now.close()
  expect(basename(path)).toBe('quiz:model=a_b')
})
