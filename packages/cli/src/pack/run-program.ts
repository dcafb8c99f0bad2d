import { spawn } from 'node:child_process'

/** A program that has ended. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program to its end. `npm` is started through the shell where it is a batch file. */
export function runProgram(program: string, words: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env): Promise<Ended> {
  const isBatch = process.platform === 'win32' && program === 'npm'
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd, env, shell: isBatch, stdio: ['ignore', 'pipe', 'pipe'] })
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', (piece: Buffer) => stdout.push(piece))
    child.stderr.on('data', (piece: Buffer) => stderr.push(piece))
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({ code: code ?? 1, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() }),
    )
  })
}
