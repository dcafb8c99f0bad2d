import { dirname } from 'node:path'
import type { Samples } from '@binnacle/reader'
import { type Address, PART_SIZES, type PartKind } from '../model/addresses.ts'
import type { LiveDocument, RunCard, SamplesDocument, SiteDocument } from '../model/documents.ts'
import { MEDIA_TYPES } from '../model/media-types.data.ts'
import { boardDocument } from './boards.ts'
import type { FoundPlaces, RunPlace, SuitePlace } from './find-places.ts'
import type { LoadedSuite } from './load-suite.ts'
import { failuresDocument, integrityDocument, liveRun, readMediaFile, runDocument, statsDocument } from './run-documents.ts'
import type { SampleCache } from './sample-cache.ts'
import { askedDocument, headsDocument, rowsDocument, samplePartDocument, sampleEntry, textsDocument } from './sample-documents.ts'
import type { SiteOptions } from './site-options.ts'

/** What documents are made from. */
export interface Shown {
  readonly options: SiteOptions
  readonly cache: SampleCache
  places(): Promise<FoundPlaces>
  load(suite: SuitePlace): Promise<LoadedSuite>
}

/** Bytes of media, as they are sent. */
export interface MediaAnswer {
  readonly type: 'media'
  readonly bytes: Uint8Array
  readonly mimeType: string
}

/** Makes a document; undefined where there is none of that address. */
export async function makeDocument(shown: Shown, address: Exclude<Address, { kind: 'media' }>): Promise<unknown> {
  if (address.kind === 'site') return siteDocument(shown)
  if (address.kind === 'live') return liveDocument(shown)
  if (address.kind !== 'suite' && address.kind !== 'board') return ofRun(shown, address)
  const suite = (await shown.places()).suites.find(({ id }) => id === address.suite)
  if (suite === undefined) return undefined
  const { document, schema } = await shown.load(suite)
  return address.kind === 'suite'
    ? document
    : boardDocument(address.board, { suite, cards: document.cards, schema, options: shown.options })
}

async function siteDocument({ options, places }: Shown): Promise<SiteDocument> {
  const { suites, faults } = await places()
  return {
    format: 1,
    version: options.version,
    carrier: options.carrier,
    at: new Date().toISOString(),
    suites: suites.map(({ id, name, source, runs }) => ({ id, name, source, runs: runs.length })),
    faults,
  }
}

/** What goes on stands first, then what ended without an end. */
const LIVE_ORDER: readonly string[] = ['running', 'died', 'failed', 'stopped', 'unfinished']

async function liveDocument({ places, load }: Shown): Promise<LiveDocument> {
  const runs = []
  for (const suite of (await places()).suites) {
    const { document } = await load(suite)
    for (const card of document.cards) {
      const place = suite.runs.find(({ id }) => id === card.id)!
      if (card.state !== 'finished' && card.state !== 'broken') runs.push(await liveRun(place, card))
    }
  }
  return { at: new Date().toISOString(), runs: runs.toSorted((a, b) => LIVE_ORDER.indexOf(a.state) - LIVE_ORDER.indexOf(b.state)) }
}

async function ofRun(shown: Shown, address: Extract<Address, { run: string }>): Promise<unknown> {
  const known = await findRun(shown, address.run)
  if (known === undefined) return undefined
  const { suite, place } = known
  switch (address.kind) {
    case 'run':
      return runDocument(place, await cardOf(shown, suite, place))
    case 'stats':
      return statsDocument(place)
    case 'integrity':
      return integrityDocument(place)
    case 'failures':
      return failuresDocument(place)
    case 'samples':
      return samplesDocument(await shown.cache.samplesOf(place))
    case 'part':
      return partDocument((await shown.cache.samplesOf(place)).samples, address.part, address.number)
  }
}

async function findRun({ places }: Shown, id: string): Promise<{ readonly suite: SuitePlace; readonly place: RunPlace } | undefined> {
  for (const suite of (await places()).suites) {
    const place = suite.runs.find((run) => run.id === id)
    if (place !== undefined) return { suite, place }
  }
  return undefined
}

async function cardOf({ load }: Shown, suite: SuitePlace, place: RunPlace): Promise<RunCard> {
  return (await load(suite)).document.cards.find(({ id }) => id === place.id)!
}

/** Media by their hash; undefined where they are not at hand, or of a kind that is not shown. */
export async function mediaAnswer({ places }: Shown, sha256: string, ending: string): Promise<MediaAnswer | undefined> {
  if (!Object.hasOwn(MEDIA_TYPES, ending)) return undefined
  const all = (await places()).suites.flatMap(({ runs }) => runs)
  const outs = [...new Set(all.map(({ path }) => dirname(dirname(dirname(path)))))]
  const roots = [...new Set(all.map(({ root }) => root))]
  const bytes = await readMediaFile(outs, sha256, roots)
  return bytes === undefined ? undefined : { type: 'media', bytes, mimeType: MEDIA_TYPES[ending]! }
}

function samplesDocument({ samples, mark }: { readonly samples: Samples; readonly mark: string }): SamplesDocument {
  const parts = (kind: PartKind) => Math.ceil(samples.count / PART_SIZES[kind])
  return {
    count: samples.count,
    source: samples.source,
    revision: mark,
    parts: { heads: parts('heads'), rows: parts('rows'), samples: parts('samples'), texts: parts('texts') },
  }
}

async function partDocument(samples: Samples, kind: PartKind, number: number): Promise<unknown> {
  if (number * PART_SIZES[kind] >= samples.count) return undefined
  switch (kind) {
    case 'heads':
      return headsDocument(samples, number)
    case 'rows':
      return rowsDocument(samples, number)
    case 'texts':
      return textsDocument(samples, number)
    case 'samples':
      return samplePartDocument(samples, number)
    case 'asked':
      return askedDocument(samples, number)
    case 'large':
      return sampleEntry(samples, number)
  }
}
