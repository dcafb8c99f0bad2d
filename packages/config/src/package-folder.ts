import { existsSync } from 'node:fs'
import { createRequire, findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** What yarn's Plug'n'Play answers where packages lie in archives instead of `node_modules`. */
interface PnpApi {
  resolveToUnqualified(name: string, issuer: string, options?: { readonly considerBuiltins?: boolean }): string | null
}

/** The module that yarn's Plug'n'Play brings along. */
const PNP = 'pnpapi'

/** Where a package was looked for, and where it is. */
export interface PackagePlace {
  readonly folder: string | undefined
  readonly looked: readonly string[]
}

/** Finds the folder of a package as an import from a folder would: `node_modules` upwards, or yarn's Plug'n'Play. */
export function packageFolder(name: string, from: string): PackagePlace {
  const issuer = join(from, 'package.json')
  const require = createRequire(issuer)
  if (process.versions['pnp'] !== undefined) {
    try {
      const { resolveToUnqualified } = require(PNP) as PnpApi
      const folder = resolveToUnqualified(name, `${from}/`, { considerBuiltins: false })
      return { folder: folder ?? undefined, looked: ["yarn's Plug'n'Play"] }
    } catch {
      return { folder: undefined, looked: ["yarn's Plug'n'Play"] }
    }
  }
  const looked = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name))
  const found = looked.find((folder) => existsSync(join(folder, 'package.json')))
  if (found !== undefined) return { folder: found, looked }
  // A package may name itself.
  try {
    const own = findPackageJSON(name, issuer)
    return { folder: own === undefined ? undefined : dirname(own), looked }
  } catch {
    return { folder: undefined, looked }
  }
}
