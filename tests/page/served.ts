import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { userEnvironment } from '@binnacle/testkit/project'
import { commandPath, startCommand } from '../support/start-node.ts'

/** A folder in which the demo ran. */
export interface DemoFolder {
  readonly folder: string
  run(words: readonly string[]): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }>
  serve(words: readonly string[]): Promise<ServedPage>
  remove(): void
}

/** A page that the command serves. */
export interface ServedPage {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<number | null>
}

/** Makes a folder in which the demo ran: a real suite of fifteen runs. */
export async function createDemo(): Promise<DemoFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'binnacle-page-'))
  const [program, ...first] = startCommand
  const env = { ...userEnvironment(), BINNACLE_TEST_COMMAND: commandPath }
  const start = (words: readonly string[]) => spawn(program!, [...first, ...words], { cwd: folder, env })
  const demo: DemoFolder = {
    folder,
    run: (words) =>
      new Promise((resolve) => {
        const child = start(words)
        const said = { stdout: '', stderr: '' }
        child.stdout.on('data', (piece) => (said.stdout += String(piece)))
        child.stderr.on('data', (piece) => (said.stderr += String(piece)))
        child.on('close', (code) => resolve({ code: code ?? -1, ...said }))
      }),
    serve: (words) =>
      new Promise((resolve, reject) => {
        const child = start(['serve', '--json', ...words])
        let [out, error] = ['', '']
        child.stderr.on('data', (piece) => (error += String(piece)))
        const ended = new Promise<number | null>((done) => child.on('close', done))
        child.stdout.on('data', (piece) => {
          out += String(piece)
          const url = /"url": "([^"]+)"/.exec(out)?.[1]
          if (url === undefined) return
          resolve({
            url,
            process: child,
            stop() {
              child.kill('SIGINT')
              return ended
            },
          })
        })
        void ended.then((code) => reject(new Error(`serve ended with ${code}: ${error}`)))
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
  const { code, stderr } = await demo.run(['demo', '--quiet'])
  if (code !== 0) throw new Error(`the demo ended with ${code}: ${stderr}`)
  return demo
}

/** A document of a served page. */
export async function documentOf<T>(url: string, address: string): Promise<T> {
  const response = await fetch(new URL(`data/${address}`, url))
  return (await response.json()) as T
}
