import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect } from 'vitest'
import { type Block, isAsShown, readBlocks } from './read-blocks.ts'

/** The root of the workspace. */
export const ROOT: string = join(import.meta.dirname, '..', '..')

const NODE = join(ROOT, 'node_modules', 'node', 'bin')
const NODE_ITSELF = join(NODE, 'node')
const START = join(ROOT, 'tests', 'support', 'start-command.mjs')
const CREATE = join(import.meta.dirname, 'start-create.mjs')

/** Settings with which vitest, too, takes the packages of the workspace from their sources. */
const VITEST_FROM_SOURCES = `export default {
  resolve: { conditions: ['@binnacle/source'] },
  ssr: { resolve: { conditions: ['@binnacle/source'] } },
}
`

/** A project in a folder of its own, in which the packages of the workspace are installed from their sources. */
export interface Project {
  readonly folder: string
  readonly env: Record<string, string>
  /** Writes a file to the folder that was entered last. */
  write(file: string, text: string): void
  /** Goes to a folder in the present one: what comes next is written and run there. */
  enter(folder: string): void
  /** Runs one line of a shell block; gives what it printed and its exit code. */
  run(line: string): Promise<{ readonly output: string; readonly errors: string; readonly code: number }>
  /** Starts a program that goes on; gives the first line that it prints. */
  start(line: string): Promise<string>
  close(): void
}

/**
 * Makes a project.
 * @param packages what `npm i -D` would install: names of workspace packages, and of what they depend on
 */
export function createProject(packages: readonly string[]): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'binnacle-docs-')))
  const started: ChildProcess[] = []
  for (const name of packages) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(sourceOf(name), join(folder, 'node_modules', name))
  }
  const binnacle = join(folder, 'node_modules', '.bin', 'binnacle')
  mkdirSync(dirname(binnacle), { recursive: true })
  writeFileSync(
    binnacle,
    `#!/bin/sh\nBINNACLE_TEST_COMMAND="${binnacle}" exec "${NODE_ITSELF}" --conditions=@binnacle/source "${START}" "$@"\n`,
    { mode: 0o755 },
  )
  const tsc = join(folder, 'node_modules', '.bin', 'tsc')
  const compiler = join(folder, 'node_modules', 'typescript', 'bin', 'tsc')
  writeFileSync(tsc, `#!/bin/sh\nexec "${NODE_ITSELF}" "${compiler}" --customConditions @binnacle/source "$@"\n`, { mode: 0o755 })
  if (packages.includes('vitest')) writeFileSync(join(folder, 'vitest.config.ts'), VITEST_FROM_SOURCES)
  const devDependencies = Object.fromEntries(packages.map((name) => [name, '*']))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', devDependencies }))
  const env: Record<string, string> = {
    PATH: `${NODE}${delimiter}${process.env['PATH']}`,
    HOME: folder,
    NODE_OPTIONS: '--conditions=@binnacle/source',
    NO_COLOR: '1',
    BINNACLE_TEST_COMMAND: binnacle,
    BINNACLE_CACHE: join(folder, '.cache'),
    // A spawned test runner must not report to the one that runs this.
    NODE_TEST_CONTEXT: '',
  }
  let place = folder
  /** What is started for the words of a line: a program of the project from its sources, npm, or node itself. */
  const programOf = ([program, ...words]: readonly string[]): readonly [program: string, words: readonly string[]] => {
    if (program === 'npm' && words[0] === 'create') return [NODE_ITSELF, [CREATE, ...words.slice(2).filter((word) => word !== '--')]]
    if (program === 'npm') return ['npm', words]
    if (program !== 'npx') return [NODE_ITSELF, words]
    const [name, ...rest] = words
    if (name === 'vitest') return [NODE_ITSELF, [join(folder, 'node_modules', 'vitest', 'vitest.mjs'), ...rest]]
    if (name === 'tsc') return [tsc, rest]
    return [NODE_ITSELF, [START, ...rest]]
  }
  const child = (line: string) => {
    const words = line
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll(/^'|'$/g, ''))
    const [program, rest] = programOf(words)
    const one = spawn(program, rest, { cwd: place, env })
    one.stdout.setEncoding('utf8')
    one.stderr.setEncoding('utf8')
    return one
  }
  return {
    folder,
    env,
    write(file, text) {
      mkdirSync(dirname(join(place, file)), { recursive: true })
      writeFileSync(join(place, file), text)
    },
    enter: (name) => void (place = join(place, name)),
    run: (line) =>
      new Promise((resolve, reject) => {
        const one = child(line)
        let [output, errors] = ['', '']
        one.stdout.on('data', (piece: string) => (output += piece))
        one.stderr.on('data', (piece: string) => (errors += piece))
        one.on('error', reject)
        one.on('close', (code) => resolve({ output, errors, code: code ?? -1 }))
      }),
    start: (line) =>
      new Promise((resolve, reject) => {
        const one = child(line)
        started.push(one)
        one.stdout.once('data', (piece: string) => resolve(piece.split('\n')[0]!))
        one.on('error', reject)
      }),
    close() {
      for (const one of started) one.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of a package in the workspace, or that of a dependency of one. */
function sourceOf(name: string): string {
  for (const group of ['packages', 'plugins']) {
    for (const one of readdirSync(join(ROOT, group))) {
      const manifest = join(ROOT, group, one, 'package.json')
      if (existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { name: string }).name === name)
        return join(ROOT, group, one)
    }
  }
  const users = [join(ROOT, 'packages', 'config'), join(ROOT, 'packages', 'testkit'), ROOT].map((user) => join(user, 'node_modules', name))
  return realpathSync(users.find((path) => existsSync(path))!)
}

/**
 * Carries out the blocks of a page in order: writes the files, runs the commands, compares what they print. Standard output is
 * compared where a command ends well, else standard error; a block may say which it is, `results` or `errors`.
 * @param background told of the first line of a program that goes on
 */
export async function runPage(
  page: string,
  blocks: readonly Block[],
  project: Project,
  background?: (line: string) => void,
): Promise<number> {
  let commands = 0
  for (const [index, block] of blocks.entries()) {
    const file = block.values.get('file')
    if (file !== undefined) project.write(file, block.text)
    else if (block.words.has('background')) background?.(await project.start(block.text))
    else if (block.words.has('run')) {
      const place = `${page}:${block.line}`
      const wanted = Number(block.values.get('exit') ?? 0)
      let last: Awaited<ReturnType<Project['run']>> | undefined
      for (const line of block.text.trim().split('\n')) {
        const variable = /^export (\w+)=(.*)$/.exec(line)
        if (variable !== null) {
          project.env[variable[1]!] = variable[2]!
          continue
        }
        if (line.startsWith('cd ')) {
          project.enter(line.slice('cd '.length))
          continue
        }
        last = await project.run(line)
        commands++
        expect(last.code, `${place}: ${line}\n${last.output}${last.errors}`).toBe(wanted)
      }
      const next = blocks[index + 1]
      if (next?.words.has('output') !== true) continue
      const fromErrors = next.words.has('errors') || (wanted !== 0 && !next.words.has('results'))
      const said = fromErrors ? last!.errors : last!.output
      if (!isAsShown(next.text, said)) expect(said, `${page}:${next.line}`).toBe(next.text)
    }
  }
  return commands
}

/** The blocks of a page of the workspace. */
export function blocksOf(page: string): readonly Block[] {
  return readBlocks(readFileSync(join(ROOT, page), 'utf8'))
}
