import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT, userEnvironment } from './packages.ts'

const COMMAND = join(ROOT, 'packages', 'cli', 'bin', 'binnacle.js')

/** How many plugins the workspace has: each is loaded. */
const PLUGINS = readdirSync(join(ROOT, 'plugins')).length

/** Prints every module as it is loaded. */
const TRACE = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) { process.stderr.write(url + '\\n'); return next(url, context) } })`

/** The modules that the built command loads, as addresses. */
function modulesOf(words: readonly string[]): readonly string[] {
  const loader = `data:text/javascript,${encodeURIComponent(TRACE)}`
  const { status, stderr } = spawnSync(process.execPath, ['--import', loader, COMMAND, ...words], {
    cwd: tmpdir(),
    env: userEnvironment(),
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  return stderr.split('\n').filter((line) => /^(file|node):/.test(line))
}

/** How long the command takes depends on the machine (`npm run start-time` measures it); what it loads does not. */
describe('the command starts at once', () => {
  test('--help loads little but the library of the command line', () => {
    const loaded = modulesOf(['--help'])
    expect(loaded.length).toBeGreaterThan(5)
    expect(loaded.length).toBeLessThan(30)
    expect(loaded.filter((url) => /zod|undici|yaml|cosmiconfig|node:(tls|zlib|http)|packages\/(config|engine|hub)\//.test(url))).toEqual([])
  })

  test('list loads no scenario, no client, and no library whole', () => {
    const loaded = modulesOf(['list'])
    // Of each plugin of the workspace its entry, with at most what it shares with its parts; of all else what stays the same.
    expect(loaded.length).toBeLessThan(60 + 2 * PLUGINS)
    expect(loaded.filter((url) => /\/node_modules\/(zod|undici|yaml|tiktoken)\/|packages\/(engine|hub)\//.test(url))).toEqual([])
  })
})
