import { guardProcess } from './guard-process.ts'
import { runCommand } from './run-command.ts'

/**
 * Runs the command in a process of its own and sets the exit code: 0 done, 1 a check failed, 2 the user's input is wrong, 3 a model or
 * the network failed for good, 4 our fault or a plugin's, 130 stopped, 141 nobody reads what is printed.
 * @param argv what follows the command's name
 * @param command the path by which it was started: its project's plugins are found from there
 */
export async function main(argv: readonly string[], command: string): Promise<void> {
  guardProcess(() => argv.includes('--debug'))
  await runCommand(argv, command)
}
