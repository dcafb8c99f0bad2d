import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Runs a Node script to its end: seconds of wall and CPU, megabytes at the peak. */
export function measure(args, env, cwd) {
  const probe = fileURLToPath(new URL('./probe.mjs', import.meta.url))
  const report = join(cwd, `probe-${process.hrtime.bigint()}.json`)
  const started = process.hrtime.bigint()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', probe, ...args], {
      cwd,
      env: { ...process.env, ...env, BENCH_REPORT: report },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stdout.on('data', (piece) => (said += piece))
    child.stderr.on('data', (piece) => (said += piece))
    child.on('close', (code) => {
      const wall = Number(process.hrtime.bigint() - started) / 1e9
      if (code !== 0) return reject(new Error(`${args.join(' ')} ended with ${code}: ${said.slice(-2000)}`))
      resolve({ wall, ...JSON.parse(readFileSync(report, 'utf8')) })
    })
  })
}
