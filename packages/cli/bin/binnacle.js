#!/usr/bin/env node
// Starts the command. Where this Node is too old, says so, or goes on with the one that the workspace carries.
import * as nodeModule from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const [major, minor] = process.versions.node.split('.').map(Number)
const fits = (major === 22 && minor >= 19) || (major === 24 && minor >= 11) || major >= 26

if (fits) {
  // Started by an older Node (below): where that one is killed, this process must not go on alone.
  if (process.env.BINNACLE_NODE === process.execPath && process.connected) {
    process.on('disconnect', () => process.exit(130))
    // A Ctrl-C that was handed on ends a command that does not listen for it, as the signal itself would.
    process.on('message', (message) => {
      if (message === 'SIGINT' && process.listenerCount('SIGINT') === 0) process.exit(130)
    })
    process.channel?.unref()
  }
  nodeModule.enableCompileCache?.()
  // Not imported: Node would make a facade of the module, and load streams for it.
  const { existsSync } = process.getBuiltinModule('node:fs')
  const built = join(here, '..', 'dist', 'main.js')
  if (!existsSync(built)) {
    console.error('binnacle is not built yet. Run `npm run build` in the workspace.')
    process.exit(2)
  }
  const { main } = await import('../dist/main.js')
  let hasEnded = false
  process.on('exit', () => {
    if (hasEnded || process.exitCode !== undefined) return
    console.error(
      'error: the command has not ended, but nothing is left that it could wait for: a plugin waits for something that never comes.',
    )
    console.error('  → Run again with --debug and look at the scenario, hook or client that was at work; what was answered is recorded.')
    process.exitCode = 4
  })
  // Not awaited: a wait that never ends is told by the handler above.
  void main(process.argv.slice(2), process.argv[1] ?? here).then(() => (hasEnded = true))
} else {
  const { existsSync, realpathSync } = await import('node:fs')
  const carried = join(here, '..', '..', '..', 'node_modules', 'node', 'bin', 'node')
  if (existsSync(carried) && process.env.BINNACLE_NODE === undefined) {
    const { spawn } = await import('node:child_process')
    const child = spawn(carried, process.argv.slice(1), {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, BINNACLE_NODE: realpathSync(carried) },
    })
    // A terminal sends Ctrl-C to both, anybody else to this one alone: it is handed on as a message, so that it does not count twice.
    process.on('SIGINT', () => child.connected && child.send('SIGINT'))
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.on('close', (code, signal) => process.exit(signal === null ? (code ?? 4) : 130))
  } else {
    console.error(`binnacle needs Node 22.19 or later (24.11 or later of 24); this is ${process.versions.node}.`)
    process.exit(2)
  }
}
