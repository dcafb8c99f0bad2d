import type { Samples } from '@binnacle/reader'
import { toJson } from '@binnacle/records'
import type { Address } from '../model/addresses.ts'
import type { SuiteDocument } from '../model/documents.ts'
import { createCardCache } from './card-cache.ts'
import { asRelease, findPlaces, type FoundPlaces, type RunPlace, type SuitePlace } from './find-places.ts'
import { loadSuite, type LoadedSuite } from './load-suite.ts'
import { makeDocument, mediaAnswer, type MediaAnswer, type Shown } from './make-document.ts'
import { createSampleCache } from './sample-cache.ts'
import type { SiteOptions } from './site-options.ts'

/** A document, or bytes of media. */
export type SiteAnswer = { readonly type: 'json'; readonly text: string } | MediaAnswer

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

/** Opens what is to be shown. It only reads. */
export function openSite(options: SiteOptions): Site {
  const cache = createSampleCache()
  const cards = createCardCache()
  let found: { readonly at: number; readonly places: Promise<FoundPlaces> } | undefined
  const suites = new Map<string, { readonly at: number; readonly loaded: Promise<LoadedSuite> }>()
  // What is exported is of one moment.
  const isFresh = (at: number) => options.carrier === 'files' || Date.now() - at < REST

  function places(): Promise<FoundPlaces> {
    if (found === undefined || !isFresh(found.at)) found = { at: Date.now(), places: findAll() }
    return found.places
  }

  async function findAll(): Promise<FoundPlaces> {
    const all = await findPlaces(options.paths)
    return options.release === undefined ? all : asRelease(all, options.release)
  }

  function load(suite: SuitePlace): Promise<LoadedSuite> {
    const known = suites.get(suite.path)
    if (known !== undefined && isFresh(known.at)) return known.loaded
    const loaded = loadSuite(suite, options, cards)
    suites.set(suite.path, { at: Date.now(), loaded })
    return loaded
  }

  const shown: Shown = { options, cache, places, load }
  return {
    async read(address) {
      if (address.kind === 'media') return mediaAnswer(shown, address.sha256, address.ending)
      const document = await makeDocument(shown, address)
      return document === undefined ? undefined : { type: 'json', text: toJson(document) }
    },
    places,
    samples: async (place) => (await cache.samplesOf(place)).samples,
    suite: async (suite) => (await load(suite)).document,
    close: () => cache.close(),
  }
}
