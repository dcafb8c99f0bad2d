import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as errors from './errors.ts'
import type { Baseline, PackManifest } from './pack-folder.ts'
import { runProgram } from './run-program.ts'

/** The pack as it was published last: what it said that baselines score. */
export interface PublishedPack {
  readonly version: string
  readonly baselines: readonly Baseline[]
}

/**
 * Reads the last published pack: from a tarball or folder, else from npm's registry, with the settings that npm has.
 * @returns undefined where it was never published
 * @throws BinnacleError `ERR_PACK_PUBLISHED`
 */
export async function readPublished(name: string, folder: string, since: string | undefined): Promise<PublishedPack | undefined> {
  if (since !== undefined) return publishedOf(await readSince(since), since)
  const { code, stdout, stderr } = await runProgram('npm', ['view', `${name}@latest`, '--json'], folder).catch((cause: unknown) => {
    throw errors.publishedUnread("npm's registry", cause)
  })
  if (/E404/.test(stdout + stderr)) return undefined
  if (code !== 0) throw errors.publishedUnread("npm's registry", new Error(stderr.trim().split('\n')[0]))
  return stdout.trim() === '' ? undefined : publishedOf(JSON.parse(stdout) as PackManifest, "npm's registry")
}

async function readSince(since: string): Promise<PackManifest> {
  if (!existsSync(since)) throw errors.publishedUnread(since, new Error('it is not there'))
  try {
    if (statSync(since).isDirectory()) return JSON.parse(readFileSync(join(since, 'package.json'), 'utf8')) as PackManifest
    const { stdout } = await runProgram('tar', ['-xzOf', since, 'package/package.json'], process.cwd())
    return JSON.parse(stdout) as PackManifest
  } catch (cause) {
    throw errors.publishedUnread(since, cause)
  }
}

function publishedOf({ version, binnacle }: PackManifest, place: string): PublishedPack {
  if (version === undefined) throw errors.publishedUnread(place, new Error('it has no version'))
  return { version, baselines: binnacle?.pack?.baselines ?? [] }
}
