import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { EntryToPlan } from '@binnacle/entries'
import { readConf } from './read-conf.ts'

const folder = mkdtempSync(join(tmpdir(), 'binnacle-conf-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function read(...texts: readonly (string | Uint8Array)[]): readonly EntryToPlan[] {
  const files = texts.map((text, index) => {
    const file = join(folder, `${index}.conf`)
    writeFileSync(file, text)
    return file
  })
  return readConf(files, { cwd: folder, env: {}, note() {} })
}

describe('files of run entries', () => {
  it('give entries with priority and groups, one file after the other', () => {
    expect(
      read(
        'entries: [\n  {description: "gsm:model=text", priority: 2, groups: ["a", "b"]}\n]',
        'entries: [{description: "bbq", colour: red}]',
      ),
    ).toEqual([{ entry: 'gsm:model=text', priority: 2, groups: ['a', 'b'] }, { entry: 'bbq' }])
  })

  it('have line ends of any kind', () => {
    expect(read('entries: [\r\n{description: "a"}\r{description: "b"}\r\n]')).toEqual([{ entry: 'a' }, { entry: 'b' }])
  })

  it('take true for 1, as Python does', () => {
    expect(read('entries: [{description: "a", priority: true}]')).toEqual([{ entry: 'a', priority: 1 }])
  })

  it.each([
    ['a: 1', 'entries: it is missing'],
    ['[1]', 'entries: it is missing'],
    ['entries: {a: 1}', 'entries: a list is expected, not an object'],
    ['entries: ["a"]', 'entries[0]: an object is expected, not the text "a"'],
    ['entries: [{priority: 1}]', 'entries[0].description: it is missing'],
    ['entries: [{description: "a"}, {description: 5}]', 'entries[1].description: a text is expected, not the number 5'],
    ['entries: [{description: 5 s}]', 'a text is expected, not a length of time'],
    ['entries: [{description: null}]', 'a text is expected, not null'],
    ['entries: [{description: "a", priority: "1"}]', 'entries[0].priority: a whole number is expected, not the text "1"'],
    ['entries: [{description: "a", priority: 1.0}]', 'a whole number is expected, not the fraction 1'],
    ['entries: [{description: "a", groups: "a"}]', 'entries[0].groups: a list of texts is expected, not the text "a"'],
    ['entries: [{description: "a", groups: [[]]}]', 'entries[0].groups[0]: a text is expected, not a list'],
  ])('%s is refused', (text, message) => {
    expect(() => read(text)).toThrow(message)
    expect(() => read(text)).toThrow(join(folder, '0.conf'))
  })

  it('that cannot be read are named', () => {
    expect(() => readConf([join(folder, 'absent.conf')], { cwd: folder, env: {}, note() {} })).toThrow('absent.conf')
    expect(() => read(new Uint8Array([0x61, 0xff]))).toThrow('0.conf cannot be read')
  })

  it('tell of includes that are not there', () => {
    const told: string[] = []
    writeFileSync(join(folder, 'a.conf'), 'include "absent.conf"\nentries: []')
    readConf([join(folder, 'a.conf')], { cwd: folder, env: {}, note: (text) => told.push(text) })
    expect(told).toEqual([expect.stringContaining('absent.conf')])
  })
})
