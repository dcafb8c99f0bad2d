import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTickets } from './tickets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'binnacle-tickets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('tickets are there again after a restart, until they are collected', () => {
  const first = openTickets(folder)
  first.put('batch 1', { provider: 'a', keys: ['x', 'y'] })
  first.put('batch 2', 'b')
  const second = openTickets(folder)
  expect(second.list()).toEqual([
    { id: 'batch 1', ticket: { provider: 'a', keys: ['x', 'y'] } },
    { id: 'batch 2', ticket: 'b' },
  ])
  second.remove('batch 1')
  second.close()
  const third = openTickets(folder)
  expect(third.list()).toEqual([{ id: 'batch 2', ticket: 'b' }])
  third.remove('batch 2')
  third.close()
  expect(existsSync(join(folder, 'tickets.jsonl'))).toBe(false)
})
