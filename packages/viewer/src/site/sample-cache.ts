import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openSamples, type Samples } from '@binnacle/reader'
import type { RunPlace } from './find-places.ts'
import { guardedCarrier } from './guarded-carrier.ts'

/** Runs that stay open; each holds the places of its lines. */
const MOST_OPEN = 6
/** Files by which a run is known to have moved on. */
const WATCHED = [
  'run.json',
  'instances.jsonl',
  'requests.jsonl',
  'completions.jsonl',
  'scores.jsonl',
  'annotations.jsonl',
  'scenario_state.json',
]
/** Milliseconds in which a run that moves on is not opened again. */
const REST = 5_000

interface Opened {
  readonly mark: string
  readonly at: number
  readonly samples: Promise<Samples>
  readonly close: () => Promise<void>
}

/** The samples of runs, opened when first asked for and again when they have moved on. */
export interface SampleCache {
  samplesOf(place: RunPlace): Promise<{ readonly samples: Samples; readonly mark: string }>
  close(): Promise<void>
}

/** Makes a cache of opened runs. */
export function createSampleCache(): SampleCache {
  const opened = new Map<string, Opened>()

  async function forget(path: string): Promise<void> {
    const known = opened.get(path)
    opened.delete(path)
    await known?.samples.catch(() => {})
    // Whoever still reads from it gets a moment.
    setTimeout(() => void known?.close().catch(() => {}), REST).unref()
  }

  return {
    async samplesOf(place) {
      const known = opened.get(place.path)
      const mark = known !== undefined && Date.now() - known.at < REST ? known.mark : await markOf(place.path)
      if (known !== undefined && known.mark === mark) {
        // The one used last is forgotten last.
        opened.delete(place.path)
        opened.set(place.path, known)
        return { samples: await known.samples, mark }
      }
      if (known !== undefined) await forget(place.path)
      const carrier = guardedCarrier(place.path, place.root)
      const samples = openSamples(carrier)
      opened.set(place.path, { mark, at: Date.now(), samples, close: () => carrier.close() })
      while (opened.size > MOST_OPEN) await forget(opened.keys().next().value!)
      try {
        return { samples: await samples, mark }
      } catch (error) {
        await forget(place.path)
        throw error
      }
    },
    async close() {
      for (const { samples, close } of opened.values()) {
        await samples.catch(() => {})
        await close()
      }
      opened.clear()
    },
  }
}

async function markOf(path: string): Promise<string> {
  const marks = await Promise.all(
    WATCHED.map(async (name) => {
      const found = await stat(join(path, name)).catch(() => undefined)
      return found === undefined ? '-' : `${found.size.toString(36)}.${Math.round(found.mtimeMs).toString(36)}`
    }),
  )
  return marks.join('_')
}
