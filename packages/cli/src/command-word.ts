import { sep } from 'node:path'

/**
 * How the command is called in texts that people copy: with `npx` where it stands in a project's `node_modules` and so on no path.
 * @param command the path by which it was started
 */
export function commandWord(command: string): string {
  return command.includes(`${sep}node_modules${sep}`) ? 'npx binnacle' : 'binnacle'
}
