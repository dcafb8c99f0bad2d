import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a folder of a run has: one of the two may be lost, and is then missed where the run is read. */
const MARKS = ['run.json', 'manifest.json']

/** The run folders below a path: the path itself, or the runs of a suite, or of all suites. Links are followed, but never in a circle. */
export function findRuns(path: string): readonly string[] {
  return existsSync(path) ? runsBelow(path, []) : []
}

function runsBelow(path: string, above: readonly string[]): readonly string[] {
  if (!statSync(path).isDirectory()) return []
  if (isRunFolder(path)) return [path]
  const own = realpathSync(path)
  if (above.includes(own)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink()))
    .map((entry) => join(path, entry.name))
    .toSorted()
    .flatMap((below) => (existsSync(below) ? runsBelow(below, [...above, own]) : []))
}

/** Whether a folder is that of a run. */
export const isRunFolder = (path: string): boolean => MARKS.some((name) => existsSync(join(path, name)))
