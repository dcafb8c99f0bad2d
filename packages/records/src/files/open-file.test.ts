import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFolder, openToRead, openToWrite } from './open-file.ts'
import { appendLine } from './report-lines.ts'
import { replaceFile } from './write-all.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'binnacle-open-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const refused = (code: string) => expect.objectContaining({ code, exitCode: 2 }) as Error

describe('a link in the place of a file', () => {
  let outside: string
  let link: string
  beforeEach(() => {
    outside = join(folder, 'outside.txt')
    link = join(folder, 'completions.jsonl')
    writeFileSync(outside, 'precious')
    symlinkSync(outside, link)
  })

  it.each<[string, (file: string) => void]>([
    ['opened anew', (file) => void openToWrite(file, 'write')],
    ['added to', (file) => void openToWrite(file, 'append')],
    ['reported to', (file) => appendLine(file, 'x')],
  ])('is not written through when it is %s', (_how, write) => {
    expect(() => write(link)).toThrow(refused('ERR_RECORD_LINK'))
    expect(readFileSync(outside, 'utf8')).toBe('precious')
  })

  it('that leads nowhere makes nothing there', () => {
    rmSync(outside)
    expect(() => openToWrite(link, 'append')).toThrow(refused('ERR_RECORD_LINK'))
    expect(existsSync(outside)).toBe(false)
  })

  it('is replaced by a file that is put in its place, also where the name for it in between is a link', () => {
    symlinkSync(outside, `${link}.${process.pid}.part`)
    replaceFile(link, 'new')
    expect([readFileSync(outside, 'utf8'), readFileSync(link, 'utf8'), lstatSync(link).isSymbolicLink()]).toEqual([
      'precious',
      'new',
      false,
    ])
  })
})

describe('what is not a file', () => {
  it.skipIf(process.platform === 'win32')('is not waited for', () => {
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    for (const place of [pipe, folder]) expect(() => openToRead(place)).toThrow(refused('ERR_RECORD_BROKEN'))
  })
})

describe('a folder', () => {
  it('is made with those above it', () => {
    makeFolder(join(folder, 'a', 'b', 'c'))
    makeFolder(join(folder, 'a', 'b', 'c'))
    expect(lstatSync(join(folder, 'a', 'b', 'c')).isDirectory()).toBe(true)
  })

  it('below a file is refused', () => {
    writeFileSync(join(folder, 'file'), '')
    for (const place of [join(folder, 'file'), join(folder, 'file', 'below'), join(folder, 'file', 'x', 'y')])
      expect(() => makeFolder(place)).toThrow(refused('ERR_RECORD_WRITE'))
  })

  // `mkdir` with `recursive` never comes back from there.
  it.skipIf(!existsSync('/proc/self'))('where none can be made is refused at once', () => {
    for (const place of ['/proc/x', '/proc/x/y/z', '/proc/self/nothing/here', '/sys/x/y'])
      expect(() => makeFolder(place)).toThrow(refused('ERR_RECORD_WRITE'))
  })
})
