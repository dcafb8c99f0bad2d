// npm test: installs, checks format, lint and types, and runs the tests. Further arguments go to vitest. Ends with the worst exit code.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, ensureInstalled, environment, root, run } from './workspace.mjs'

await ensureInstalled()
const checks = [
  ['format', () => run('biome', ['format', '--log-level=warn'])],
  ['lint', () => run('oxlint', ['--quiet'])],
  ['dead exports', () => run('knip', ['--no-progress'])],
  ['build and types', () => build('typecheck')],
  // The commands of the tests are the built ones: they start in a third of the time.
  ['tests', () => run('vitest', ['run', ...process.argv.slice(2)], { env: { ...environment(), BINNACLE_TEST_BUILT: '1' } })],
]
const failed = []
const times = []
for (const [name, check] of checks) {
  const started = performance.now()
  const code = await check()
  times.push(`${name} ${Math.round((performance.now() - started) / 1000)} s`)
  if (code === 0) continue
  failed.push(name)
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code)
}
console.error(`Time: ${times.join(', ')}.`)
if (!existsSync(join(root, '..', 'shared', 'oracle')))
  console.error('Comparisons with HELM were skipped: its recorded runs are not at hand (../shared/oracle).')
if (!process.env.BINNACLE_CHROMIUM && !['chromium', 'chromium-browser', 'google-chrome'].some((name) => existsSync(`/usr/bin/${name}`)))
  console.error('The tests of the page were skipped: there is no Chromium (apt-get install chromium, or BINNACLE_CHROMIUM=PATH).')
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`)
