import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyFixture } from '../support/copy-fixture.ts'
import { fixtureNumbers } from '../support/fixture-numbers.ts'
import { runInProcess } from '../support/in-process.ts'
import { root } from '../support/start-node.ts'

it('runs recorded before records named their format give the numbers that they gave then', async () => {
  const { folder, remove } = copyFixture('format-0')
  try {
    const expected = JSON.parse(readFileSync(join(root, 'tests', 'fixtures', 'format-0', 'expected.json'), 'utf8')) as unknown
    expect(JSON.parse(JSON.stringify(await fixtureNumbers(folder)))).toEqual(expected)
  } finally {
    remove()
  }
})

it('they are scored again in their places with the same numbers, and nothing is said to have moved', async () => {
  const { folder, remove } = copyFixture('format-0')
  try {
    const { code, stdout, stderr } = await runInProcess(['score', 'runs'], folder)
    expect([code, stdout.match(/none moved/g)?.length], stderr).toEqual([0, 8])
    const again = await runInProcess(['show', 'runs/trials-steady', '--json'], folder)
    expect(JSON.parse(again.stdout)).toMatchObject({ summary: { score: 0.47222222222222215 }, record: { rescored: [{}] } })
  } finally {
    remove()
  }
})

it.each(['plain', 'trials', 'scored', 'annotated'])('%s: more rows ask only what is missing, under the keys of then', async (task) => {
  const { folder, remove } = copyFixture('format-0')
  const name = `${task}:model=fixture_steady`
  const own = join(folder, 'binnacle-out', 'runs', 'default', name)
  try {
    cpSync(join(folder, 'runs', `${task}-steady`), own, { recursive: true })
    const keysOf = () =>
      readFileSync(join(own, 'completions.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { key: string }).key)
    const before = keysOf()
    const first = await runInProcess(['run', `${task}:model=fixture/steady`, '--json'], folder)
    // What failed then may be asked again; what was answered is not.
    expect(keysOf().slice(0, before.length)).toEqual(before)
    expect(keysOf().length - before.length, first.stderr).toBeLessThanOrEqual(task === 'annotated' ? 3 : 0)
    const rows = readFileSync(join(folder, 'rows.jsonl'), 'utf8').trim().split('\n')
    const last = JSON.parse(rows.at(-1)!) as Record<string, unknown>
    const text = Object.keys(last).find((key) => typeof last[key] === 'string' && key !== 'split')!
    writeFileSync(
      join(folder, 'rows.jsonl'),
      `${[...rows, JSON.stringify({ ...last, [text]: `${String(last[text])} again` })].join('\n')}\n`,
    )
    const middle = keysOf().length
    await runInProcess(['run', `${task}:model=fixture/steady`, '--json'], folder)
    const asked = keysOf().length - middle
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThan(before.length / 2)
  } finally {
    remove()
  }
})

it('the command that made them goes on from them: nothing that was answered is asked again', async () => {
  const { folder, remove } = copyFixture('format-0')
  try {
    const suite = join(folder, 'binnacle-out', 'runs', 'default')
    const names = ['annotated', 'plain', 'scored', 'trials']
    for (const name of names)
      cpSync(join(folder, 'runs', `${name}-steady`), join(suite, `${name}:model=fixture_steady`), { recursive: true })
    const answers = () => names.map((name) => lines(join(suite, `${name}:model=fixture_steady`, 'completions.jsonl')))
    const before = answers()
    const { code, stderr } = await runInProcess(['run', ...names.map((name) => `${name}:model=fixture/steady`)], folder)
    expect(code).toBe(0)
    expect(readdirSync(suite)).toHaveLength(names.length)
    expect(answers()).toEqual(before)
    expect(stderr).toContain('what its numbers rest on, which its record does not name')
  } finally {
    remove()
  }
})

const lines = (file: string): number => readFileSync(file, 'utf8').split('\n').length
