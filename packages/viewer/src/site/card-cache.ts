import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunCard } from '../model/documents.ts'
import type { RunPlace } from './find-places.ts'

/** Files from which cards are made. */
const FILES = ['manifest.json', 'run.json', 'stats.json', 'run_spec.json', 'stats.json.gz', 'run_spec.json.gz']

/** Cards of finished runs, kept while their files are what they were. */
export interface CardCache {
  cardOf(place: RunPlace, make: () => Promise<RunCard>): Promise<RunCard>
}

/** Makes a cache of cards. */
export function createCardCache(): CardCache {
  const known = new Map<string, { readonly mark: string; readonly card: RunCard }>()
  return {
    async cardOf(place, make) {
      const mark = await markOf(place.path)
      const kept = known.get(place.path)
      // An id may change its run, where folders come and go.
      if (kept?.mark === mark && kept.card.id === place.id) return kept.card
      const card = await make()
      if (card.state === 'finished') known.set(place.path, { mark, card })
      else known.delete(place.path)
      return card
    },
  }
}

async function markOf(path: string): Promise<string> {
  const marks = await Promise.all(
    FILES.map(async (name) => {
      const found = await stat(join(path, name)).catch(() => undefined)
      return found === undefined ? '-' : `${found.size}.${found.mtimeMs}`
    }),
  )
  return marks.join(' ')
}
