import satisfies from 'semver/functions/satisfies.js'
import validRange from 'semver/ranges/valid.js'
import * as errors from './errors.ts'
import { type PackageManifest, readManifest } from './find-plugins.ts'
import { packageFolder } from './package-folder.ts'

/**
 * Checks that the peers of a plugin's package are there, in a version that it takes. Ranges that are no range of versions
 * (`workspace:^`, an address) are not checked.
 * @param name the plugin, for messages
 * @throws BinnacleError `ERR_PLUGIN_PEER_MISSING`, `ERR_PLUGIN_PEER_RANGE`
 */
export function checkPeers(name: string, manifest: PackageManifest, folder: string): void {
  for (const [peer, range] of Object.entries(manifest.peerDependencies ?? {})) {
    const { folder: found, looked } = packageFolder(peer, folder)
    if (found === undefined) {
      if (manifest.peerDependenciesMeta?.[peer]?.optional === true) continue
      throw errors.peerMissing(name, folder, peer, range, looked)
    }
    checkRange(name, folder, peer, range, readManifest(found)?.version, found)
  }
}

/**
 * Checks that a package which a plugin needs has a version that it takes.
 * @throws BinnacleError `ERR_PLUGIN_PEER_RANGE`
 */
export function checkRange(
  name: string,
  folder: string,
  needed: string,
  range: string | undefined,
  version: string | undefined,
  at: string,
): void {
  if (range === undefined || version === undefined) return
  if (!fits(version, range)) throw errors.peerRange(name, folder, needed, range, version, at)
}

/** Dozens of plugins take the same version of the same package. */
const known = new Map<string, boolean>()

/** Whether a version is in a range; of what is not a range of versions nothing is said. */
function fits(version: string, range: string): boolean {
  const key = `${version} ${range}`
  let does = known.get(key)
  if (does === undefined) known.set(key, (does = validRange(range) === null || satisfies(version, range, { includePrerelease: true })))
  return does
}
