import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openProject, type Project as OpenedProject } from '@binnacle/testkit/project'
import { commandPath, root, startCommand } from './start-node.ts'

/** A user's project, in which the command runs from its sources and the workspace's packages are installed. */
export interface Project extends Omit<OpenedProject, 'runFolders' | 'runs' | 'close'> {
  /** A file of the one run of a suite. */
  read(name: string, suite?: string): string
  rows<Row>(name: string, suite?: string): readonly Row[]
  /** The folders of the runs of a suite. */
  runFolders(suite?: string): readonly string[]
  remove(): void
}

/** Makes a project. */
export function createProject(files: Readonly<Record<string, string>>): Project {
  const { close, runFolders, ...project } = openProject({
    files,
    command: startCommand,
    nodeModules: join(root, 'tests', 'node_modules'),
    env: { BINNACLE_TEST_COMMAND: commandPath },
  })
  const read = (name: string, suite = 'default'): string => {
    const [own, ...others] = runFolders(suite)
    if (own === undefined || others.length > 0) throw new Error(`there are ${others.length + (own === undefined ? 0 : 1)} runs`)
    return readFileSync(join(own, name), 'utf8')
  }
  return {
    ...project,
    runFolders: (suite = 'default') => runFolders(suite),
    read,
    rows: <Row>(name: string, suite?: string) =>
      read(name, suite)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Row),
    remove: () => void close(),
  }
}

/** Every text in the files of a folder, with their paths: for looking for what must not be there. */
export function allTexts(folder: string): readonly { readonly path: string; readonly text: string }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    return entry.isFile() ? [{ path, text: readFileSync(path, 'utf8') }] : []
  })
}
