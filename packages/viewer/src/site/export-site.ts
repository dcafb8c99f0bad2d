import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { notEmpty, nothingToShow } from '../errors.ts'
import { fromJson } from '@binnacle/records'
import { type Address, addresses, PART_SIZES, parseAddress, type PartKind } from '../model/addresses.ts'
import type { SamplePartDocument, SuiteDocument } from '../model/documents.ts'
import { readPageFiles } from '../server/page-files.ts'
import type { RunPlace } from './find-places.ts'
import { openSite, type Site } from './open-site.ts'
import { mediaOf } from './sample-documents.ts'
import type { SiteOptions } from './site-options.ts'

/** What an export wrote. */
export interface ExportedSite {
  readonly files: number
  readonly bytes: number
  readonly suites: number
  readonly runs: number
  /** Documents that could not be made: the page names them in their place. */
  readonly faults: readonly string[]
}

/**
 * Writes the page and every document that it reads as files, for any static server and under any path. Documents are made one at a time.
 * @throws BinnacleError `ERR_VIEWER_TARGET`, `ERR_VIEWER_NOTHING`
 */
export async function exportSite(options: Omit<SiteOptions, 'carrier'>, to: string): Promise<ExportedSite> {
  if (existsSync(to) && readdirSync(to).length > 0 && !existsSync(join(to, 'data', addresses.site))) throw notEmpty(to)
  const site = openSite({ ...options, carrier: 'files' })
  try {
    return await writeSite(site, options.paths, to)
  } finally {
    await site.close()
  }
}

async function writeSite(site: Site, paths: readonly string[], to: string): Promise<ExportedSite> {
  const found = await site.places()
  if (found.suites.length === 0) throw nothingToShow(paths)
  let [files, bytes] = [0, 0]
  const faults: string[] = []
  const write = async (name: string, content: string | Uint8Array): Promise<void> => {
    const file = join(to, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    files++
    bytes += content.length
  }
  const document = async (path: string): Promise<string | undefined> => {
    try {
      const answer = await site.read(parseAddress(path) as Address)
      if (answer === undefined) return undefined
      await write(`data/${path}`, answer.type === 'json' ? answer.text : answer.bytes)
      return answer.type === 'json' ? answer.text : undefined
    } catch (error) {
      faults.push(`${path}: ${(error as Error).message}`)
      return undefined
    }
  }

  for (const [name, { bytes: content }] of readPageFiles()) await write(name, content)
  await document(addresses.site)
  await document(addresses.live)
  for (const suite of found.suites) {
    const shown = (await site.suite(suite)) satisfies SuiteDocument
    await document(addresses.suite(suite.id))
    for (const { id } of shown.boards) await document(addresses.board(suite.id, id))
    for (const place of suite.runs) await writeRun(site, place, document)
  }
  return { files, bytes, suites: found.suites.length, runs: found.suites.reduce((sum, { runs }) => sum + runs.length, 0), faults }
}

const WRITTEN_PARTS: readonly PartKind[] = ['heads', 'rows', 'texts', 'samples', 'asked']

async function writeRun(site: Site, place: RunPlace, document: (path: string) => Promise<string | undefined>): Promise<void> {
  const { id } = place
  for (const address of [addresses.run(id), addresses.stats(id), addresses.integrity(id), addresses.failures(id), addresses.samples(id)])
    await document(address)
  const samples = await site.samples(place).catch(() => undefined)
  if (samples === undefined) return
  const media = new Map<string, string>()
  for (const kind of WRITTEN_PARTS) {
    for (let part = 0; part * PART_SIZES[kind] < samples.count; part++) {
      const text = await document(addresses.part(id, kind, part))
      if (kind !== 'samples' || text === undefined) continue
      for (const [sha256, ending] of mediaNamed(text)) media.set(sha256, ending)
      await writeLarge(text, part, (number) => document(addresses.part(id, 'large', number)))
    }
  }
  for (const [sha256, ending] of media) await document(addresses.media(sha256, ending))
}

/** The media that a document of samples names, by their hash. */
function mediaNamed(text: string): ReadonlyMap<string, string> {
  if (!text.includes('"mimeType":')) return new Map()
  const { samples } = fromJson(text) as SamplePartDocument
  return new Map(samples.flatMap(({ sample }) => (sample === undefined ? [] : [...mediaOf(sample)])))
}

/** Samples that are too large for their part have files of their own. */
async function writeLarge(text: string, part: number, write: (place: number) => Promise<unknown>): Promise<void> {
  if (!text.includes('{"large":')) return
  const { samples } = JSON.parse(text) as { readonly samples: readonly { readonly large?: number }[] }
  for (const [index, { large }] of samples.entries()) if (large !== undefined) await write(part * PART_SIZES.samples + index)
}
