import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPythonRandom } from '../../packages/random/src/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyFixture } from '../support/copy-fixture.ts'
import { type CommandOutput, runInProcess } from '../support/in-process.ts'

/** Damaged run folders; more by hand: `BINNACLE_FUZZ=20000`. */
const CASES = Number(process.env['BINNACLE_FUZZ'] ?? 1_000)
const SEED = Number(process.env['BINNACLE_FUZZ_SEED'] ?? 1)

const TASKS = ['plain', 'trials', 'annotated', 'scored']
const folderOf = (task: string): string => `binnacle-out/runs/default/${task}:model=fixture_steady`

/** A run with the folder of another model's to compare it with. */
interface Sound {
  readonly task: string
  readonly kept: string
  readonly partner: string
}

let home: string
let remove: () => void
/** Sound run folders: of the present format and of the first one, by the folder in which commands find them. */
const sound: Sound[] = []

beforeAll(async () => {
  ;({ folder: home, remove } = copyFixture('format-0', 'memory'))
  const { code, stderr } = await run([
    'run',
    ...TASKS.flatMap((task) => ['steady', 'hasty'].map((model) => `${task}:model=fixture/${model}`)),
  ])
  if (code !== 0) throw new Error(stderr)
  for (const task of TASKS) {
    cpSync(at(folderOf(task)), at(`kept/${task}-1`), { recursive: true })
    cpSync(at(`runs/${task}-steady`), at(`kept/${task}-0`), { recursive: true })
    cpSync(at(folderOf(task).replace('steady', 'hasty')), at(`partner/${task}`), { recursive: true })
    sound.push(
      { task, kept: `kept/${task}-1`, partner: `partner/${task}` },
      { task, kept: `kept/${task}-0`, partner: `runs/${task}-hasty` },
    )
  }
})
afterAll(() => remove())

const at = (path: string): string => join(home, path)
const run = (words: readonly string[]): Promise<CommandOutput> => runInProcess(words, home)

/** What a command took from the run: a digest of all its numbers; undefined where it took none. */
type Numbers = string | undefined

