import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the workspace. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url))

/** The command where it stands in this workspace: its plugins are found from there. */
export const commandPath: string = join(root, 'node_modules', '.bin', 'binnacle')

/** What a process said, and how it ended. */
export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

/** A process of Node that runs from sources. */
export interface Started {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** Fulfilled when a text was said on standard error; rejected when the process ends without. */
  said(text: string): Promise<void>
}

/** Starts a script of `tests/support` in a folder. Variables that would change what a command does are not handed on. */
export function startNode(script: string, words: readonly string[], folder: string, env: Readonly<Record<string, string>> = {}): Started {
  const { NODE_OPTIONS: _options, BINNACLE_MIRROR: _mirror, OPENAI_API_KEY: _key, FORCE_COLOR: _color, ...rest } = process.env
  const child = spawn(process.execPath, ['--conditions=@binnacle/source', join(root, 'tests', 'support', script), ...words], {
    cwd: folder,
    env: { ...rest, BINNACLE_TEST_COMMAND: commandPath, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let [stdout, stderr] = ['', '']
  const waiting = new Set<() => void>()
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
    for (const look of waiting) look()
  })
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }))
  })
  return {
    child,
    ended,
    said: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!stderr.includes(text)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
        void ended.then(() => reject(new Error(`ended without saying «${text}»: ${stdout}${stderr}`)))
      }),
  }
}

/** Runs several commands in one process; gives their exit codes and all that was said. */
export async function runCommands(
  commands: readonly (readonly string[])[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly codes: readonly number[]; readonly stdout: string; readonly stderr: string }> {
  const file = join(folder, '.commands.json')
  writeFileSync(file, JSON.stringify(commands))
  const { code, stdout, stderr } = await startNode('run-commands.mjs', [file, commandPath], folder, env).ended
  if (code !== 0) throw new Error(`the commands ended with ${code}:\n${stdout}\n${stderr}`)
  return { codes: JSON.parse(readFileSync(`${file}.codes`, 'utf8')) as number[], stdout, stderr }
}
