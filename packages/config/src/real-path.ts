import { realpathSync } from 'node:fs'

/** Folders and files stay where they are while a command starts; each part of a path costs a look at the disk. */
const found = new Map<string, string>()

/**
 * The path of a file or folder without links, as Node's own loader gives it. What is not there is looked for again the next time.
 * @throws what the file system says where it is not there
 */
export function realPathOf(path: string): string {
  let real = found.get(path)
  if (real === undefined) found.set(path, (real = realpathSync(path)))
  return real
}
