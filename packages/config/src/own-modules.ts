import { readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nearestPackage } from './find-plugins.ts'
import { realPathOf } from './real-path.ts'

/** A module that the command was asked to load, or that such a one imports by a path. */
export interface OwnModule {
  readonly file: string
  /** SHA-256 of the text that was loaded. */
  readonly sha256: string
}

/** What is known of a module, with the modules that it imports by a path. */
interface Known {
  /** The text that was loaded; its hash is taken when it is first asked for, since a list or a help needs none. */
  readonly bytes: Buffer
  sha256?: string
  readonly imports: Set<string>
}

/** The modules that were asked for, and all that they import by paths, by their files. What stands in packages of their own is not followed. */
const known = new Map<string, Known>()
/** What was asked for, with the name of the plugin that it turned out to be. */
const entries = new Map<string, string | undefined>()

/** Notes that a module is asked for: it and what it imports by a path belong to the user, or to a plugin's package. */
export function noteEntry(file: string, plugin?: string): void {
  const real = realPath(file)
  entries.set(real, plugin ?? entries.get(real))
  note(real)
}

/** Notes an import: what a known module imports by a path is known too. */
export function noteImport(specifier: string, from: string | undefined, url: string): void {
  if (!/^(?:\.{0,2}\/|#|file:)/.test(specifier) || from?.startsWith('file:') !== true || !url.startsWith('file:')) return
  const parent = known.get(fileURLToPath(withoutQuery(from)))
  if (parent === undefined) return
  const file = fileURLToPath(withoutQuery(url))
  parent.imports.add(file)
  note(file)
}

function note(file: string): void {
  if (known.has(file)) return
  try {
    known.set(file, { bytes: readFileSync(file), imports: new Set() })
  } catch {
    // It cannot be loaded either, which is told there.
  }
}

/** A module with all that it imports by paths, as far as that was loaded, in the order of their files. */
export function modulesOf(entry: string): readonly OwnModule[] {
  const found = new Map<string, Known>()
  const visit = (file: string): void => {
    const module = known.get(file)
    if (module === undefined || found.has(file)) return
    found.set(file, module)
    for (const other of module.imports) visit(other)
  }
  visit(realPath(entry))
  return [...found].map(([file, module]) => ({ file, sha256: hashOf(module) })).toSorted((a, b) => (a.file < b.file ? -1 : 1))
}

function hashOf(module: Known): string {
  module.sha256 ??= process.getBuiltinModule('node:crypto').hash('sha256', module.bytes)
  return module.sha256
}

/** The module of a plugin, as it was loaded last; undefined where the plugin stands in the config itself. */
export function moduleOfPlugin(name: string): string | undefined {
  return [...entries].findLast(([, plugin]) => plugin === name)?.[0]
}

/** The module that was asked for and brought a file, by imports or as a part of the same package; with its plugin, where it is one. */
export function entryOf(file: string): { readonly file: string; readonly plugin: string | undefined } | undefined {
  const real = realPath(file)
  const brought = ([entry]: readonly [string, unknown]) => modulesOf(entry).some((module) => module.file === real)
  const inPackage = ([entry]: readonly [string, unknown]) => {
    const folder = isInstalled(entry) ? nearestPackage(dirname(entry)) : undefined
    return folder !== undefined && real.startsWith(folder + sep) && !isInstalled(real.slice(folder.length))
  }
  const [entry, plugin] = [...entries].find(brought) ?? [...entries].find(inPackage) ?? []
  return entry === undefined ? undefined : { file: entry, plugin }
}

/** Whether a file lies in an installed package. */
export const isInstalled = (file: string): boolean => file.includes(`${sep}node_modules${sep}`)

const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '')

function realPath(file: string): string {
  try {
    return realPathOf(file)
  } catch {
    return join(file)
  }
}
