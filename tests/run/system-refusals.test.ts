import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyFixture } from '../support/copy-fixture.ts'
import { runInProcess } from '../support/in-process.ts'
import { commandPath, fromSources } from '../support/start-node.ts'

let folder: string
let remove: () => void
beforeAll(() => {
  ;({ folder, remove } = copyFixture('format-0'))
  writeFileSync(join(folder, 'file'), '')
})
afterAll(() => remove())

const run = (...words: readonly string[]) => runInProcess(words, folder)

/** The end of a shell's line in which `binnacle` is the command. */
function shell(line: string): { readonly code: number | null; readonly stderr: string } {
  const command = fromSources('start-command.mjs')
    .map((word) => `'${word}'`)
    .join(' ')
  const env = { ...process.env, BINNACLE_TEST_COMMAND: commandPath }
  const { status, stderr } = spawnSync('bash', ['-c', line.replace('binnacle', command)], {
    cwd: folder,
    encoding: 'utf8',
    env,
    timeout: 60_000,
  })
  return { code: status, stderr }
}

const SHOW = 'binnacle show runs/plain-steady --json'

describe('standard output that fails', () => {
  it.skipIf(!existsSync('/dev/full'))('is an exit code other than 0, and said', () => {
    const { code, stderr } = shell(`${SHOW} > /dev/full`)
    expect([code, stderr]).toEqual([2, expect.stringContaining('ERR_OUTPUT')])
  })

  it.skipIf(process.platform === 'win32')('since nobody reads it is that of shells, and quiet', () => {
    const { code, stderr } = shell(`${SHOW} | true; exit \${PIPESTATUS[0]}`)
    expect([code, stderr]).toEqual([141, ''])
  })
})

describe('a place that cannot be used is a mistake of the user, told at once', () => {
  it.each<[string, readonly string[], string]>([
    ['a file for --out', ['run', '--out', 'file'], 'ERR_RECORD_WRITE'],
    ['a file on the way to --out', ['run', '--out', 'file/below'], 'ERR_RECORD_WRITE'],
    ['a file for --to', ['export', 'runs/plain-steady', '--to', 'file'], 'ERR_FILE_SYSTEM'],
    ['a file for --to of a table', ['export', 'runs', '--format', 'csv', '--to', 'file/x'], 'ERR_RECORD_WRITE'],
    ['a file for --into', ['score', 'runs/plain-steady', '--into', 'file'], 'ERR_RECORD_WRITE'],
    ['a run folder for --into', ['score', 'runs/plain-steady', '--into', 'runs/plain-hasty'], 'ERR_SCORE_INTO'],
    ['a file for a run', ['show', 'file'], 'ERR_RECORD_NOT_A_RUN'],
    ['a folder for a config', ['list', '--config', 'runs'], 'ERR_CONFIG_READ'],
    ['a folder for entries', ['run', '--conf', 'runs'], 'ERR_CONF_READ'],
  ])('%s', async (_what, words, code) => {
    const ended = await run(...words)
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining(code)])
    expect(ended.stderr).not.toContain('fault of Binnacle')
  })

  // `mkdir` with `recursive` never comes back from there, and hears no signal.
  it.skipIf(!existsSync('/proc/self')).each(['/proc/x', '/proc/x/y/z', '/sys/nothing/here'])('%s for --out', async (out) => {
    const ended = await run('run', 'plain:model=fixture/steady', '--out', out)
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining('ERR_RECORD_WRITE')])
  })

  it('a folder in the place of a file of a run', async () => {
    const { folder: own, remove: removeOwn } = copyFixture('format-0')
    for (const name of readdirSync(join(own, 'runs', 'plain-steady'))) {
      const file = join(own, 'runs', 'plain-steady', name)
      const content = readFileSync(file)
      rmSync(file)
      mkdirSync(file)
      for (const words of [['show'], ['score'], ['export', '--to', 'out']]) {
        const [command, ...more] = words
        const ended = await runInProcess([command!, 'runs/plain-steady', ...more], own)
        expect([0, 2], `${name}, ${command}: ${ended.stderr}`).toContain(ended.code)
        expect(ended.stderr).not.toContain('fault of Binnacle')
      }
      rmSync(file, { recursive: true })
      writeFileSync(file, content)
    }
    removeOwn()
  })
})

describe('links', () => {
  it('a run folder that is one is written to, listed, shown and summed up like any other', async () => {
    const { folder: own, remove: removeOwn } = copyFixture('format-0')
    const suite = join(own, 'binnacle-out', 'runs', 'default')
    mkdirSync(suite, { recursive: true })
    mkdirSync(join(own, 'elsewhere'))
    symlinkSync(join(own, 'elsewhere'), join(suite, 'plain:model=fixture_steady'))
    const run = (...words: readonly string[]) => runInProcess(words, own)
    expect((await run('run', 'plain:model=fixture/steady')).code).toBe(0)
    expect(existsSync(join(own, 'elsewhere', 'manifest.json'))).toBe(true)
    expect((await run('summarize')).stdout).toContain('plain')
    expect((await run('show', 'binnacle-out')).stdout).toContain('plain:model=fixture_steady')
    expect((await run('score', 'binnacle-out')).stdout).toContain('none moved')
    removeOwn()
  })

  it('a file of a run that is one is not written through', async () => {
    const { folder: own, remove: removeOwn } = copyFixture('format-0')
    const run = (...words: readonly string[]) => runInProcess(words, own)
    expect((await run('run', 'plain:model=fixture/hasty')).code).toBe(0)
    const path = join(own, 'binnacle-out', 'runs', 'default', 'plain:model=fixture_hasty')
    const pristine = join(own, 'pristine')
    cpSync(path, pristine, { recursive: true })
    for (const name of readdirSync(pristine)) {
      rmSync(path, { recursive: true })
      cpSync(pristine, path, { recursive: true })
      const outside = join(own, `outside-${name}`)
      renameSync(join(path, name), outside)
      symlinkSync(outside, join(path, name))
      // It has errored samples, which are tried again: the run is written to.
      await run('run', 'plain:model=fixture/hasty')
      await run('score', path)
      expect(readFileSync(outside), name).toEqual(readFileSync(join(pristine, name)))
    }
    removeOwn()
  })
})
