import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { finishReplacing, partPath, replaceTogether, waitingPath } from './replace-together.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'binnacle-replace-'))
  for (const name of ['a', 'b']) writeFileSync(join(folder, name), `old ${name}`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (...names: readonly string[]) => names.map((name) => readFileSync(partPath(folder, name), 'utf8'))

it('files are all new, and nothing is left over', () => {
  writeFileSync(waitingPath(folder, 'b'), 'new b')
  replaceTogether(
    folder,
    new Map<string, string | Buffer | undefined>([
      ['a', 'new a'],
      ['b', undefined],
      ['c', Buffer.from('new c')],
    ]),
  )
  expect(read('a', 'b', 'c')).toEqual(['new a', 'new b', 'new c'])
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'b', 'c'])
})

it('before the list is written the old ones count, afterwards the new ones: whatever a crash left in place', () => {
  for (const name of ['a', 'b']) writeFileSync(waitingPath(folder, name), `new ${name}`)
  expect(read('a', 'b')).toEqual(['old a', 'old b'])
  writeFileSync(join(folder, '.replacing'), '["a","b"]')
  expect(read('a', 'b')).toEqual(['new a', 'new b'])
  // One is in place already.
  rmSync(waitingPath(folder, 'a'))
  writeFileSync(join(folder, 'a'), 'new a')
  expect(read('a', 'b')).toEqual(['new a', 'new b'])
  finishReplacing(folder)
  expect(read('a', 'b')).toEqual(['new a', 'new b'])
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'b'])
  finishReplacing(folder)
})

it.each(['[', '{}', '["../outside"]', '[".lock"]', '[1]'])('a list %s is refused', (text) => {
  writeFileSync(join(folder, '.replacing'), text)
  expect(() => finishReplacing(folder)).toThrow(expect.objectContaining({ code: 'ERR_RECORD_BROKEN' }) as Error)
  expect(existsSync(join(folder, 'a'))).toBe(true)
})
