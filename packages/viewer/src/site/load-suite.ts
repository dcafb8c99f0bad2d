import type { Fault, SuiteDocument } from '../model/documents.ts'
import { boardEntries, suiteSchema } from './boards.ts'
import type { CardCache } from './card-cache.ts'
import { faultOf } from './faults.ts'
import type { SuitePlace } from './find-places.ts'
import { helmCard, type MainOf } from './helm-card.ts'
import { modelCards } from './model-cards.ts'
import { ownCard } from './own-card.ts'
import type { SiteOptions } from './site-options.ts'

/** A suite as it is shown, with the schema that HELM left beside it. */
export interface LoadedSuite {
  readonly document: SuiteDocument
  readonly schema: Awaited<ReturnType<typeof suiteSchema>>
}

/** Reads the runs of a suite. */
export async function loadSuite(suite: SuitePlace, options: SiteOptions, cache: CardCache): Promise<LoadedSuite> {
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
