// npm run start-time: how long the built command takes to start, beside a bare Node. Medians of 20 rounds, in turns. On a machine with
// other work on it only the ratios say something; the list is that of all plugins of the workspace.
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROUNDS = 20
const command = join(import.meta.dirname, '..', 'packages', 'cli', 'bin', 'binnacle.js')
const cases = { 'node -e 0': ['-e', '0'], 'binnacle --help': [command, '--help'], 'binnacle list tasks': [command, 'list', 'tasks'] }
const times = Object.fromEntries(Object.keys(cases).map((name) => [name, []]))

for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, words] of Object.entries(cases)) {
    const begin = performance.now()
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: tmpdir(), encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    // The first round fills the compile cache.
    if (round > 0) times[name].push(performance.now() - begin)
  }
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const bare = median(times['node -e 0'])
for (const [name, values] of Object.entries(times)) {
  console.log(`${name.padEnd(20)} ${median(values).toFixed(0).padStart(5)} ms  ${(median(values) / bare).toFixed(2)} × bare`)
}
