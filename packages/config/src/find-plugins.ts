import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { packageFolder } from './package-folder.ts'

/** A package's own description, as far as plugins need it. */
export interface PackageManifest {
  readonly name?: string
  readonly version?: string
  readonly type?: string
  readonly exports?: unknown
  readonly main?: string
  readonly binnacle?: { readonly plugin?: number }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Reads `package.json` of a folder, or gives undefined. */
export function readManifest(folder: string): PackageManifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest
  } catch {
    return undefined
  }
}

/** The nearest folder with a `package.json`, from a folder upwards. */
export function nearestPackage(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (dirname(folder) === folder) return undefined
  }
}

/**
 * The plugins that load without being named: those among the direct dependencies of the nearest package, or, where there are
 * none, among those of the project that the command belongs to; in Binnacle's own workspace, all of `plugins/`.
 * @param from the folder of the config or of the command
 * @param command the path by which the command was started
 */
export function findPlugins(from: string, command: string): readonly { readonly name: string; readonly from: string }[] {
  const own = nearestPackage(from)
  const named = own === undefined ? [] : pluginsOf(own)
  if (named.length > 0) return named
  const project = projectOf(command)
  return project === undefined ? [] : pluginsOf(project)
}

function pluginsOf(project: string): readonly { readonly name: string; readonly from: string }[] {
  const manifest = readManifest(project)
  if (manifest === undefined) return []
  const folder = join(project, 'plugins')
  if (manifest.name === 'binnacle-workspace' && existsSync(folder)) {
    return readdirSync(folder)
      .toSorted()
      .filter((name) => readManifest(join(folder, name))?.binnacle?.plugin === 1)
      .map((name) => ({ name: join(folder, name), from: project }))
  }
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = manifest
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies })
  return names.filter((name) => isPlugin(packageFolder(name, project).folder)).map((name) => ({ name, from: project }))
}

const isPlugin = (folder: string | undefined): boolean => folder !== undefined && readManifest(folder)?.binnacle?.plugin === 1

/** The project in whose `node_modules` the command stands, or the workspace that it is part of. */
function projectOf(command: string): string | undefined {
  const at = command.indexOf(`${sep}node_modules${sep}`)
  if (at >= 0) return command.slice(0, at)
  for (let folder = dirname(command); dirname(folder) !== folder; folder = dirname(folder)) {
    if (readManifest(folder)?.name === 'binnacle-workspace') return folder
  }
  return undefined
}
