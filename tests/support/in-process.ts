import { join } from 'node:path'
import { runCommand } from '../../packages/cli/src/run-command.ts'
import { root } from './start-node.ts'

/** What a command printed, and its exit code. */
export interface CommandOutput {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command in this process, in a folder: for tests that run many. */
export async function runInProcess(words: readonly string[], folder: string): Promise<CommandOutput> {
  const texts = { stdout: '', stderr: '' }
  const { exitCode } = process
  const cwd = process.cwd()
  const writes = { stdout: process.stdout.write, stderr: process.stderr.write }
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = ((text: string | Uint8Array) => {
      texts[name] += typeof text === 'string' ? text : Buffer.from(text).toString()
      return true
    }) as typeof process.stdout.write
  }
  process.exitCode = undefined
  process.chdir(folder)
  try {
    await runCommand([...words, '--no-color'], join(root, 'node_modules', '.bin', 'binnacle'))
    return { code: Number(process.exitCode ?? 0), ...texts }
  } finally {
    Object.assign(process.stdout, { write: writes.stdout })
    Object.assign(process.stderr, { write: writes.stderr })
    process.chdir(cwd)
    process.exitCode = exitCode
  }
}
