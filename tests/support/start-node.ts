import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type StartedProcess, startProcess, userEnvironment } from '@binnacle/testkit/project'

/** The root of the workspace. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url))

/** The command where it stands in this workspace: its plugins are found from there. */
export const commandPath: string = join(root, 'node_modules', '.bin', 'binnacle')

/** How long a command of these tests may take, in milliseconds. */
const TIMEOUT = 300_000

/** Whether commands are those that were built, which start in a third of the time: `npm test` builds first. From sources elsewhere. */
const isBuilt = process.env['BINNACLE_TEST_BUILT'] === '1'

/** The words with which Node runs a script of `tests/support` from sources. */
export const fromSources = (script: string): readonly string[] => [
  process.execPath,
  '--conditions=@binnacle/source',
  join(root, 'tests', 'support', script),
]

/** The words with which the command is started. */
export const startCommand: readonly string[] = isBuilt
  ? [process.execPath, join(root, 'tests', 'support', 'start-built.mjs')]
  : fromSources('start-command.mjs')

/** Starts a script of `tests/support` in a folder. Variables that would change what a command does are not handed on. */
export function startNode(
  script: string,
  words: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): StartedProcess {
  const [program, ...first] = fromSources(script)
  const all = { ...userEnvironment(), BINNACLE_TEST_COMMAND: commandPath, ...env }
  return startProcess(program!, [...first, ...words], { folder, env: all, timeout: TIMEOUT })
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
