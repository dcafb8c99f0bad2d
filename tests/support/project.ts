import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Ended, root, type Started, startNode } from './start-node.ts'

/** A user's project in a folder of its own: files written inline, the workspace's packages installed. */
export interface Project {
  readonly folder: string
  write(files: Readonly<Record<string, string>>): void
  /** Runs the command to its end. */
  run(words: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended>
  start(words: readonly string[], env?: Readonly<Record<string, string>>): Started
  /** A file of the one run of a suite. */
  read(name: string, suite?: string): string
  rows<Row>(name: string, suite?: string): readonly Row[]
  /** The folders of the runs of a suite. */
  runFolders(suite?: string): readonly string[]
  remove(): void
}

/** Makes a project. */
export function createProject(files: Readonly<Record<string, string>>): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'binnacle-project-')))
  symlinkSync(join(root, 'tests', 'node_modules'), join(folder, 'node_modules'))
  const project: Project = {
    folder,
    write(more) {
      for (const [name, text] of Object.entries(more)) {
        const file = join(folder, name)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, text)
      }
    },
    run: (words, env) => project.start(words, env).ended,
    start: (words, env) => startNode('start-command.mjs', words, folder, { BINNACLE_CACHE: join(folder, '.cache'), ...env }),
    runFolders(suite = 'default') {
      const path = join(folder, 'binnacle-out', 'runs', suite)
      return existsSync(path)
        ? readdirSync(path)
            .toSorted()
            .map((name) => join(path, name))
        : []
    },
    read(name, suite) {
      const [own, ...others] = project.runFolders(suite)
      if (own === undefined || others.length > 0) throw new Error(`there are ${others.length + (own === undefined ? 0 : 1)} runs`)
      return readFileSync(join(own, name), 'utf8')
    },
    rows: <Row>(name: string, suite?: string) =>
      project
        .read(name, suite)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Row),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
  project.write({ 'package.json': '{ "name": "project", "private": true, "type": "module" }', ...files })
  return project
}

/** Every text in the files of a folder, with their paths: for looking for what must not be there. */
export function allTexts(folder: string): readonly { readonly path: string; readonly text: string }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    return entry.isFile() ? [{ path, text: readFileSync(path, 'utf8') }] : []
  })
}
