// npm test: installs, checks format, lint and types, and runs the tests. Further arguments go to vitest. Ends with the worst exit code.
import { build, ensureInstalled, run } from './workspace.mjs'

await ensureInstalled()
const checks = [
  ['format', () => run('biome', ['format', '--log-level=warn'])],
  ['lint', () => run('oxlint', ['--quiet'])],
  ['build and types', () => build('typecheck')],
  ['tests', () => run('vitest', ['run', ...process.argv.slice(2)])],
]
const failed = []
for (const [name, check] of checks) {
  const code = await check()
  if (code === 0) continue
  failed.push(name)
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code)
}
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`)
