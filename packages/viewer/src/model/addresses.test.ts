import { expect, it } from 'vitest'
import { addresses, PART_KINDS, parseAddress } from './addresses.ts'

it('every address is read as what it was written for', () => {
  expect(parseAddress(addresses.site)).toEqual({ kind: 'site' })
  expect(parseAddress(addresses.live)).toEqual({ kind: 'live' })
  expect(parseAddress(addresses.suite('a-1'))).toEqual({ kind: 'suite', suite: 'a-1' })
  expect(parseAddress(addresses.board('a', 'b'))).toEqual({ kind: 'board', suite: 'a', board: 'b' })
  for (const kind of ['run', 'stats', 'integrity', 'failures', 'samples'] as const)
    expect(parseAddress(addresses[kind]('r'))).toEqual({ kind, run: 'r' })
  for (const part of PART_KINDS) expect(parseAddress(addresses.part('r', part, 12))).toEqual({ kind: 'part', run: 'r', part, number: 12 })
  expect(parseAddress(addresses.media('a'.repeat(64), 'png'))).toEqual({ kind: 'media', sha256: 'a'.repeat(64), ending: 'png' })
})

it.each([
  '',
  'site',
  '../site.json',
  'runs/../run.json',
  'runs/a/b/run.json',
  'runs/a/heads/x.json',
  'runs/A/run.json',
  'media/x.png',
  'runs/r/heads/9999999999.json',
])('%j is no address', (path) => {
  expect(parseAddress(path)).toBeUndefined()
})
