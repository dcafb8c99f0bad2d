import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { findRuns } from '@binnacle/records'
import { commandMissing, fileOutside } from './errors.ts'
import { readRunFolder, type RunFolderContent } from './read-run-folder.ts'
import { userEnvironment } from './user-environment.ts'
import { type EndedProcess, type StartedProcess, startProcess } from './start-process.ts'

/** What a project takes. */
export interface ProjectOptions {
  /** Files by path, with their texts. Without a package.json one is written, for ECMAScript modules. */
  readonly files: Readonly<Record<string, string | Uint8Array>>
  /**
   * How the command is started: the path of `binnacle`, or a program with its first words. Where absent: `node_modules/.bin/binnacle`
   * of the nearest folder upwards from here that has one.
   */
  readonly command?: string | readonly string[]
  /** The folder of packages that the project sees as its own; the `node_modules` that the command stands in where absent. */
  readonly nodeModules?: string
  /** Variables of the environment. */
  readonly env?: Readonly<Record<string, string>>
  /** Milliseconds after which a command is ended (two minutes). */
  readonly timeout?: number
}

/** A user's project in a passing folder, in which the real command is started. */
export interface Project {
  readonly folder: string
  /** Writes more files, or others in their places. */
  write(files: ProjectOptions['files']): void
  /** Runs the command to its end. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<EndedProcess>
  /** Starts the command. */
  start(args: readonly string[], env?: Readonly<Record<string, string>>): StartedProcess
  /** The folders of runs: of a suite, or of all. */
  runFolders(suite?: string): readonly string[]
  /** What stands in the folders of runs. */
  runs(suite?: string): readonly RunFolderContent[]
  /** Ends what still runs, and removes the folder. */
  close(): Promise<void>
}

const TIMEOUT = 120_000

/**
 * Opens a project: writes its files to a passing folder, with the packages of the author beside them.
 * @throws BinnacleError `ERR_PROJECT_COMMAND` where no command is found, `ERR_PROJECT_FILE` where a path leads out of the folder
 */
export function openProject(options: ProjectOptions): Project {
  const [program, ...first] = commandOf(options.command)
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'binnacle-project-')))
  const running = new Set<StartedProcess>()
  const modules = options.nodeModules ?? modulesOf(program!)
  if (modules !== undefined) symlinkSync(modules, join(folder, 'node_modules'), 'junction')

  const project: Project = {
    folder,
    write(files) {
      for (const [name, content] of Object.entries(files)) {
        const path = resolve(folder, name)
        const inside = relative(folder, path)
        if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) throw fileOutside(name)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, content)
      }
    },
    run: (args, env) => project.start(args, env).ended,
    start(args, env) {
      const started = startProcess(program!, [...first, ...args], {
        folder,
        env: { ...userEnvironment(), NO_COLOR: '1', BINNACLE_CACHE: join(folder, '.cache'), ...options.env, ...env },
        timeout: options.timeout ?? TIMEOUT,
      })
      running.add(started)
      void started.ended.then(
        () => running.delete(started),
        () => running.delete(started),
      )
      return started
    },
    runFolders: (suite) => findRuns(join(folder, 'binnacle-out', 'runs', ...(suite === undefined ? [] : [suite]))),
    runs: (suite) => project.runFolders(suite).map(readRunFolder),
    async close() {
      for (const { child } of running) child.kill('SIGKILL')
      await Promise.allSettled([...running].map(({ ended }) => ended))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  const manifest = '{ "name": "project", "private": true, "type": "module" }'
  project.write({ 'package.json': manifest, ...options.files })
  return project
}

/** The program and its first words. */
function commandOf(given: ProjectOptions['command']): readonly string[] {
  if (typeof given === 'object') return given
  if (given !== undefined) return started(resolve(given))
  const looked: string[] = []
  for (let at = process.cwd(); ; at = dirname(at)) {
    const path = join(at, 'node_modules', '.bin', 'binnacle')
    looked.push(path)
    if (existsSync(path) || existsSync(`${path}.cmd`)) return started(path)
    if (dirname(at) === at) throw commandMissing(looked)
  }
}

/** On Windows a command of `node_modules/.bin` is a script of the shell's; the file that it starts is started in its place. */
function started(path: string): readonly string[] {
  if (process.platform !== 'win32') return [path]
  const script = join(dirname(path), '..', 'binnacle', 'bin', 'binnacle.js')
  return existsSync(script) ? [process.execPath, script] : [path]
}

/** The `node_modules` that a command stands in. */
function modulesOf(program: string): string | undefined {
  const at = program.lastIndexOf(`node_modules`)
  const path = at < 0 ? undefined : program.slice(0, at + 'node_modules'.length)
  return path !== undefined && existsSync(path) ? path : undefined
}
