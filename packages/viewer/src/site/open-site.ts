import { dirname } from 'node:path'
import type { Samples } from '@binnacle/reader'
import { toJson } from '@binnacle/records'
import { type Address, PART_SIZES, type PartKind } from '../model/addresses.ts'
import type { Fault, LiveDocument, RunCard, SamplesDocument, SiteDocument, SuiteDocument } from '../model/documents.ts'
import { MEDIA_TYPES } from '../model/media-types.data.ts'
import { boardDocument, boardEntries, suiteSchema } from './boards.ts'
import { type CardCache, createCardCache } from './card-cache.ts'
import { faultOf } from './faults.ts'
import { asRelease, findPlaces, type FoundPlaces, type RunPlace, type SuitePlace } from './find-places.ts'
import { helmCard, type MainOf } from './helm-card.ts'
import { modelCards } from './model-cards.ts'
import { ownCard } from './own-card.ts'
import { failuresDocument, integrityDocument, liveRun, readMediaFile, runDocument, statsDocument } from './run-documents.ts'
import { createSampleCache } from './sample-cache.ts'
import { askedDocument, headsDocument, rowsDocument, samplePartDocument, sampleEntry, textsDocument } from './sample-documents.ts'
import type { SiteOptions } from './site-options.ts'

/** A document, or bytes of media. */
export type SiteAnswer =
  | { readonly type: 'json'; readonly text: string }
  | { readonly type: 'media'; readonly bytes: Uint8Array; readonly mimeType: string }

/** What is shown, as documents. */
export interface Site {
  /**
   * A document by its address; undefined where there is none.
   * @throws whatever keeps it from being read, to be named in its place
   */
  read(address: Address): Promise<SiteAnswer | undefined>
  places(): Promise<FoundPlaces>
  samples(place: RunPlace): Promise<Samples>
  suite(suite: SuitePlace): Promise<SuiteDocument>
  close(): Promise<void>
}

/** Milliseconds in which folders are not looked through again. */
const REST = 1_500

/** Looks through the folders, and keeps what it found for a moment. */
function createLoading(options: SiteOptions) {
  const cards = createCardCache()

  let found: { readonly at: number; readonly places: Promise<FoundPlaces> } | undefined
  const suites = new Map<string, { readonly at: number; readonly document: Promise<LoadedSuite> }>()

  function places(): Promise<FoundPlaces> {
    if (found === undefined || (options.carrier === 'server' && Date.now() - found.at > REST)) found = { at: Date.now(), places: findAll() }
    return found.places
  }

  async function findAll(): Promise<FoundPlaces> {
    const all = await findPlaces(options.paths)
    return options.release === undefined ? all : asRelease(all, options.release)
  }

  function load(suite: SuitePlace): Promise<LoadedSuite> {
    const known = suites.get(suite.path)
    if (known !== undefined && (options.carrier === 'files' || Date.now() - known.at < REST)) return known.document
    const document = loadSuite(suite, options, cards)
    suites.set(suite.path, { at: Date.now(), document })
    return document
  }

  async function runPlace(id: string): Promise<{ readonly suite: SuitePlace; readonly place: RunPlace } | undefined> {
    for (const suite of (await places()).suites) {
      const place = suite.runs.find((run) => run.id === id)
      if (place !== undefined) return { suite, place }
    }
    return undefined
  }

  async function cardOf(suite: SuitePlace, place: RunPlace): Promise<RunCard> {
    return (await load(suite)).document.cards.find(({ id }) => id === place.id)!
  }

  return { places, load, runPlace, cardOf }
}

