import { type ChildProcess, spawn } from 'node:child_process'

/** What a process said, and how it ended. */
export interface EndedProcess {
  /** Its exit code; `null` where a signal ended it. */
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
  /** Standard output as JSON: one document, or a list of the lines of JSON Lines. */
  json(): unknown
}

/** A process that is under way. */
export interface StartedProcess {
  readonly child: ChildProcess
  readonly ended: Promise<EndedProcess>
  /** Fulfilled when a text was said on standard error; rejected when the process ends without. */
  said(text: string): Promise<void>
}

/** What a process is started with. */
export interface StartOptions {
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  /** Milliseconds after which it is killed. */
  readonly timeout: number
}

/** Starts a program and collects what it says. */
export function startProcess(program: string, words: readonly string[], { folder, env, timeout }: StartOptions): StartedProcess {
  const child = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], timeout, killSignal: 'SIGKILL' })
  let [stdout, stderr] = ['', '']
  const waiting = new Set<() => void>()
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
    for (const look of waiting) look()
  })
  const ended = new Promise<EndedProcess>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr, json: () => parseOutput(stdout) }))
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
        void ended.then(() => reject(new Error(`ended without saying “${text}”: ${stdout}${stderr}`)), reject)
      }),
  }
}

function parseOutput(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    try {
      return lines.map((line) => JSON.parse(line) as unknown)
    } catch {
      throw new Error(`standard output is no JSON: ${text.slice(0, 200)}`, { cause })
    }
  }
}
