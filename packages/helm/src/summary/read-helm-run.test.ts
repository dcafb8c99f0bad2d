import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readHelmRun } from './read-helm-run.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'helm-run-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('leaves out stats that have no value, and keeps infinite ones', () => {
  writeFileSync(join(folder, 'run_spec.json'), '{"name": "quiz", "scenario_spec": {"class_name": "a.Quiz"}}')
  const stat = (name: string, sum: string) => `{"name": {"name": "${name}", "split": "test"}, "count": 2, "sum": ${sum}}`
  const texts = [stat('right', '1.0'), stat('lost', 'NaN'), stat('void', 'null'), stat('endless', 'Infinity')]
  writeFileSync(join(folder, 'stats.json'), `[${texts.join(', ')}]`)
  expect(readHelmRun(folder, 'one')!.stats.map(({ name, sum }) => [name.name, sum])).toEqual([
    ['right', 1],
    ['endless', Infinity],
  ])
})