/** Opens what is to be shown. It only reads. */
export function openSite(options: SiteOptions): Site {
  const cache = createSampleCache()
  const { places, load, runPlace, cardOf } = createLoading(options)

  async function siteDocument(): Promise<SiteDocument> {
    const { suites: all, faults } = await places()
    return {
      format: 1,
      version: options.version,
      carrier: options.carrier,
      at: new Date().toISOString(),
      suites: all.map(({ id, name, source, runs }) => ({ id, name, source, runs: runs.length })),
      faults,
    }
  }

  async function liveDocument(): Promise<LiveDocument> {
    const runs = []
    for (const suite of (await places()).suites) {
      if (suite.source === 'helm') continue
      const { document } = await load(suite)
      for (const card of document.cards) {
        const place = suite.runs.find(({ id }) => id === card.id)!
        if (card.state !== 'finished' && card.state !== 'broken') runs.push(await liveRun(place, card))
      }
    }
    return { at: new Date().toISOString(), runs }
  }

  async function ofRun(address: Extract<Address, { run: string }>): Promise<unknown> {
    const known = await runPlace(address.run)
    if (known === undefined) return undefined
    const { suite, place } = known
    switch (address.kind) {
      case 'run':
        return runDocument(place, await cardOf(suite, place))
      case 'stats':
        return statsDocument(place)
      case 'integrity':
        return integrityDocument(place)
      case 'failures':
        return failuresDocument(place)
      case 'samples':
        return samplesDocument(await cache.samplesOf(place))
      case 'part':
        return partDocument((await cache.samplesOf(place)).samples, address.part, address.number)
    }
  }

  return {
    async read(address) {
      const document = await make(address)
      if (document === undefined || isAnswer(document)) return document
      return { type: 'json', text: toJson(document) }
    },
    places,
    samples: async (place) => (await cache.samplesOf(place)).samples,
    suite: async (suite) => (await load(suite)).document,
    close: () => cache.close(),
  }

  async function make(address: Address): Promise<unknown> {
    if (address.kind === 'site') return siteDocument()
    if (address.kind === 'live') return liveDocument()
    if (address.kind === 'media') return mediaAnswer(address.sha256, address.ending)
    if (address.kind === 'suite' || address.kind === 'board') {
      const suite = (await places()).suites.find(({ id }) => id === address.suite)
      if (suite === undefined) return undefined
      const { document, schema } = await load(suite)
      return address.kind === 'suite' ? document : boardDocument(address.board, { suite, cards: document.cards, schema, options })
    }
    return ofRun(address)
  }

  async function mediaAnswer(sha256: string, ending: string): Promise<SiteAnswer | undefined> {
    if (!Object.hasOwn(MEDIA_TYPES, ending)) return undefined
    const all = (await places()).suites
    const outs = [...new Set(all.flatMap(({ runs }) => runs.map(({ path }) => dirname(dirname(dirname(path))))))]
    const roots = [...new Set(all.flatMap(({ runs }) => runs.map(({ root }) => root)))]
    const bytes = await readMediaFile(outs, sha256, roots)
    return bytes === undefined ? undefined : { type: 'media', bytes, mimeType: MEDIA_TYPES[ending]! }
  }
}

const isAnswer = (value: unknown): value is SiteAnswer =>
  typeof value === 'object' && value !== null && (value as { readonly type?: unknown }).type === 'media'

interface LoadedSuite {
  readonly document: SuiteDocument
  readonly schema: Awaited<ReturnType<typeof suiteSchema>>
}

async function loadSuite(suite: SuitePlace, options: SiteOptions, cache: CardCache): Promise<LoadedSuite> {
  const faults: Fault[] = []
  const schema = await suiteSchema(suite).catch((error: unknown) => {
    faults.push(faultOf(error))
    return undefined
  })
  const mainOf: MainOf = (groups) => {
    for (const name of groups) {
      const { main_name: stat, main_split: split } = schema?.runGroups.find((group) => group.name === name)?.environment ?? {}
      if (stat !== undefined) return { stat, ...(split === undefined ? {} : { split }) }
    }
    return undefined
  }
  const isLower = async () => undefined
  const lowerOfSchema = (stat: string) => schema?.metrics.get(stat)?.lower_is_better ?? undefined
  const cards = await Promise.all(
    suite.runs.map((place) =>
      cache.cardOf(place, () =>
        place.source === 'helm' ? helmCard(place, suite.id, mainOf, lowerOfSchema) : ownCard(place, suite.id, options.isLower ?? isLower),
      ),
    ),
  )
  return {
    schema,
    document: {
      id: suite.id,
      name: suite.name,
      source: suite.source,
      runs: cards.length,
      cards,
      boards: boardEntries(cards, schema, options.boards ?? []),
      models: modelCards(cards, options.models ?? []),
      faults,
    },
  }
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
