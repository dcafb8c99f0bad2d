import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeLock } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'binnacle-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockFile = () => join(folder, '.lock')
const holder = (pid: number, host = hostname(), began?: string) =>
  JSON.stringify({ pid, host, since: '2026-01-01T00:00:00.000Z', ...(began === undefined ? {} : { began }) })

/** The number of a process that has ended. */
const endedPid = (): number => spawnSync(process.execPath, ['-e', '']).pid

const refused = (pid: number, host = hostname()) =>
  expect.objectContaining({
    code: 'ERR_RECORD_LOCKED',
    fate: 'run',
    message: expect.stringContaining(`process ${pid} on ${host}`) as string,
  }) as Error

describe('a lock', () => {
  it('is held by name and number, refused to others, and given back', () => {
    const giveBack = takeLock(folder)
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() })
    expect(() => takeLock(folder)).toThrow(refused(process.pid))
    giveBack()
    expect(readdirSync(folder)).toEqual([])
    takeLock(folder)()
  })

  it('of a dead process is taken over', () => {
    writeFileSync(lockFile(), holder(endedPid()))
    const giveBack = takeLock(folder)
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
    expect(readdirSync(folder)).toEqual(['.lock'])
    giveBack()
  })

  it('of a dead process whose number another one has is taken over', () => {
    writeFileSync(lockFile(), holder(process.pid, hostname(), 'another time'))
    takeLock(folder)()
    expect(existsSync(lockFile())).toBe(false)
  })

  it('of another machine is not: it cannot be asked', () => {
    writeFileSync(lockFile(), holder(endedPid(), 'elsewhere'))
    const { pid } = JSON.parse(readFileSync(lockFile(), 'utf8')) as { pid: number }
    expect(() => takeLock(folder)).toThrow(refused(pid, 'elsewhere'))
  })

  it('without a name is taken over only when it is old', () => {
    writeFileSync(lockFile(), '')
    expect(() => takeLock(folder)).toThrow(expect.objectContaining({ code: 'ERR_RECORD_LOCKED' }) as Error)
    utimesSync(lockFile(), new Date(0), new Date(0))
    takeLock(folder)()
  })

  it('that was taken over meanwhile is not given back by who had it', () => {
    const giveBack = takeLock(folder)
    writeFileSync(lockFile(), holder(process.ppid))
    giveBack()
    expect(existsSync(lockFile())).toBe(true)
  })

  it('is taken over also where a takeover was cut off', () => {
    writeFileSync(lockFile(), holder(endedPid()))
    writeFileSync(`${lockFile()}.takeover`, holder(endedPid()))
    utimesSync(`${lockFile()}.takeover`, new Date(0), new Date(0))
    takeLock(folder)()
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('processes that race', () => {
  const RACERS = 6

  /** A process that waits for a line, takes the lock, says how that went, and holds it until its input ends. */
  const script = `
    const { takeLock } = await import(process.argv[1])
    process.stdin.once('data', () => {
      try { takeLock(process.argv[2]); console.log('held') } catch (error) { console.log(error.code + ' ' + error.message) }
    })
    console.log('ready')`

  it.each(['a free lock', 'a stale lock'])('for %s: one has it, the others are refused by its number', async (kind) => {
    if (kind === 'a stale lock') writeFileSync(lockFile(), holder(endedPid()))
    const url = pathToFileURL(join(import.meta.dirname, 'lock.ts')).href
    const racers = Array.from({ length: RACERS }, () => {
      const child = spawn(process.execPath, ['--conditions=@binnacle/source', '--input-type=module', '-e', script, url, folder], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      const said: string[] = []
      let next: (() => void) | undefined
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said.push(...text.trim().split('\n'))
        next?.()
      })
      const line = async (count: number) => {
        while (said.length < count) await new Promise<void>((resolve) => (next = resolve))
        return said[count - 1]!
      }
      return { child, line }
    })
    await Promise.all(racers.map(({ line }) => line(1)))
    for (const { child } of racers) child.stdin.write('go\n')
    const answers = await Promise.all(racers.map(({ line }) => line(2)))
    const winners = racers.filter((_, index) => answers[index] === 'held')
    expect(winners).toHaveLength(1)
    const losers = answers.filter((answer) => answer !== 'held')
    for (const answer of losers) expect(answer).toMatch(new RegExp(`^ERR_RECORD_LOCKED .*process ${winners[0]!.child.pid} on `))
    for (const { child } of racers) child.stdin.end()
    await Promise.all(racers.map(({ child }) => new Promise((resolve) => child.on('close', resolve))))
  })
})
