import { openProject, type ProjectOptions } from './open-project.ts'
import type { RunFolderContent } from './read-run-folder.ts'
import type { EndedProcess } from './start-process.ts'

/** What `runProject` takes. */
export interface RunProjectOptions extends ProjectOptions {
  /** The words after `binnacle`: `['run', 'quiz', '--model', 'fake/echo']`. */
  readonly args: readonly string[]
}

/** What a command in a project came to. */
export interface ProjectRun extends EndedProcess {
  /** All runs that it recorded. */
  readonly runs: readonly RunFolderContent[]
}

/**
 * Runs the real command once in a project written inline: files to a passing folder, the command of the author's `node_modules`
 * there, what it said and recorded read, everything removed.
 */
export async function runProject({ args, ...options }: RunProjectOptions): Promise<ProjectRun> {
  const project = openProject(options)
  try {
    const ended = await project.run(args)
    return { ...ended, runs: project.runs() }
  } finally {
    await project.close()
  }
}
