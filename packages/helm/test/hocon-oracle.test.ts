import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isBinnacleError } from '@binnacle/core'
import { afterAll, describe, expect, it } from 'vitest'
import { type HoconPlain, HoconPeriod, readHocon } from '../src/hocon.ts'
import { readConf } from '../src/read-conf.ts'
import { pythonFloat } from '@binnacle/python'

/** What pyhocon and HELM make of a text. */
interface HoconCase {
  readonly case: string
  readonly text: string
  readonly value?: unknown
  readonly value_error?: { readonly message: string }
  readonly run_entries?: readonly { readonly description: string; readonly priority: number | null; readonly groups: unknown }[]
}

const file = resolve(import.meta.dirname, '../../../../shared/oracle/run-specs/hocon.jsonl')
const cases = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as HoconCase]))
  : []
const env = { ORACLE_VAR: 'from the environment' }

/** A value as the stored cases write it. JSON holds no whole number beyond 2⁵³ exactly. */
function stored(value: HoconPlain): unknown {
  if (value instanceof HoconPeriod) return { '<period>': value.text }
  if (value instanceof Map)
    return Object.fromEntries([...(value as ReadonlyMap<string, HoconPlain>)].map(([key, child]) => [key, stored(child)]))
  if (Array.isArray(value)) return value.map(stored)
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'number' ? { '<float>': pythonFloat(value) } : value
}

/** What a piece of work gives, or the message of its error, which is one for people. */
function outcome<T>(work: () => T): T | { readonly message: string } {
  try {
    return work()
  } catch (error) {
    if (!isBinnacleError(error)) throw error
    return { message: error.message }
  }
}

describe.skipIf(cases.length === 0)('reads HOCON as pyhocon does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'binnacle-hocon-'))
  writeFileSync(join(folder, 'part.conf'), 'entries: [ {description: "boolq:model=text", priority: 1} ]\nx = 1\n')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('compares 107 cases', () => expect(cases).toHaveLength(107))

  it.each(cases.map((one) => [one.case, one] as const))('%s', (_name, { text, value, value_error: error, run_entries: entries }) => {
    const read = outcome(() => stored(readHocon(text, { file: 'a.conf', folder, env })))
    if (error === undefined) expect(read).toEqual(value)
    else {
      const line = /\(?line: ?(\d+)/.exec(error.message)?.[1] ?? '1'
      expect(read).toEqual({ message: expect.stringMatching(new RegExp(`^a\\.conf:${line}: `)) as string })
    }

    const path = join(folder, 'case.conf')
    writeFileSync(path, text)
    const found = outcome(() => readConf([path], { cwd: folder, env, note() {} }))
    if (entries === undefined) expect(found).toEqual({ message: expect.stringContaining(path) as string })
    else {
      const theirs = entries.map(({ description, priority, groups }) => ({
        entry: description,
        ...(priority === null ? {} : { priority: Number(priority) }),
        ...(groups === null ? {} : { groups }),
      }))
      expect(found).toEqual(theirs)
    }
  })
})