interface Command {
  readonly name: string
  readonly words: (own: Sound) => readonly string[]
  /** Reads the numbers of a command that ended with 0. */
  readonly numbers: (output: CommandOutput, task: string) => Numbers
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const json = <T>({ stdout }: CommandOutput): T => JSON.parse(stdout) as T

interface Summary {
  readonly finished: boolean
  readonly score?: number
}

const statsOf = (path: string): Numbers => digest(readFileSync(join(path, 'stats.json'), 'utf8'))

function filesOf(path: string): Numbers {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const texts = files.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')])
  return digest(texts.toSorted())
}

/** An unfinished run has no number: what is shown of it must not have one. */
function shownNumbers(output: CommandOutput): Numbers {
  const shown = json<{ summary: Summary; stats: readonly unknown[] }>(output)
  if (shown.summary.finished) return digest(shown)
  expect([shown.summary.score, shown.stats]).toEqual([undefined, []])
  return undefined
}

function summaryNumbers(output: CommandOutput): Numbers {
  const [summary, ...others] = json<{ runs: readonly Summary[] }>(output).runs
  expect(others).toEqual([])
  if (summary!.finished) return digest(summary)
  expect(summary!.score).toBeUndefined()
  return undefined
}

const COMMANDS: readonly Command[] = [
  { name: 'show', words: ({ task }) => ['show', folderOf(task), '--json'], numbers: shownNumbers },
  {
    name: 'show --stat',
    words: ({ task }) => ['show', folderOf(task), '--stat', 'length', '--json'],
    numbers: (output) => digest(json(output)),
  },
  {
    name: 'show --outcome',
    words: ({ task }) => ['show', folderOf(task), '--outcome', 'scored', '--json'],
    numbers: (output) => digest(json(output)),
  },
  {
    name: 'show --sample',
    words: ({ task }) => ['show', folderOf(task), '--sample', 'id8', '--json'],
    numbers: (output) => digest(json(output)),
  },
  { name: 'summarize', words: () => ['summarize', '--json'], numbers: summaryNumbers },
  {
    name: 'compare',
    words: ({ task, partner }) => ['compare', folderOf(task), partner, '--metric', 'length', '--json'],
    numbers: (output) => digest(json<{ comparisons: unknown }>(output).comparisons),
  },
  { name: 'export', words: ({ task }) => ['export', folderOf(task), '--to', 'out', '--json'], numbers: () => filesOf(at('out')) },
  { name: 'export csv', words: () => ['export', 'binnacle-out', '--format', 'csv', '--to', 'out', '--json'], numbers: csvNumbers },
  { name: 'score --into', words: ({ task }) => ['score', folderOf(task), '--into', 'out', '--json'], numbers: () => statsOf(at('out')) },
  { name: 'score', words: ({ task }) => ['score', folderOf(task), '--json'], numbers: (_output, task) => statsOf(at(folderOf(task))) },
  {
    name: 'run',
    words: ({ task }) => ['run', `${task}:model=fixture/steady`, '--json'],
    numbers: (_output, task) => statsOf(at(folderOf(task))),
  },
]

function csvNumbers(): Numbers {
  const text = readFileSync(at('out/summary.csv'), 'utf8')
  return text.includes('unfinished') ? (expect(text).not.toMatch(/\d\.\d/), undefined) : digest(text)
}

type Random = ReturnType<typeof createPythonRandom>

/** Kinds of damage to one file of a folder; each says what it did. */
const DAMAGES: readonly ((file: string, random: Random, others: readonly string[]) => string)[] = [
  function flip(file, random) {
    const content = readFileSync(file)
    if (content.length === 0) return 'nothing'
    const place = random.randrange(content.length)
    const bit = random.randrange(8)
    content[place]! ^= 1 << bit
    writeFileSync(file, content)
    return `bit ${bit} of byte ${place} flipped`
  },
  function cut(file, random) {
    const { length } = readFileSync(file)
    const left = length === 0 ? 0 : random.randrange(length)
    truncateSync(file, left)
    return `cut from ${length} to ${left} bytes`
  },
  function remove(file) {
    rmSync(file)
    return 'deleted'
  },
  function swap(file, random, others) {
    const other = random.choice(others)
    cpSync(other, file)
    return `swapped for ${other}`
  },
  function edit(file, random) {
    const content = readFileSync(file, 'utf8')
    const digits = [...content.matchAll(/\d/g)]
    if (digits.length === 0) return 'nothing'
    const { index, 0: digit } = random.choice(digits)
    writeFileSync(file, content.slice(0, index) + ((Number(digit) + 1) % 10) + content.slice(index + 1))
    return `digit ${digit} at ${index} edited`
  },
  function lines(file, random) {
    const all = readFileSync(file, 'utf8').split('\n')
    const [one, other] = [random.randrange(all.length), random.randrange(all.length)]
    const how = random.choice(['dropped', 'doubled', 'exchanged'])
    if (how === 'dropped') all.splice(one, 1)
    else if (how === 'doubled') all.splice(one, 0, all[other]!)
    else [all[one], all[other]] = [all[other]!, all[one]!]
    writeFileSync(file, all.join('\n'))
    return `lines ${one} and ${other} ${how}`
  },
  function blank(file, random) {
    const content = readFileSync(file)
    if (content.length === 0) return 'nothing'
    const place = random.randrange(content.length)
    content.fill(0, place, Math.min(content.length, place + 1 + random.randrange(64)))
    writeFileSync(file, content)
    return `zeros from byte ${place} on`
  },
]

/** Puts one sound run, and no other, where commands find it. */
function place({ task, kept }: Sound): string {
  rmSync(at('binnacle-out'), { recursive: true, force: true })
  rmSync(at('out'), { recursive: true, force: true })
  mkdirSync(at('binnacle-out/runs/default'), { recursive: true })
  cpSync(at(kept), at(folderOf(task)), { recursive: true })
  return at(folderOf(task))
}

const snapshot = (path: string): string =>
  digest(
    readdirSync(path)
      .toSorted()
      .map((name) => [name, readFileSync(join(path, name), 'latin1')]),
  )

describe('a damaged run folder', () => {
  const expected = new Map<string, Numbers>()

  it('is not one of those that commands take these numbers from', async () => {
    for (const own of sound) {
      for (const { name, words, numbers } of COMMANDS) {
        place(own)
        const output = await run(words(own))
        expect(output.code, `${own.kept}, ${name}: ${output.stderr}`).toBe(0)
        expected.set(`${own.kept} ${name}`, numbers(output, own.task))
      }
    }
    expect([...expected.values()].every((one) => one !== undefined)).toBe(true)
  })

  it(`gives the right number or a clear error, and nothing is written over it: ${CASES} cases`, async () => {
    const random = createPythonRandom(SEED)
    const counts = { right: 0, none: 0, refused: 0 }
    for (let number = 0; number < CASES; number++) {
      const own = sound[number % sound.length]!
      const command = COMMANDS[number % COMMANDS.length]!
      const path = place(own)
      const names = readdirSync(path)
      const name = random.choice(names)
      const others = [
        ...names.filter((one) => one !== name).map((one) => join(path, one)),
        ...sound.map(({ kept }) => at(`${kept}/${name}`)).filter((file) => existsSync(file)),
      ]
      const what = random.choice(DAMAGES)(join(path, name), random, others)
      const about = `case ${number}, seed ${SEED}: ${own.kept}/${name} ${what}, ${command.name}`
      const before = snapshot(path)
      const output = await run(command.words(own))
      if (output.code === 0) {
        const numbers = command.numbers(output, own.task)
        if (numbers === undefined) counts.none++
        else counts.right++
        expect([expected.get(`${own.kept} ${command.name}`), undefined], about).toContain(numbers)
        continue
      }
      counts.refused++
      expect(output.code, `${about}\n${output.stderr}`).toBe(2)
      expect(output.stderr, about).toMatch(/\(ERR_[A-Z_]+\)/)
      expect(output.stderr, about).not.toMatch(/fault of Binnacle/)
      expect(snapshot(path), `${about}: something was written`).toBe(before)
    }
    // Each way to end is met: no test of nothing.
    expect(counts.refused).toBeGreaterThan(CASES / 4)
    expect(counts.right).toBeGreaterThan(CASES / 10)
  }, 600_000)
})
