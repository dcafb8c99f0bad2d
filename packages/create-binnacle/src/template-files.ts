import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PASSED_OVER = new Set(['node_modules', 'dist', 'binnacle-out', '.turbo', '.binnacle', 'turbo.json'])

/** Where the workspace has what the build copies into this package. */
const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url))
const BUILT = fileURLToPath(new URL('./templates.json', import.meta.url))

/** The files of a template, by their paths in it. */
export function readTemplate(name: string): ReadonlyMap<string, string> {
  if (!existsSync(BUILT)) return readFolder(join(WORKSPACE, 'templates', name))
  const templates = JSON.parse(readFileSync(BUILT, 'utf8')) as Record<string, Record<string, string>>
  return new Map(Object.entries(templates[name]!))
}

/** The files that every template gets. */
export function readShared(): ReadonlyMap<string, string> {
  return readFolder(fileURLToPath(new URL('../shared/all/', import.meta.url)))
}

/** The versions of Binnacle's packages that this one was published with. */
export function readVersions(): Readonly<Record<string, string>> {
  const built = fileURLToPath(new URL('./versions.json', import.meta.url))
  if (existsSync(built)) return JSON.parse(readFileSync(built, 'utf8')) as Record<string, string>
  const files = globSync('{packages,plugins}/*/package.json', { cwd: WORKSPACE })
  return Object.fromEntries(
    files.map((file) => {
      const { name, version } = JSON.parse(readFileSync(join(WORKSPACE, file), 'utf8')) as { name: string; version: string }
      return [name, version]
    }),
  )
}

function readFolder(folder: string, path = ''): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    if (PASSED_OVER.has(entry.name)) continue
    const own = path === '' ? entry.name : `${path}/${entry.name}`
    if (entry.isDirectory()) for (const [name, text] of readFolder(folder, own)) files.set(name, text)
    else files.set(own, readFileSync(join(folder, own), 'utf8'))
  }
  return files
}
