import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryProject } from '../test/temporary-project.ts'
import { findPlugins } from './find-plugins.ts'

const installed = (name: string, isPlugin: boolean): Readonly<Record<string, string>> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, ...(isPlugin ? { binnacle: { plugin: 1 } } : {}) }),
})

describe('plugins that load without being named', () => {
  it('are those among the direct dependencies of the nearest package', () => {
    const folder = temporaryProject({
      'package.json': JSON.stringify({ dependencies: { '@x/one': '1', other: '1' }, devDependencies: { two: '1', gone: '1' } }),
      ...installed('@x/one', true),
      ...installed('two', true),
      ...installed('other', false),
      ...installed('transitive', true),
      'src/file.txt': '',
    })
    expect(findPlugins(join(folder, 'src'), '/nowhere/binnacle')).toEqual(['@x/one', 'two'].map((name) => ({ name, from: folder })))
  })

  it('are those of the command’s project where the own one has none', () => {
    const project = temporaryProject({ 'package.json': '{ "devDependencies": { "one": "1" } }', ...installed('one', true) })
    const elsewhere = temporaryProject({ 'package.json': '{ "dependencies": { "lodash": "1" } }' })
    expect(findPlugins(elsewhere, join(project, 'node_modules', '.bin', 'binnacle'))).toEqual([{ name: 'one', from: project }])
    expect(findPlugins(elsewhere, '/nowhere/binnacle')).toEqual([])
  })

  it('are all of the workspace’s plugins in Binnacle’s own workspace', () => {
    const folder = temporaryProject({
      'package.json': '{ "name": "binnacle-workspace" }',
      'plugins/b/package.json': '{ "name": "b", "binnacle": { "plugin": 1 } }',
      'plugins/a/package.json': '{ "name": "a", "binnacle": { "plugin": 1 } }',
      'plugins/c/package.json': '{ "name": "c" }',
    })
    const expected = ['a', 'b'].map((name) => ({ name: join(folder, 'plugins', name), from: folder }))
    expect(findPlugins('/', join(folder, 'node_modules', '.bin', 'binnacle'))).toEqual(expected)
    expect(findPlugins('/', join(folder, 'packages', 'cli', 'bin', 'binnacle.js'))).toEqual(expected)
  })
})
