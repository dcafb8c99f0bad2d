import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, userEnvironment } from './packages.ts'

const COMMAND = join(ROOT, 'packages', 'cli', 'bin', 'binnacle.js')
const ROUNDS = 20
/** Milliseconds beyond a bare `node -e 0`. */
const LIMITS = { '--help': 40, list: 150 } as const

const env = userEnvironment()

/** Runs Node, and gives how long it took. */
function time(words: readonly string[]): number {
  const begin = performance.now()
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: tmpdir(), env, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return performance.now() - begin
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

test('the command starts at once', { retry: 2, timeout: 120_000 }, () => {
  const cases = { bare: ['-e', '0'], '--help': [COMMAND, '--help'], list: [COMMAND, 'list'] }
  const times: Record<keyof typeof cases, number[]> = { bare: [], '--help': [], list: [] }
  const names = Object.keys(cases) as (keyof typeof cases)[]
  for (const name of names) time(cases[name])
  for (let round = 0; round < ROUNDS; round++) for (const name of names) times[name].push(time(cases[name]))
  const bare = median(times.bare)
  const beyond = { '--help': median(times['--help']) - bare, list: median(times.list) - bare }
  console.info(`bare ${bare.toFixed(0)} ms, --help +${beyond['--help'].toFixed(0)} ms, list +${beyond.list.toFixed(0)} ms`)
  expect(beyond['--help']).toBeLessThan(LIMITS['--help'])
  expect(beyond.list).toBeLessThan(LIMITS.list)
})

test('help loads no library but that of the command line', () => {
  const hook = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) { process.stderr.write(url + '\\n'); return next(url, context) } })`
  const loader = `data:text/javascript,${encodeURIComponent(hook)}`
  const { stderr } = spawnSync(process.execPath, ['--import', loader, COMMAND, '--help'], { cwd: tmpdir(), env, encoding: 'utf8' })
  const loaded = stderr.trim().split('\n')
  expect(loaded.length).toBeGreaterThan(3)
  expect(loaded.filter((url) => /zod|undici|yaml|cosmiconfig|node:(tls|zlib|http)|packages\/(config|engine|hub)/.test(url))).toEqual([])
})
