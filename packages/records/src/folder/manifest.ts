import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { damaged, newerFormat } from '../errors.ts'
import { createFingerprint, type Fingerprint, fingerprintOf, readFingerprint } from '../files/fingerprint.ts'
import { readWhole } from '../files/open-file.ts'
import { replaceFile } from '../files/write-all.ts'
import { FORMAT } from './format.ts'
import { partPath } from './replace-together.ts'

/** The files of a run that the manifest covers. */
export const RUN_FILES = [
  'run.json',
  'instances.jsonl',
  'train.jsonl',
  'requests.jsonl',
  'judge-requests.jsonl',
  'completions.jsonl',
  'errors.jsonl',
  'changes.jsonl',
  'annotations.jsonl',
  'scores.jsonl',
  'stats.json',
] as const

/** The name of a file of a run. */
export type RunFile = (typeof RUN_FILES)[number]

/** Stats that were recorded before a run was scored again: `stats.1.json` are the first ones. */
export const FORMER_STATS = /^stats\.([1-9]\d{0,8})\.json$/

/** `manifest.json`: size and hash of each file of a finished run. What is not in it does not belong to the run. */
export interface Manifest {
  readonly format: number
  readonly files: ReadonlyMap<string, Fingerprint>
  /** The file as it stands. */
  readonly text: string
}

/**
 * Reads the manifest of a folder; gives undefined where there is none: the run is unfinished.
 * @throws BinnacleError `ERR_RECORD_DAMAGED`, `ERR_RECORD_FORMAT`
 */
export function readManifest(folder: string): Manifest | undefined {
  const file = partPath(folder, 'manifest.json')
  let text: string
  try {
    text = readWhole(file).toString('utf8')
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException).code ?? '')) return undefined
    throw cause
  }
  const wrong = (why: string) => damaged(file, 'manifest.json', why)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw wrong((cause as Error).message)
  }
  const { format = 0, files } = (isObject(value) ? value : {}) as { readonly format?: unknown; readonly files?: unknown }
  if (!isFormat(format)) throw wrong('its format is not a whole number')
  if (format > FORMAT) throw newerFormat(folder, format, FORMAT)
  if (!isObject(files)) throw wrong('it has no list of files')
  const entries = new Map<string, Fingerprint>()
  for (const [name, entry] of Object.entries(files)) {
    if (!isFingerprint(entry) || !isRunFile(name))
      throw wrong(`what it says of ${JSON.stringify(name)} is not size and SHA-256 of a file of a run`)
    entries.set(name, { bytes: entry.bytes, sha256: entry.sha256 })
  }
  return { format, files: entries, text }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value may be the number of a format. */
export const isFormat = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const isRunFile = (name: string): boolean => (RUN_FILES as readonly string[]).includes(name) || FORMER_STATS.test(name)

const isFingerprint = (value: unknown): value is Fingerprint =>
  isObject(value) && isFormat(value['bytes']) && typeof value['sha256'] === 'string' && /^[0-9a-f]{64}$/.test(value['sha256'])

/** `manifest.json` as a text. */
export function formatManifest(files: ReadonlyMap<string, Fingerprint>, format = FORMAT): string {
  return `${JSON.stringify({ ...(format === 0 ? {} : { format }), files: Object.fromEntries(files) }, null, 2)}\n`
}

/** Writes the manifest: from then on the run is finished. */
export function writeManifest(folder: string, files: ReadonlyMap<string, Fingerprint>): void {
  replaceFile(join(folder, 'manifest.json'), formatManifest(files))
}

/** Looks at the bytes of a file while they are read, and says at their end whether they are those of the manifest. */
export interface FileCheck {
  readonly add: (bytes: Buffer) => void
  /** @throws BinnacleError `ERR_RECORD_DAMAGED` */
  readonly end: () => void
}

/**
 * Begins to check a file of a run; undefined where there is no manifest.
 * @throws BinnacleError `ERR_RECORD_DAMAGED` where it is not there, is not in the manifest, or has another size
 */
export function openCheck(folder: string, name: string, manifest: Manifest | undefined): FileCheck | undefined {
  if (manifest === undefined) return undefined
  const file = join(folder, name)
  const wrong = differenceAtSight(folder, name, manifest)
  if (wrong !== undefined) throw damaged(file, name, wrong)
  const fingerprint = createFingerprint()
  return {
    add: fingerprint.add,
    end() {
      const why = difference(manifest.files.get(name)!, fingerprint.value())
      if (why !== undefined) throw damaged(file, name, why)
    },
  }
}

/** Checks the whole content of a file of a run, which was read at once. */
export function checkContent(folder: string, name: string, content: Buffer, manifest: Manifest | undefined): void {
  if (manifest === undefined) return
  const expected = manifest.files.get(name)
  const why = expected === undefined ? NOT_LISTED : difference(expected, fingerprintOf(content))
  if (why !== undefined) throw damaged(join(folder, name), name, why)
}

/** Why a file of a finished run is not what its manifest says; undefined where it is. */
export function damageOf(folder: string, name: string, manifest: Manifest): string | undefined {
  const expected = manifest.files.get(name)
  const wrong = differenceAtSight(folder, name, manifest)
  if (wrong !== undefined || expected === undefined) return wrong
  return difference(expected, readFingerprint(partPath(folder, name)))
}

const NOT_LISTED = 'manifest.json does not list it'

/** What can be seen without reading: a file that is not listed may not be there, and one that is must have its size. */
function differenceAtSight(folder: string, name: string, { files }: Manifest): string | undefined {
  const file = partPath(folder, name)
  const expected = files.get(name)
  if (expected === undefined) return existsSync(file) ? NOT_LISTED : undefined
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) return 'it is missing'
  return found.size === expected.bytes ? undefined : sizeText(expected, found.size)
}

function difference(expected: Fingerprint, found: Fingerprint): string | undefined {
  if (found.bytes !== expected.bytes) return sizeText(expected, found.bytes)
  return found.sha256 === expected.sha256 ? undefined : `its SHA-256 is ${found.sha256}, that of the manifest ${expected.sha256}`
}

const sizeText = ({ bytes }: Fingerprint, found: number): string => `it has ${found} bytes, in the manifest ${bytes}`
