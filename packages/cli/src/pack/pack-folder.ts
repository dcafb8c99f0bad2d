import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadPlugins, type PackageManifest, readManifest } from '@binnacle/config'
import type * as Testkit from '@binnacle/testkit/checks'
import * as errors from './errors.ts'

/** A pack as it would be published. */
export interface OpenedPack {
  readonly folder: string
  readonly name: string
  readonly version: string
  readonly plugin: Testkit.AnyPlugin
  /** The card, as it stands in package.json. */
  readonly baselines: readonly Baseline[]
  readonly testkit: typeof Testkit
}

/** What a card says that a simple model scores. */
export interface Baseline {
  readonly entry: string
  readonly model: string
  readonly stat: string
  readonly value: number
  readonly instances: number
}

/** The description of a pack's package. */
export interface PackManifest extends PackageManifest {
  readonly binnacle?: { readonly plugin?: number; readonly pack?: { readonly baselines?: readonly Baseline[] } }
}

/**
 * Opens a pack with the testkit that is installed for it.
 * @throws BinnacleError `ERR_PACK_FOLDER`, `ERR_PACK_TESTKIT`, `ERR_PACK_LOAD`
 */
export async function openPack(folder: string): Promise<OpenedPack> {
  const manifest = readManifest(folder) as PackManifest | undefined
  if (manifest?.name === undefined) throw errors.notAPack(folder, 'has no package.json with a name')
  if (manifest.binnacle?.plugin === undefined)
    throw errors.notAPack(folder, 'is no plugin: its package.json has no "binnacle": { "plugin": 1 }')
  const testkit = await loadTestkit(folder)
  const plugin = await loadOwn(folder, manifest.name)
  const baselines = manifest.binnacle.pack?.baselines
  return {
    folder,
    name: manifest.name,
    version: manifest.version ?? '0.0.0',
    plugin,
    baselines: Array.isArray(baselines) ? baselines : [],
    testkit,
  }
}

async function loadTestkit(folder: string): Promise<typeof Testkit> {
  let file: string
  try {
    file = createRequire(join(folder, 'package.json')).resolve('@binnacle/testkit/checks')
  } catch {
    throw errors.testkitMissing(folder)
  }
  return (await import(pathToFileURL(file).href)) as typeof Testkit
}

async function loadOwn(folder: string, name: string): Promise<Testkit.AnyPlugin> {
  const loaded = await loadPlugins([{ plugin: folder, from: folder }])
  const own = loaded.find((one) => (one.error === undefined ? one.plugin.name === name : true))
  if (own === undefined) throw errors.notAPack(folder, `exports a plugin of another name than its package, ${name}`)
  if (own.error !== undefined) throw errors.packNotLoaded(folder, own.error, existsSync(join(folder, 'dist')))
  return own.plugin.plugin as Testkit.AnyPlugin
}
