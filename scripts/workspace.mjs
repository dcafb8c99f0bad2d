// What the root commands share: the install, and programs run with the workspace's own Node. Plain Node 20, no dependency.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the workspace. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const windows = process.platform === 'win32'
const modules = join(root, 'node_modules')
const stamp = join(modules, '.binnacle-install')

const wait = () => {}

/**
 * The environment of programs: the workspace's Node first on the path, then its tools; no telemetry. The package manager is a tool
 * of the tests alone: turbo would take it from the root by a path that does not hold in the packages.
 */
export function environment() {
  const tools = [join(modules, 'node', 'bin'), join(modules, '.bin'), join(root, 'tests', 'node_modules', '.bin')]
  const path = [...tools, process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' }
}

/**
 * Runs a program in the workspace and gives its exit code.
 * @param {string} program a tool of `node_modules/.bin`, or anything on the path
 * @param {readonly string[]} words its arguments
 * @param {import('node:child_process').SpawnOptions} options of `spawn`
 * @param {(text: string) => void} heard what it says, where `options.stdio` pipes it
 * @returns {Promise<number>}
 */
export function run(program, words, options = {}, heard = () => {}) {
  return new Promise((resolve, reject) => {
    const command = windows ? `"${program}"` : program
    const child = spawn(command, windows ? words.map((word) => `"${word}"`) : words, {
      cwd: root,
      env: environment(),
      stdio: 'inherit',
      shell: windows,
      ...options,
    })
    // A terminal sends Ctrl-C to both: the program decides, and this process waits for it. SIGTERM comes to this process alone.
    const pass = () => child.kill('SIGTERM')
    process.on('SIGINT', wait)
    process.on('SIGTERM', pass)
    child.stdout?.on('data', (piece) => heard(String(piece)))
    child.stderr?.on('data', (piece) => heard(String(piece)))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGINT', wait)
      process.off('SIGTERM', pass)
      resolve(signal === null ? (code ?? 1) : 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/** Installs what the lockfile names, unless that was done. Ends the process where it fails. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) wanted.update(readFileSync(join(root, file)))
  const digest = wanted.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.error(`Installing with ${packageManager} …`)
  const code = await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], { env: process.env })
  if (code !== 0) {
    console.error('The install failed; the reason stands above. A mirror of the package registry is set with `npm config set registry`.')
    process.exit(code)
  }
  writeFileSync(stamp, digest)
}

/**
 * Builds every package whose sources changed, and gives the exit code. What the build says is shown where it fails.
 * @param {readonly string[]} more further tasks of turbo
 */
export async function build(...more) {
  if (!existsSync(join(root, 'packages', 'cli', 'dist', 'main.js'))) console.error('Building …')
  const said = []
  const code = await run('turbo', ['run', 'build', ...more, '--output-logs=errors-only'], { stdio: ['ignore', 'pipe', 'pipe'] }, (text) =>
    said.push(text),
  )
  if (code !== 0) console.error(said.join(''))
  return code
}
