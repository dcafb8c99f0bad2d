import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findRuns } from './find-runs.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'binnacle-find-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), '{}')
}
const found = (path = '.') => findRuns(join(folder, path)).map((run) => relative(folder, run))

it('runs are found in suites and below, hidden folders apart', () => {
  for (const path of ['one/b/run.json', 'one/a/run.json', 'two/deep/c/run.json', '.hidden/d/run.json', 'one/file.txt']) write(path)
  expect(found()).toEqual(['one/a', 'one/b', 'two/deep/c'])
  expect(found('one/a')).toEqual(['one/a'])
  expect([found('gone'), found('one/file.txt')]).toEqual([[], []])
})

it('one that lost its run.json is still one: it is missed by name where it is read', () => {
  write('one/a/manifest.json')
  expect(found()).toEqual(['one/a'])
})

it('that are links are found as they are written to, and circles end', () => {
  write('elsewhere/a/run.json')
  mkdirSync(join(folder, 'suite'))
  symlinkSync(join(folder, 'elsewhere', 'a'), join(folder, 'suite', 'a'))
  symlinkSync(folder, join(folder, 'suite', 'above'))
  symlinkSync(join(folder, 'gone'), join(folder, 'suite', 'gone'))
  expect(found('suite')).toContain('suite/a')
  expect(found('suite').length).toBeLessThan(5)
})
