import { delimiter, resolve } from 'node:path'
import type { LoadedConfig } from '@binnacle/config'
import { describe, expect, it } from 'vitest'
import { mergeSettings, type SessionOptions } from './settings.ts'

const merge = (options: SessionOptions, config: LoadedConfig['config'] = {}, env: NodeJS.ProcessEnv = {}) =>
  mergeSettings(options, { config, file: undefined, folder: '/project' }, env, '/here', ['config/model'])

describe('settings', () => {
  it('are the defaults where nothing is said', () => {
    expect(merge({})).toMatchObject({
      suite: 'default',
      out: resolve('/here/binnacle-out'),
      models: ['config/model'],
      concurrency: 32,
      timeout: 120,
      attempts: 5,
      yes: false,
      offline: false,
      badRows: 'fail',
      mirrors: [],
      replay: [],
      budget: {},
    })
  })

  it('are those of the config, with paths from its folder', () => {
    expect(
      merge(
        {},
        { suite: 's', out: 'o', mirror: ['m'], budget: { usd: 3 }, concurrency: 4, replay: ['r'], localPath: 'l', cache: { dir: 'c' } },
      ),
    ).toMatchObject({
      suite: 's',
      out: resolve('/project/o'),
      mirrors: [resolve('/project/m')],
      budget: { usd: 3 },
      concurrency: 4,
      replay: [resolve('/project/r')],
      localPath: resolve('/project/l'),
      cacheFolder: resolve('/project/c'),
    })
  })

  it('are those of the command line above all, with paths from where it is', () => {
    const options: SessionOptions = { suite: 't', out: 'o', mirror: ['m'], budgetUsd: 5, model: ['a/b'], concurrency: 8, yes: true }
    expect(merge(options, { suite: 's', out: 'p', mirror: ['n'], budget: { usd: 3, tokens: 7 }, concurrency: 4 })).toMatchObject({
      suite: 't',
      out: resolve('/here/o'),
      mirrors: [resolve('/here/m')],
      budget: { usd: 5, tokens: 7 },
      models: ['a/b'],
      concurrency: 8,
      yes: true,
    })
  })

  it('take mirrors and the cache from the environment, mirrors before the config', () => {
    const env = { BINNACLE_MIRROR: ['one', 'two'].join(delimiter), BINNACLE_CACHE: '/cache' }
    expect(merge({}, { mirror: ['n'] }, env)).toMatchObject({
      mirrors: [resolve('/here/one'), resolve('/here/two')],
      cacheFolder: resolve('/cache'),
    })
    expect(merge({ mirror: ['m'] }, {}, env).mirrors).toEqual([resolve('/here/m')])
    expect(merge({}, {}, { XDG_CACHE_HOME: '/x' }).cacheFolder).toBe(resolve('/x/binnacle'))
    expect(merge({}, {}, { HOME: '/home/me' }).cacheFolder).toBe(resolve('/home/me/.cache/binnacle'))
  })
})
