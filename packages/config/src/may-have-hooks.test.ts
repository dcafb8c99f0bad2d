import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mayHaveHooks } from './may-have-hooks.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hooks-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  ['hooks of its own', { 'plugin.js': 'export const hooks = {}' }, true],
  ['none', { 'plugin.js': "import { one } from './one.js'", 'one.js': 'export const one = 1' }, false],
  [
    'those of a file that it imports',
    { 'plugin.js': "import { one } from './one.js'", 'one.js': 'export const one = { hooks: {} }' },
    true,
  ],
  ['those of a file that it requires', { 'plugin.js': "const one = require('./one')", 'one.js': 'exports.hooks = {}' }, true],
  [
    'those of CommonJS that it requires',
    { 'plugin.js': "const { hide } = require('./one.cjs')", 'one.cjs': 'exports.hide = { hooks: {} }' },
    true,
  ],
  ['a circle without any', { 'plugin.js': "require('./one')", 'one.js': "require('./plugin')" }, false],
])('a plugin with %s', (_, files, expected) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  expect(mayHaveHooks(join(folder, 'plugin.js'))).toBe(expected)
})

it('a plugin of which there is no text may have some', () => {
  expect(mayHaveHooks(join(folder, 'gone.js'))).toBe(true)
})
