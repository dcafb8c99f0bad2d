import { createHash } from 'node:crypto'
import { type Dirent, realpathSync } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { outsideLink, tooManyFolders } from '../errors.ts'
import type { Fault } from '../model/documents.ts'
import { faultOf } from './faults.ts'

/** A folder that holds a run. */
export interface RunPlace {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly source: 'binnacle' | 'helm'
  /** The real path of the folder that was given: nothing outside is read. */
  readonly root: string
}

/** A folder whose runs belong together. */
export interface SuitePlace {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly source: 'binnacle' | 'helm'
  readonly runs: readonly RunPlace[]
}

/** What was found below the folders that were given. */
export interface FoundPlaces {
  readonly suites: readonly SuitePlace[]
  readonly faults: readonly Fault[]
}

/** Deeper than any output folder: `out/runs/suite/run`. */
const DEEPEST = 6
const MOST_FOLDERS = 50_000
const OWN = ['run.json', 'manifest.json']
const HELM = ['scenario_state.json', 'scenario_state.json.gz', 'run_spec.json', 'run_spec.json.gz']
const PASSED_OVER = new Set(['groups', 'eval_cache', 'node_modules', 'media', 'scenarios'])

interface Walk {
  readonly root: string
  readonly found: { path: string; source: 'binnacle' | 'helm' }[]
  readonly faults: Fault[]
  readonly seen: Set<string>
}

/** Finds the runs below folders, ours and HELM's; links are followed as long as they stay inside. */
export async function findPlaces(roots: readonly string[]): Promise<FoundPlaces> {
  const faults: Fault[] = []
  const runs: RunPlace[] = []
  const suites = new Map<string, { source: 'binnacle' | 'helm'; runs: RunPlace[] }>()
  const taken = new Map<string, number>()
  for (const given of roots) {
    let root: string
    try {
      root = realpathSync(given)
    } catch (error) {
      faults.push(faultOf(error))
      continue
    }
    const walk: Walk = { root, found: [], faults, seen: new Set() }
    await walkFolder(walk, root, 0)
    for (const { path, source } of walk.found) {
      if (runs.some((run) => run.path === path)) continue
      const parent = dirname(path)
      const name = basename(path)
      const run: RunPlace = { id: freeId(taken, name, `${basename(parent)}/${name}`), path, name, source, root }
      runs.push(run)
      const suite = suites.get(parent)
      if (suite === undefined) suites.set(parent, { source, runs: [run] })
      else suite.runs.push(run)
    }
  }
  const suiteIds = new Map<string, number>()
  return {
    suites: [...suites].map(([path, suite]) => {
      const name = basename(path)
      return { id: freeId(suiteIds, name, `suite ${name}`), path, name, ...suite }
    }),
    faults,
  }
}

/** All suites as one, under the name of a release. */
export function asRelease({ suites, faults }: FoundPlaces, name: string): FoundPlaces {
  const [first] = suites
  if (first === undefined) return { suites, faults }
  const id = freeId(new Map(), name, `release ${name}`)
  return { suites: [{ id, path: first.path, name, source: first.source, runs: suites.flatMap(({ runs }) => runs) }], faults }
}

async function walkFolder(walk: Walk, path: string, depth: number): Promise<void> {
  if (walk.seen.has(path) || depth > DEEPEST) return
  if (walk.seen.size >= MOST_FOLDERS) {
    if (walk.seen.size === MOST_FOLDERS) walk.faults.push(faultOf(tooManyFolders(walk.root, MOST_FOLDERS)))
    return
  }
  walk.seen.add(path)
  let entries: readonly Dirent[]
  try {
    entries = await readdir(path, { withFileTypes: true })
  } catch (error) {
    walk.faults.push(faultOf(error))
    return
  }
  const names = new Set(entries.map(({ name }) => name))
  const source = OWN.some((name) => names.has(name)) ? 'binnacle' : HELM.some((name) => names.has(name)) ? 'helm' : undefined
  if (source !== undefined) {
    walk.found.push({ path, source })
    return
  }
  const folders = entries.filter((entry) => !entry.name.startsWith('.') && !PASSED_OVER.has(entry.name))
  for (const entry of folders.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const below = join(path, entry.name)
    if (entry.isDirectory()) await walkFolder(walk, below, depth + 1)
    else if (entry.isSymbolicLink()) await walkLink(walk, below, depth + 1)
  }
}

async function walkLink(walk: Walk, link: string, depth: number): Promise<void> {
  const target = await realpath(link).catch(() => undefined)
  if (target === undefined || !(await stat(target)).isDirectory()) return
  if (isInside(walk.root, target)) await walkFolder(walk, target, depth)
  else walk.faults.push(faultOf(outsideLink(link)))
}

/** Whether a path is a folder or lies in it; both are real paths. */
export const isInside = (root: string, path: string): boolean => path === root || path.startsWith(root.endsWith(sep) ? root : root + sep)

/** An id that says what it is of and stays the same: readable letters of the name, and a digest. */
function freeId(taken: Map<string, number>, name: string, identity: string): string {
  const readable = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-+|-+$/g, '')
  const id = `${readable === '' ? '' : `${readable}-`}${createHash('sha256').update(identity).digest('hex').slice(0, 8)}`
  const times = taken.get(id) ?? 0
  taken.set(id, times + 1)
  return times === 0 ? id : `${id}-${times + 1}`
}
