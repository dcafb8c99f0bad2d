import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A library that comes with a published package. */
export interface ThirdParty {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Scripts that npm would run when it is installed. */
  readonly installScripts: readonly string[]
  /** The packages of ours that ask for it, or whose libraries do. */
  readonly neededBy: readonly string[]
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly license?: unknown
  readonly licenses?: readonly { readonly type: string }[]
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

/** What npm runs by itself when a package is installed from the registry. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall']

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** The install scripts of a package. One with a `binding.gyp` is built when it has no script of its own. */
function installScriptsOf(folder: string): readonly string[] {
  const { scripts = {} } = readManifest(folder)
  const named = INSTALL_SCRIPTS.filter((name) => Object.hasOwn(scripts, name))
  return existsSync(join(folder, 'binding.gyp')) ? [...named, 'binding.gyp'] : named
}

/** Our packages that are published, with their install scripts. */
export function publishedPackages(
  root: string,
): readonly { readonly folder: string; readonly name: string; readonly installScripts: readonly string[] }[] {
  return ['packages', 'plugins'].flatMap((place) =>
    readdirSync(join(root, place)).flatMap((name) => {
      const folder = join(root, place, name)
      if (!existsSync(join(folder, 'package.json'))) return []
      const manifest = readManifest(folder)
      return manifest.private === true ? [] : [{ folder, name: manifest.name, installScripts: installScriptsOf(folder) }]
    }),
  )
}

/** All libraries that are installed with our packages, as they are installed here: those asked for, those that they ask for, and those in bundles. */
export function thirdParties(root: string): readonly ThirdParty[] {
  const found = new Map<string, { readonly folder: string; readonly neededBy: Set<string> }>()
  for (const own of publishedPackages(root)) {
    const visit = (from: string, name: string, seen: ReadonlySet<string>): void => {
      if (name === 'binnacle' || name.startsWith('@binnacle/')) return
      const folder = packageFolder(from, name)
      if (folder === undefined || seen.has(folder)) return
      const { version, dependencies = {} } = readManifest(folder)
      const key = `${name}@${version}`
      if (!found.has(key)) found.set(key, { folder, neededBy: new Set() })
      found.get(key)!.neededBy.add(own.name)
      for (const next of Object.keys(dependencies)) visit(folder, next, new Set([...seen, folder]))
    }
    for (const name of [...Object.keys(readManifest(own.folder).dependencies ?? {}), ...bundled(own.folder)])
      visit(own.folder, name, new Set())
  }
  return [...found.values()]
    .map(({ folder, neededBy }) => ({ ...aboutOf(folder), neededBy: [...neededBy].toSorted() }))
    .toSorted((a, b) => (a.name < b.name || (a.name === b.name && a.version < b.version) ? -1 : 1))
}

function aboutOf(folder: string): Omit<ThirdParty, 'neededBy'> {
  const { name, version, license, licenses } = readManifest(folder)
  const licence =
    typeof license === 'string'
      ? license
      : ((license as { readonly type?: string } | undefined)?.type ?? licenses?.map(({ type }) => type).join(' OR '))
  return { name, version, licence: licence ?? 'not said', installScripts: installScriptsOf(folder) }
}

/** Libraries whose code stands in the package's own files: they are named in its notices. */
function bundled(folder: string): readonly string[] {
  const notices = join(folder, 'THIRD-PARTY-NOTICES.md')
  return existsSync(notices) ? [...readFileSync(notices, 'utf8').matchAll(/^## (\S+)$/gm)].map(([, name]) => name!) : []
}

function packageFolder(from: string, name: string): string | undefined {
  for (let folder = realpathSync(from); ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return realpathSync(place)
    if (dirname(folder) === folder) return undefined
  }
}
